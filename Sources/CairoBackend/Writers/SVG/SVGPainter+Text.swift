import CCairo
import Drawing
import Foundation

extension SVGPainter {
  /// Writes the line's glyphs where the renderer puts them, and the text itself beside them.
  func write(_ line: TextLine, at point: CGPoint, _ color: CGColor) throws(WritingError) {
    let shaped = kept.text.shape(line.text, line.font, isRightToLeft: line.isRightToLeft)
    guard !shaped.clusters.isEmpty, line.width.isFinite, point.x.isFinite, point.y.isFinite,
      line.outlineWidth.isFinite
    else { return }
    let spacing = (Double(line.width) - shaped.advance) / Double(shaped.clusters.count)
    var uses: [String] = []
    for run in shaped.runs {
      for glyph in run.glyphs {
        guard let shape = try glyphs.shape(glyph.index, of: run) else { continue }
        let x = glyph.x + spacing * Double(glyph.clustersBefore)
        uses.append(use(shape, CGPoint(x: CGFloat(x), y: CGFloat(glyph.y))))
      }
    }
    guard !uses.isEmpty else { return }
    var paint = color.svg("fill")
    if line.outlineWidth > 0 {
      paint = "fill=\"none\" \(color.svg("stroke")) "
      paint += "stroke-width=\"\(state.shapes.text(line.outlineWidth))\" stroke-miterlimit=\"10\""
    }
    let places = state.places
    let move = "transform=\"translate(\(SVGNumber.list(point.x, point.y, places: places)))\""
    add("<g \(move) \(paint)\(SVGText.label(line.text))>\(uses.joined())</g>")
  }

  private func use(_ shape: SVGGlyphs.Shape, _ place: CGPoint) -> String {
    let place = CGPoint(x: place.x + shape.frame.minX, y: place.y + shape.frame.minY)
    let x = state.shapes.text(place.x)
    let y = state.shapes.text(place.y)
    var text = "<use href=\"#\(shape.id)\""
    if x != "0" { text += " x=\"\(x)\"" }
    if y != "0" { text += " y=\"\(y)\"" }
    if shape.frame.width > 0 {
      text += " width=\"\(state.shapes.text(shape.frame.width))\""
      text += " height=\"\(state.shapes.text(shape.frame.height))\""
    }
    return text + "/>"
  }
}

extension SVGPainter {
  /// Whether a picture's few plain commands stay within its bounds, so that nothing is cut.
  func holdsAll(_ list: DisplayList, within bounds: CGRect) -> Bool {
    guard list.commands.count <= 16 else { return false }
    return list.commands.allSatisfy { command in
      switch command {
      case .save, .restore: true
      case .fill(let path, _, _), .gradient(let path, _): bounds.contains(path.boundingBox)
      case .image(_, let rect, _): bounds.contains(rect)
      case .stroke(let path, _, let style):
        bounds.contains(
          path.boundingBox.insetBy(dx: -style.reach(on: path), dy: -style.reach(on: path)))
      case .text(let line, let point, _):
        line.outlineWidth <= 0 && ink(of: line, at: point).map(bounds.contains) ?? false
      case .transform, .clip, .blend, .picture, .moving, .shadow, .backdrop, .beginGroup,
        .endGroup, .dissolve:
        false
      }
    }
  }

  /// nil if some of it is not an outline.
  private func ink(of line: TextLine, at point: CGPoint) -> CGRect? {
    let shaped = kept.text.shape(line.text, line.font, isRightToLeft: line.isRightToLeft)
    guard !shaped.clusters.isEmpty, line.width.isFinite else { return nil }
    let spacing = (Double(line.width) - shaped.advance) / Double(shaped.clusters.count)
    var ink = CGRect.null
    for run in shaped.runs {
      for glyph in run.glyphs {
        guard let shape = try? glyphs.shape(glyph.index, of: run) else { continue }
        guard !shape.ink.isNull else { return nil }
        let x = glyph.x + spacing * Double(glyph.clustersBefore)
        ink = ink.union(
          shape.ink.offsetBy(dx: point.x + CGFloat(x), dy: point.y + CGFloat(glyph.y)))
      }
    }
    return ink
  }
}

extension StrokeStyle {
  /// How far a line may reach beyond its outline.
  fileprivate func reach(on path: CGPath) -> CGFloat {
    switch path.shape {
    case .rect, .roundedRect, .corneredRect, .ellipse: width / 2
    case .elements: width / 2 * max(join == .miter ? miterLimit : 1, 1.5)
    }
  }
}
