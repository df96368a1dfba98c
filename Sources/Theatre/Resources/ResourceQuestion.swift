public import InterfaceBuilder
public import UIKit

/// What a scene asks of its project while it is made. Together with the documents and the
/// translations, the answers are all that it takes from there.
public enum ResourceQuestion: Hashable, Sendable {
  case image(String, AssetTraits)
  case color(String, AssetTraits)
}

/// What the answer to a question rests on.
public struct ResourceAnswer: Hashable, Sendable {
  /// What catalogs say, as text; the same text means the same.
  public var facts: [String] = []
  /// The files whose content counts, in the order they are tried.
  public var files: [String] = []
}

extension ProjectResources {
  /// What the answer rests on now; nothing is decoded.
  public func answer(to question: ResourceQuestion) -> ResourceAnswer {
    switch question {
    case .image(let name, let traits):
      return imageAnswer(ImageKey(name: name, traits: traits))
    case .color(let name, let traits):
      let value = catalogs.lazy.compactMap { $0.color(named: name, for: traits) }.first
      return ResourceAnswer(facts: value.map { ["\($0)"] } ?? [])
    }
  }

  private func imageAnswer(_ key: ImageKey) -> ResourceAnswer {
    var answer = ResourceAnswer()
    if let choice = assetChoice(key) {
      answer.facts.append("\(choice)")
      answer.files.append(choice.file)
    }
    if let file = looseFile(key) {
      answer.facts.append("\(file)")
      answer.files.append(file.path)
    }
    for file in answer.files { note(file) }
    return answer
  }

  /// Calls the closure with each question that the session asks from now on.
  public func listen(
    to session: Session, _ heard: @escaping @MainActor (ResourceQuestion) -> Void
  ) {
    let (image, color) = (session.resources.image, session.resources.color)
    session.resources.image = { name, traits in
      heard(.image(name, AssetTraits(traits)))
      return image(name, traits)
    }
    session.resources.color = { name, traits in
      heard(.color(name, AssetTraits(traits)))
      return color(name, traits)
    }
  }
}
