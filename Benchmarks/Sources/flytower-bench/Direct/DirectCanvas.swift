import CCairo
import Drawing
import Foundation

/// Draws a display list as a plain program over cairo and pango would: each command becomes the
/// calls that say the same, and nothing is remembered but pango's fonts.
struct DirectCanvas {
  let context: OpaquePointer
  let fonts: DirectFonts
  /// Pixels a point.
  let scale: Double

  /// Draws the list on all of the bitmap.
  static func draw(_ list: DisplayList, on bitmap: Bitmap, _ fonts: DirectFonts) {
    let surface = cairo_image_surface_create_for_data(
      bitmap.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.bytesPerRow))
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_paint(context)
    cairo_scale(context, Double(bitmap.scale), Double(bitmap.scale))
    DirectCanvas(context: context, fonts: fonts, scale: Double(bitmap.scale)).draw(list)
    cairo_surface_flush(surface)
  }

  /// Whether cairo and pango have calls for all of the list. They have none for frosted glass,
  /// conic gradients and dissolves; blend modes are left out to keep this short.
  static func knows(_ list: DisplayList) -> Bool {
    list.commands.allSatisfy { command in
      switch command {
      case .backdrop, .dissolve: false
      case .blend(let mode): mode == .normal
      case .gradient(_, let gradient): if case .conic = gradient.shape { false } else { true }
      case .picture(let picture), .moving(let picture), .shadow(.picture(let picture), _):
        knows(picture.list)
      case .beginGroup(let group): group.mask.map { knows($0.list) } ?? true
      case .save, .restore, .transform, .clip, .fill, .stroke, .text, .image, .shadow, .endGroup:
        true
      }
    }
  }

  func draw(_ list: DisplayList) {
    var groups: [DrawingGroup] = []
    for command in list.commands {
      switch command {
      case .beginGroup(let group):
        groups.append(group)
        cairo_push_group(context)
      case .endGroup:
        if let group = groups.popLast() { close(group) }
      case .save: cairo_save(context)
      case .restore: cairo_restore(context)
      case .transform(let transform): concatenate(transform)
      case .clip(let path, let rule):
        trace(path)
        setRule(rule)
        cairo_clip(context)
      case .fill, .gradient, .stroke, .text, .image, .picture, .moving, .shadow, .blend,
        .backdrop, .dissolve:
        paint(command)
      }
    }
  }

  private func paint(_ command: DrawingCommand) {
    switch command {
    case .fill(let path, let color, let rule):
      setSource(color)
      trace(path)
      setRule(rule)
      cairo_fill(context)
    case .gradient(let path, let gradient):
      setSource(gradient)
      trace(path)
      cairo_fill(context)
    case .stroke(let path, let color, let style): stroke(path, color, style)
    case .text(let line, let point, let color):
      setSource(color)
      fonts.draw(line, at: point, on: context)
    case .image(let image, let rect, let style): draw(image, in: rect, style)
    case .picture(let picture), .moving(let picture): draw(picture)
    case .shadow(let silhouette, let shadow): draw(shadow, of: silhouette)
    case .save, .restore, .transform, .clip, .blend, .beginGroup, .endGroup, .backdrop, .dissolve:
      break
    }
  }

  func draw(_ picture: Picture) {
    cairo_save(context)
    trace(CGPath(rect: picture.bounds))
    cairo_clip(context)
    draw(picture.list)
    cairo_restore(context)
  }

  private func close(_ group: DrawingGroup) {
    guard let mask = group.mask else {
      cairo_pop_group_to_source(context)
      return cairo_paint_with_alpha(context, Double(group.opacity))
    }
    let content = cairo_pop_group(context)
    cairo_push_group(context)
    draw(mask)
    let cover = cairo_pop_group(context)
    cairo_set_source(context, content)
    cairo_mask(context, cover)
    cairo_pattern_destroy(cover)
    cairo_pattern_destroy(content)
  }

  private func setRule(_ rule: CGPathFillRule) {
    cairo_set_fill_rule(
      context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
  }

  func setSource(_ color: CGColor) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }
}
