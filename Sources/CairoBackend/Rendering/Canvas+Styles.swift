import CCairo
import Drawing
import Foundation

extension Canvas {
  /// Paints by the present blend mode.
  func blend(_ command: DrawingCommand) {
    if blendsPlainly { return paint(command) }
    cairo_save(context)
    defer { cairo_restore(context) }
    switch command {
    case .backdrop: return paint(command)
    case .fill(let path, _, let rule): clip(path, rule)
    case .gradient(let path, _): clip(path, .winding)
    case .image(_, let rect, _): clip(CGPath(rect: rect), .winding)
    case .picture(let picture), .moving(let picture):
      clip(CGPath(rect: picture.bounds), .winding)
    case .save, .restore, .transform, .clip, .blend, .stroke, .text, .shadow, .beginGroup,
      .endGroup, .dissolve:
      break
    }
    // Some modes change all that the clip lets through, so the clip is what the command covers.
    pushSurface()
    paint(command)
    cairo_pop_group_to_source(context)
    cairo_paint(context)
  }

  func clip(_ path: CGPath, _ rule: CGPathFillRule) {
    trace(path)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
  }

  func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    trace(path)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_fill(context)
  }

  /// Lengths that cairo would refuse are taken for none.
  func stroke(_ path: CGPath, _ style: StrokeStyle) {
    guard style.width > 0, style.width.isFinite else { return }
    trace(path)
    cairo_set_line_width(context, Double(style.width))
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, max(1, Double(style.miterLimit)))
    let dash = style.dash.map { Double($0) }
    let isSound =
      dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
      && style.dashPhase.isFinite
    cairo_set_dash(
      context, dash, isSound ? Int32(clamping: dash.count) : 0, Double(style.dashPhase))
    cairo_stroke(context)
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t {
    switch self {
    case .winding: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension CGBlendMode {
  /// Cairo has no darkening sum; multiplying comes near.
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
