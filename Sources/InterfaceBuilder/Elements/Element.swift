public import Diagnostics

/// An element of a document: a light handle that is asked and answers from the document.
public struct Element: Hashable, Sendable {
  /// The document that the element is part of.
  public let document: Document
  let index: Int32

  /// The name of the tag.
  public var name: String { document.names[Int(node.name)] }

  /// Where the `<` of the start tag stands.
  public var location: SourceLocation { document.source.location(Int(node.start)) }

  /// Equal are two handles of the same place of the same document.
  public static func == (one: Element, other: Element) -> Bool {
    one.index == other.index && one.document === other.document
  }

  /// Follows `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(document))
    hasher.combine(index)
  }

  var node: Node { document.nodes[Int(index)] }
}

extension Element: CustomStringConvertible {
  /// The start tag as written.
  public var description: String {
    document.source.string(Int(node.start)..<Int(node.contentStart))
  }

  /// The element as written, with all that is in it.
  public var xml: String { document.source.string(Int(node.start)..<Int(node.end)) }
}
