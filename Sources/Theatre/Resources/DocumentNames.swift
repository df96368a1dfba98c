public import InterfaceBuilder

/// The names by which a document may ask for others. Whatever it loads has one of them.
public struct DocumentNames: Hashable, Sendable {
  public private(set) var storyboards: Set<String> = []
  public private(set) var xibs: Set<String> = []

  /// The names that are not among these.
  public func without(storyboards known: Set<String>, xibs knownXibs: Set<String>) -> DocumentNames
  {
    var rest = DocumentNames()
    rest.storyboards = storyboards.subtracting(known)
    rest.xibs = xibs.subtracting(knownXibs)
    return rest
  }

  fileprivate mutating func add(_ element: Element) {
    if let name = element["storyboardName"] { storyboards.insert(name) }
    if let name = element["nibName"] { xibs.insert(name) }
    guard let name = element["customClass"] else { return }
    xibs.insert(name)
    if name.hasSuffix("Controller") { xibs.insert(String(name.dropLast("Controller".count))) }
  }
}

extension Document {
  /// Storyboards by reference, xibs by the names of controllers, views and their classes.
  public var namesOfOthers: DocumentNames {
    var names = DocumentNames()
    for element in root.descendants { names.add(element) }
    return names
  }

  /// The name by which code and other documents ask for it.
  public var nameForOthers: String { kind == .xib ? resourceStem : storyboardName }
}
