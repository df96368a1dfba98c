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
    paths(called: document.namesOfOthers)
  }

  /// The files of the names: one for each that the project has, storyboards first, sorted by name.
  public func paths(called names: DocumentNames) -> [String] {
    names.storyboards.sorted().flatMap { preferredStoryboards[$0] ?? [] }
      + names.xibs.sorted().flatMap { preferredXibs[$0] ?? [] }
  }

  /// By each name the files for it, sorted: one for each device that has its own.
  func preferred(among paths: [String]) -> [String: [String]] {
    var best: [String: (path: String, rank: Int)] = [:]
    for path in paths {
      let parts = ResourcePath(path)
      let rank = self.rank(parts.language)
      if let known = best[parts.stem], known.rank <= rank { continue }
      best[parts.stem] = (path, rank)
    }
    let sorted = best.sorted { $0.key < $1.key }
    return Dictionary(grouping: sorted) { plainStem($0.key) }
      .mapValues { $0.map(\.value.path) }
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
