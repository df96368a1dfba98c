import Drawing
import Foundation

/// Signal, waves and battery. The places are those of the glyphs' left ends, at half their height.
struct StatusGlyphs {
  let tint: Drawing.CGColor
  let factor: CGFloat

  func drawSignal(at place: CGPoint, in list: inout DisplayList) {
    for (index, height) in [4.0, 6.3, 9.0, 12.0].enumerated() {
      let height = CGFloat(height) * factor
      let rect = CGRect(
        x: place.x + CGFloat(index) * 4.9 * factor, y: place.y + 6 * factor - height,
        width: 3.2 * factor, height: height)
      list.append(.fill(CGPath(roundedRect: rect, cornerRadius: 0.9 * factor), tint))
    }
  }

  /// Three arcs over a point, the innermost filled.
  func drawWaves(at place: CGPoint, in list: inout DisplayList) {
    let foot = CGPoint(x: place.x + 8.5 * factor, y: place.y + 6 * factor)
    for radius in [10.4, 6.6] {
      let arc = Self.arc(foot, radius: CGFloat(radius) * factor)
      let path = CGPath([.move(arc[0])] + arc.dropFirst().map { .line($0) })
      list.append(.stroke(path, tint, width: 2.4 * factor))
    }
    let arc = Self.arc(foot, radius: 4.1 * factor)
    list.append(.fill(CGPath([.move(foot)] + arc.map { .line($0) } + [.close]), tint))
  }

  /// A quarter of a circle above its middle.
  private static func arc(_ middle: CGPoint, radius: CGFloat) -> [CGPoint] {
    (0...12).map { step in
      let angle = -CGFloat.pi * (0.75 - 0.5 * CGFloat(step) / 12)
      return CGPoint(
        x: middle.x + radius * CGFloat(cos(Double(angle))),
        y: middle.y + radius * CGFloat(sin(Double(angle))))
    }
  }

  func drawBattery(at place: CGPoint, in list: inout DisplayList) {
    let body = CGRect(
      x: place.x + 0.5, y: place.y - 6 * factor, width: 24 * factor, height: 12 * factor)
    let faint = tint.copy(alpha: tint.alpha * 0.4)
    list.append(.stroke(CGPath(roundedRect: body, cornerRadius: 3.8 * factor), faint, width: 1))
    let charge = body.insetBy(dx: 2 * factor, dy: 2 * factor)
    list.append(.fill(CGPath(roundedRect: charge, cornerRadius: 2.2 * factor), tint))
    let cap = CGRect(
      x: body.maxX + 1.2 * factor, y: place.y - 2 * factor, width: 1.6 * factor,
      height: 4 * factor)
    list.append(.fill(CGPath(roundedRect: cap, cornerRadius: 0.8 * factor), faint))
  }
}
