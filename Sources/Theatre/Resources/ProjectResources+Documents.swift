import Diagnostics
import InterfaceBuilder

extension ProjectResources {
  /// Documents that are followed from one to the next, beyond which none is opened.
  private static let documentLimit = 1000

  /// The documents that these refer to, and those that those refer to: storyboards by reference,
  /// xibs by the names of controllers and views.
  func needed(by documents: [Document]) -> [Document] {
    var paths = Set(documents.map(\.file))
    var queue = documents
    var position = 0
    while position < queue.count, queue.count < Self.documentLimit {
      for path in self.paths(neededBy: queue[position]) where paths.insert(path).inserted {
        if let document = document(at: path) { queue.append(document) }
      }
      position += 1
    }
    return Array(queue.dropFirst(documents.count))
  }

  /// What a document names, found in the project. Files of the document's own name are itself.
  private func paths(neededBy document: Document) -> [String] {
    var names = DocumentNames()
    for element in document.root.descendants { names.add(element) }
    return [(index.storyboards, names.storyboards), (index.xibs, names.xibs)]
      .flatMap { paths, names in preferred(among: paths, called: names) }
  }

  /// One path a name.
  private func preferred(among paths: [String], called names: Set<String>) -> [String] {
    var best: [String: (path: String, rank: Int)] = [:]
    for path in paths {
      let parts = ResourcePath(path)
      guard names.contains(plainStem(parts.stem)) else { continue }
      let rank = self.rank(parts.language)
      if let known = best[parts.stem], known.rank <= rank { continue }
      best[parts.stem] = (path, rank)
    }
    return best.sorted { $0.key < $1.key }.map(\.value.path)
  }

  /// A name without the suffix of a device.
  private func plainStem(_ stem: String) -> String {
    stem.firstIndex(of: "~").map { String(stem[..<$0]) } ?? stem
  }

  /// Smaller is better.
  private func rank(_ language: String?) -> Int {
    if let language, let place = self.language?.spellings.firstIndex(of: language) {
      return place
    }
    return language == "Base" ? 10 : language == nil ? 11 : 12
  }

  private func document(at path: String) -> Document? {
    if let known = documents[path] { return known }
    let found: Document?
    do {
      found = try Document(contentsOf: path)
      note(path)
    } catch {
      found = nil
      note(path, [error.diagnostic])
    }
    documents[path] = .some(found)
    return found
  }
}

/// The names by which a document may ask for others.
private struct DocumentNames {
  var storyboards: Set<String> = []
  var xibs: Set<String> = []

  mutating func add(_ element: Element) {
    if let name = element["storyboardName"] { storyboards.insert(name) }
    if let name = element["nibName"] { xibs.insert(name) }
    guard let name = element["customClass"] else { return }
    xibs.insert(name)
    if name.hasSuffix("Controller") { xibs.insert(String(name.dropLast("Controller".count))) }
  }
}
