/// An anchor as UIKit writes it to the console.
@MainActor
struct AnchorText {
  private let anchor: any ItemAnchor

  init(_ anchor: any ItemAnchor) { self.anchor = anchor }

  /// What an equation says in its place: `UIView:0x….width`.
  var body: String {
    guard let span = anchor.span else { return Self.place(anchor.end) }
    return "(\(Self.place(span.end)) - \(Self.place(span.start)))"
  }

  /// With class, address, and what a name that stands alone is short for. Known from logs.
  var description: String {
    let address = Session.current.address(of: anchor)
    let legend = ItemText(anchor.item).legend.map { " (names: \($0))" } ?? ""
    return "<\(className):\(address) \"\(body)\"\(legend)>"
  }

  private var className: String {
    switch anchor.attribute.quantity {
    case .horizontalPlace: "NSLayoutXAxisAnchor"
    case .verticalPlace: "NSLayoutYAxisAnchor"
    case .size, nil: "NSLayoutDimension"
    }
  }

  private static func place(_ end: AnchorSpan.End) -> String {
    "\(ItemText(end.item).text).\(end.attribute)"
  }
}
