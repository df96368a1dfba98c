import Drawing
import Foundation

/// The picture of a view that stands in for one of another framework: a plain panel with the
/// class's name in its middle. It shows that something is there and claims no more.
@MainActor
struct StandIn {
  let name: String
  let bounds: CGRect
  let traits: UITraitCollection

  private static let font = FontDescription(size: 13, weight: .medium)
  /// Points left free at both sides of the name.
  private static let margin: CGFloat = 8

  func panel() -> DisplayList {
    var list = DisplayList([.fill(CGPath(rect: bounds), color(.systemGray5))])
    let line = 1 / max(traits.displayScale, 1)
    let edge = CGPath(rect: bounds.insetBy(dx: line / 2, dy: line / 2))
    if bounds.width > line, bounds.height > line {
      list.append(.stroke(edge, color(.systemGray3), width: line))
    }
    appendName(.secondaryLabel, to: &list)
    return list
  }

  /// The name, if there is room for its height; it is cut off where the panel is too narrow.
  func appendName(_ text: UIColor, plate: UIColor? = nil, to list: inout DisplayList) {
    let typesetter = Session.current.typesetter
    let metrics = typesetter.metrics(of: Self.font)
    let room = max(bounds.width - 2 * Self.margin, 0)
    guard metrics.lineHeight <= bounds.height else { return }
    let request = TextRequest(
      name, font: Self.font, maximumWidth: room)
    guard let line = typesetter.lines(for: request).first, line.width <= room else { return }
    if let plate { appendPlate(plate, of: line.width, metrics.lineHeight, to: &list) }
    let origin = CGPoint(
      x: bounds.midX - line.width / 2,
      y: pixel(bounds.midY + (metrics.ascender + metrics.descender) / 2))
    list.append(.text(line, at: origin, color(text)))
  }

  private func appendPlate(
    _ color: UIColor, of width: CGFloat, _ height: CGFloat, to list: inout DisplayList
  ) {
    let plate = CGRect(
      x: bounds.midX - width / 2 - Self.margin, y: bounds.midY - height / 2 - 3,
      width: width + 2 * Self.margin, height: height + 6)
    let radius: CGFloat = plate.height / 2
    list.append(.fill(CGPath(roundedRect: plate, cornerRadius: radius), self.color(color)))
  }

  func color(_ color: UIColor) -> Drawing.CGColor { color.components(for: traits) }

  private func pixel(_ value: CGFloat) -> CGFloat {
    let scale = max(traits.displayScale, 1)
    return (value * scale).rounded() / scale
  }
}
