import CCairo
import CPixels
import Drawing
import Foundation

extension Canvas {
  /// Blurs what was drawn before within the path, on this surface and those below it.
  func draw(_ backdrop: Backdrop, within path: CGPath) {
    if backdrop.radius > 0, backdrop.radius.isFinite, let glass = FrostedGlass(self, path, backdrop)
    {
      kept.blurredBackdrops += 1
      glass.paint(on: self, within: path)
    }
    guard backdrop.tint.alpha > 0 else { return }
    setSource(backdrop.tint)
    fill(path, .winding)
  }
}

/// The ground behind a path, blurred, in fewer pixels than the screen has.
struct FrostedGlass {
  /// What of the canvas the pixels stand for.
  let area: PixelRect
  let blur: BlurSize
  let bitmap: Bitmap

  /// nil if nothing of the path can be seen.
  init?(_ canvas: Canvas, _ path: CGPath, _ backdrop: Backdrop) {
    let transform = canvas.currentTransform
    let stretching = Double(abs(transform.determinant).squareRoot())
    blur = BlurSize(deviation: Double(backdrop.radius) * stretching)
    guard let clip = canvas.clipExtents,
      let covered = PixelRect(around: path.boundingBox.applying(transform), scale: 1)
    else { return nil }
    let margin = Int(blur.reach) * blur.shrinking
    let seen = covered.intersection(clip)
    guard !seen.isEmpty else { return nil }
    area = PixelRect(
      left: seen.left - margin, top: seen.top - margin, right: seen.right + margin,
      bottom: seen.bottom + margin
    ).intersection(canvas.area)
    guard !area.isEmpty else { return nil }
    bitmap = Bitmap(
      width: (area.width + blur.shrinking - 1) / blur.shrinking,
      height: (area.height + blur.shrinking - 1) / blur.shrinking)
    copyGround(of: canvas)
    blurGround(saturation: Double(backdrop.saturation))
  }

  /// The surfaces lie on each other as they will when the groups are closed, at full opacity.
  private func copyGround(of canvas: Canvas) {
    guard let surface = bitmap.cairoSurface(format: CAIRO_FORMAT_ARGB32) else { return }
    defer {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    let scale = 1 / Double(blur.shrinking)
    cairo_scale(context, scale, scale)
    cairo_translate(context, -Double(area.left), -Double(area.top))
    for (index, ground) in canvas.grounds.enumerated() {
      cairo_set_source_surface(context, ground, 0, 0)
      let source = cairo_get_source(context)
      cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
      // The last pixels of a shrunken row may stand half outside the canvas.
      if index == 0 { cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD) }
      cairo_paint(context)
    }
  }

  private func blurGround(saturation: Double) {
    let count = bitmap.width * bitmap.height
    guard let pixels = bitmap.row(0, from: 0) else { return }
    var samples = [UInt16](repeating: 0, count: 4 * count)
    flytower_read_channels(&samples, pixels, count)
    flytower_blur(&samples, bitmap.width, bitmap.height, 4, blur.deviation, 1)
    flytower_write_saturated(pixels, samples, count, saturation.isFinite ? saturation : 1)
  }

  func paint(on canvas: Canvas, within path: CGPath) {
    guard let surface = bitmap.cairoSurface(format: CAIRO_FORMAT_ARGB32) else { return }
    defer {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    let context = canvas.context
    canvas.trace(path)
    cairo_save(context)
    cairo_identity_matrix(context)
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    let scale = 1 / Double(blur.shrinking)
    canvas.stretch(
      pattern, scale: scale, left: Double(area.left) * scale, top: Double(area.top) * scale)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
    cairo_restore(context)
  }
}
