/// An `outlet`: a property of its owner that is to hold the destination.
public struct OutletElement: ConnectionElement {
  /// The element that is asked.
  public let element: Element

  /// A view of an element, nil for one of another sort.
  public init?(_ element: Element) {
    guard element.isConnection("outlet") else { return nil }
    self.element = element
  }

  /// The name of the property.
  public var property: String { element["property"] ?? "" }
}

/// An `outletCollection`: one object of an array that a property of the owner is to hold.
public struct OutletCollectionElement: ConnectionElement {
  /// The element that is asked.
  public let element: Element

  /// A view of an element, nil for one of another sort.
  public init?(_ element: Element) {
    guard element.isConnection("outletCollection") else { return nil }
    self.element = element
  }

  /// The name of the property.
  public var property: String { element["property"] ?? "" }

  /// The class of the collection as written; an array when nothing is.
  public var collectionClass: String { element["collectionClass"] ?? "NSArray" }

  /// Whether the object joins what the property holds already, as gesture recognisers do.
  public var appends: Bool { element.flag("appends", default: false) }
}
