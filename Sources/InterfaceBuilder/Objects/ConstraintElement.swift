/// A `constraint`: how two attributes of views or guides are to be related.
public struct ConstraintElement: ObjectElement {
  /// The element that is asked.
  public let element: Element

  /// A view of an element, nil for one of another sort.
  public init?(_ element: Element) {
    guard element.name == "constraint" else { return nil }
    self.element = element
  }

  /// The first item; the view that holds the constraint where none is written. nil where it
  /// dangles.
  public var firstItem: Element? { item("firstItem") }

  /// The second item; the view that holds the constraint where only an attribute is written. nil
  /// for a constraint to a constant.
  public var secondItem: Element? { secondAttribute == nil ? nil : item("secondItem") }

  /// The attribute as written, such as `leading` or `leadingMargin`.
  public var firstAttribute: String { element["firstAttribute"] ?? "" }

  /// The attribute of the second item; nil for a constraint to a constant.
  public var secondAttribute: String? { element["secondAttribute"] }

  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`; the first when nothing is written.
  public var relation: String { element["relation"] ?? "equal" }

  /// What is added to the second attribute, in points.
  public var constant: Double { element.number("constant") ?? 0 }

  /// What the second attribute is multiplied by. It is written as a number, or as a ratio such as
  /// `16:9` or `16/9`.
  public var multiplier: Double {
    let parts = (element["multiplier"] ?? "1").split { $0 == ":" || $0 == "/" }.map { Double($0) }
    switch (parts.first ?? nil, parts.count == 2 ? parts[1] : 1) {
    case (let above?, let below?) where (above / below).isFinite: return above / below
    case _: return 1
    }
  }

  /// From 1 to 1000, which is required and meant when nothing is written.
  public var priority: Double { element.number("priority") ?? 1000 }

  /// The name by which code finds the constraint.
  public var identifier: String? { element["identifier"] }

  /// Whether the constraint is only for Interface Builder and removed at build time.
  public var isPlaceholder: Bool { element.flag("placeholder", default: false) }

  private func item(_ attribute: String) -> Element? {
    guard let id = element[attribute] else { return element.parent?.parent }
    return element.document.element(id: id)
  }
}
