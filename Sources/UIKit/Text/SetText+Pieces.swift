import Drawing
import Foundation

extension SetText.Piece {
  /// The background reaches from the font's top to its bottom; observed, medium confidence.
  @MainActor func drawBackground(at point: CGPoint, _ look: TextLook, into list: inout DisplayList)
  {
    guard let background = style.background, !look.hidesOwnColors else { return }
    let font = UIFont(line.font)
    list.append(
      .fill(
        CGPath(
          rect: CGRect(
            x: point.x, y: point.y - font.ascender, width: line.width, height: font.lineHeight)),
        background.components(for: look.traits)))
  }

  /// The characters with the lines under and through them, the baseline beginning at the point.
  @MainActor func draw(at point: CGPoint, _ look: TextLook, into list: inout DisplayList) {
    let place = CGPoint(x: point.x, y: point.y - style.baselineOffset)
    if let attachment = style.attachment {
      attachment.draw(in: self, at: place, look, into: &list)
      return
    }
    if let shadow = shadow(look) { list.commands += drawn(shadow, at: place) }
    let color = color(look)
    list.commands.append(contentsOf: characters(at: place, color, look))
    list.commands.append(contentsOf: TextRule.rules(of: self, at: place, color, look))
  }

  @MainActor func color(_ look: TextLook) -> CGColor {
    let own = style.isLink ? look.linkColor ?? style.color : style.color
    return (look.hidesOwnColors ? look.color : own ?? look.color).components(for: look.traits)
  }

  /// A text's own shadow goes before that of the view. The blur's deviation is half its radius;
  /// medium confidence.
  @MainActor private func shadow(_ look: TextLook) -> Shadow? {
    if let shadow = style.shadow {
      guard let color = shadow.shadowColor as? UIColor else { return nil }
      return Shadow(
        color: color.components(for: look.traits), offset: shadow.shadowOffset,
        radius: max(0, shadow.shadowBlurRadius) / 2)
    }
    return look.shadow.map {
      Shadow(color: $0.color.components(for: look.traits), offset: $0.offset, radius: 0)
    }
  }

  /// A sharp shadow is the text once more, and cannot be seen right under it.
  private func drawn(_ shadow: Shadow, at place: CGPoint) -> [DrawingCommand] {
    guard shadow.radius > 0 else {
      let moved = CGPoint(x: place.x + shadow.offset.width, y: place.y + shadow.offset.height)
      return shadow.offset == .zero
        ? [] : leaning(.text(line, at: moved, shadow.color), about: moved.y)
    }
    // Room for accents, and for what leans over its end.
    let size: CGFloat = line.font.size
    let bounds = CGRect(
      x: place.x - size, y: place.y - 1.5 * size, width: line.width + 2 * size, height: 2.5 * size)
    let silhouette = Picture(
      bounds: bounds, DisplayList(leaning(.text(line, at: place, .black), about: place.y)))
    return [.shadow(.picture(silhouette), shadow)]
  }

  private func characters(
    at place: CGPoint, _ color: CGColor, _ look: TextLook
  ) -> [DrawingCommand] {
    guard style.strokeWidth != 0 else {
      return leaning(.text(line, at: place, color), about: place.y)
    }
    var outline = line
    outline.outlineWidth = abs(style.strokeWidth) / 100 * line.font.size
    let pen = style.strokeColor?.components(for: look.traits) ?? color
    let filled: [DrawingCommand] = style.strokeWidth < 0 ? [.text(line, at: place, color)] : []
    return (filled + [.text(outline, at: place, pen)]).flatMap { leaning($0, about: place.y) }
  }

  private func leaning(_ command: DrawingCommand, about baseline: CGFloat) -> [DrawingCommand] {
    guard style.obliqueness != 0 else { return [command] }
    let lean = CGAffineTransform(
      a: 1, b: 0, c: -style.obliqueness, d: 1, tx: style.obliqueness * baseline, ty: 0)
    return [.save, .transform(lean), command, .restore]
  }
}
