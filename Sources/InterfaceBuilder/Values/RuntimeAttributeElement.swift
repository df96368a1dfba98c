public import Diagnostics
public import Foundation

/// A `userDefinedRuntimeAttribute`: a value to be set by key path when the object is made.
public struct RuntimeAttributeElement: Hashable, Sendable {
  /// The element that is asked.
  public let element: Element

  /// A view of an element, nil for one of another sort.
  public init?(_ element: Element) {
    guard element.name == "userDefinedRuntimeAttribute" else { return nil }
    self.element = element
  }

  /// Where the value goes, such as `layer.cornerRadius`.
  public var keyPath: String { element["keyPath"] ?? "" }

  /// The type as written, such as `number`.
  public var type: String { element["type"] ?? "" }

  /// Where the attribute stands.
  public var location: SourceLocation { element.location }

  /// The value; nil where the type is not known or its value is missing.
  public var value: Value? {
    switch type {
    case "boolean": .boolean(element.flag("value", default: false))
    case "nil": .nothing
    case "string": text.map(Value.string)
    case "localizedString": text.map(Value.localizedString)
    case "image": text.map(Value.image)
    case "number": number
    case "color": child.flatMap(ColorElement.init).map(Value.color)
    case "point": child.flatMap(CGPoint.init(element:)).map(Value.point)
    case "size": child.flatMap(CGSize.init(element:)).map(Value.size)
    case "rect": child.flatMap(CGRect.init(element:)).map(Value.rect)
    case "range": range
    case _: nil
    }
  }

  private var child: Element? { element.child(key: "value") }

  private var text: String? { element["value"] ?? child?.text }

  private var number: Value? {
    let written = child?["value"] ?? element["value"]
    if child?.name == "integer", let integer = written.flatMap(Int.init) {
      return .integer(integer)
    }
    return written.flatMap(Double.init).map(Value.real)
  }

  private var range: Value? {
    guard let child, let start = child["location"].flatMap(Int.init),
      let length = child["length"].flatMap(Int.init)
    else { return nil }
    return .range(location: start, length: length)
  }

  /// What a run-time attribute can hold.
  public enum Value: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    /// A string to be looked up in the app's tables.
    case localizedString(String)
    case color(ColorElement)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(location: Int, length: Int)
    /// An image by its name in the app.
    case image(String)
    case nothing
  }
}
