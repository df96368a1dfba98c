public import Diagnostics

/// A typed view of something under `connections`.
public protocol ConnectionElement: Hashable, Sendable {
  var element: Element { get }
}

extension ConnectionElement {
  /// The id of the connection itself.
  public var id: String? { element.id }

  /// Where the connection stands.
  public var location: SourceLocation { element.location }

  /// The object that the connection starts from: the one that holds `connections`.
  public var owner: Element? { element.parent?.parent }

  /// The id of the object that the connection leads to.
  public var destinationID: String? { element["destination"] }

  /// The object that the connection leads to; nil where it dangles.
  public var destination: Element? { destinationID.flatMap(element.document.element(id:)) }
}

extension Element {
  /// Whether this is a connection of a kind, and not a mere mention of one.
  func isConnection(_ name: String) -> Bool {
    self.name == name && parent?.name == "connections"
  }
}
