/// Every kind of element that makes an object, by the element's name.
@MainActor
enum NibKinds {
  /// One list a room: what belongs together stands in one file.
  static let all: [NibKind] = basics + controls + scrolling + containers + bars + systemViews

  private static let byElement = Dictionary(
    all.map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })

  static func named(_ element: String) -> NibKind? { byElement[element] }
}
