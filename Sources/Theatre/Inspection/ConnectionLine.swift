import InterfaceBuilder

/// A connection of an object, as the document has it.
public struct ConnectionLine: Hashable, Sendable {
  /// `outlet`, `outletCollection`, `action` or `segue`.
  public let name: String
  /// The property, the selector, or the kind of the segue.
  public let subject: String
  /// What sets an action off, or what a segue is called.
  public let detail: String?
  /// The id of the object at the other end.
  public let destination: String

  /// nil for an element that is no connection.
  init?(_ element: Element) {
    if let outlet = OutletElement(element) {
      self.init(outlet, outlet.property)
    } else if let member = OutletCollectionElement(element) {
      self.init(member, member.property)
    } else if let action = ActionElement(element) {
      self.init(action, action.selector, action.eventType)
    } else if let segue = SegueElement(element) {
      self.init(segue, segue.relationship ?? segue.kind.rawValue, segue.identifier)
    } else {
      return nil
    }
  }

  private init(_ connection: some ConnectionElement, _ subject: String, _ detail: String? = nil) {
    name = connection.element.name
    self.subject = subject
    self.detail = detail
    destination = connection.destinationID ?? ""
  }
}

extension ConnectionLine: CustomStringConvertible {
  /// `name subject (detail) -> destination`.
  public var description: String {
    [name, subject, detail.map { "(\($0))" }, "->", destination].compactMap(\.self)
      .joined(separator: " ")
  }
}
