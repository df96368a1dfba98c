import Drawing
import Foundation

/// Stands in for a view of a kind that is not supported: keeps its place and shows what it is.
@MainActor
package class OpaqueView: UIView {
  /// The class or element that it stands for.
  package internal(set) final var kind = "" { didSet { setNeedsDisplay() } }

  package override func drawContents() -> Picture? {
    let font = FontDescription(size: 11)
    let color = CGColor(gray: 0.5, alpha: 1)
    let frame = CGPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5))
    var list = DisplayList([.stroke(frame, color, width: 1)])
    let request = TextRequest(kind, font: font, maximumWidth: max(bounds.width - 8, 0))
    for line in Session.current.typesetter.lines(for: request) {
      let metrics = Session.current.typesetter.metrics(of: font)
      let origin = CGPoint(
        x: bounds.midX - line.width / 2,
        y: bounds.midY + (metrics.ascender + metrics.descender) / 2)
      list.append(.text(line, at: origin, color))
    }
    return Picture(bounds: bounds, list)
  }
}
