import InterfaceBuilder
import Theatre

/// The documents of the call by the names that others know them by. Of two with one name the first
/// counts.
struct GivenDocuments {
  private var storyboards: [String: String] = [:]
  private var xibs: [String: String] = [:]

  mutating func add(_ document: DocumentFacts) {
    switch document.kind {
    case .storyboard: storyboards[document.name] = storyboards[document.name] ?? document.path
    case .xib: xibs[document.name] = xibs[document.name] ?? document.path
    }
  }

  /// The files of the names: those of the call, then what the project has for the rest.
  @MainActor
  func paths(called names: DocumentNames, in project: ProjectResources) -> [String] {
    let own =
      names.storyboards.sorted().compactMap { storyboards[$0] }
      + names.xibs.sorted().compactMap { xibs[$0] }
    let rest = names.without(storyboards: Set(storyboards.keys), xibs: Set(xibs.keys))
    return own + project.paths(called: rest)
  }
}

/// The documents used last.
struct RecentDocuments {
  private static let capacity = 24
  /// The one used longest ago first.
  private var documents: [Document] = []

  mutating func document(at path: String) -> Document? {
    guard let index = documents.firstIndex(where: { $0.file == path }) else { return nil }
    let document = documents.remove(at: index)
    documents.append(document)
    return document
  }

  mutating func keep(_ document: Document) {
    documents.append(document)
    if documents.count > Self.capacity { documents.removeFirst() }
  }
}
