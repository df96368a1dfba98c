/// An `action`: a message that the owner sends to the destination.
public struct ActionElement: ConnectionElement {
  /// The element that is asked.
  public let element: Element

  /// A view of an element, nil for one of another sort.
  public init?(_ element: Element) {
    guard element.isConnection("action") else { return nil }
    self.element = element
  }

  /// The message in Objective-C's spelling, such as `swap:`.
  public var selector: String { element["selector"] ?? "" }

  /// The event of a control, such as `touchUpInside`; nil for items and recognisers, which know
  /// but one.
  public var eventType: String? { element["eventType"] }

  /// Whether the message goes to whatever object along the responder chain understands it.
  public var goesToFirstResponder: Bool {
    destinationID == "-2" || destination?["placeholderIdentifier"] == "IBFirstResponder"
  }
}
