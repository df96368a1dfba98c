import Drawing
import Foundation

extension ShapeStyle {
  /// The fill under the stroke.
  func append(to list: inout DisplayList) {
    guard let path else { return }
    if let fillColor, fillColor.alpha > 0 {
      list.append(.fill(path, fillColor, rule: fillRule.rule))
    }
    guard let strokeColor, strokeColor.alpha > 0, stroke.width > 0 else { return }
    let line = path.trimmed(from: strokeStart, to: strokeEnd)
    if !line.elements.isEmpty { list.append(.stroke(line, strokeColor, stroke)) }
  }

  /// What is drawn, generously; mitres may reach further than half a line's width.
  var extent: CGRect? {
    guard let box = path?.boundingBox, !box.isNull else { return nil }
    let isMitred = stroke.join == .miter ? stroke.miterLimit : 1
    let reach: CGFloat = strokeColor == nil ? 0 : stroke.width / 2 * max(1, isMitred)
    return box.insetBy(dx: -reach, dy: -reach)
  }
}
