import CCairo
import Drawing
import Foundation

extension Canvas {
  /// Lays down the mean of two pictures, weighted by a fraction from 0 to 1.
  func dissolve(_ from: Picture, _ to: Picture, _ fraction: CGFloat) {
    let fraction: Double = fraction > 0 ? min(1, Double(fraction)) : 0
    if fraction == 0 { return drawRaster(of: from) }
    if fraction == 1 { return drawRaster(of: to) }
    guard let pass = keptPass(from, to, fraction) ?? passingPass(from, to, fraction) else { return }
    if let target = PixelTarget(of: context) {
      for clip in target.clips { pass.paint(on: target, within: clip) }
      target.finish()
    } else {
      layDown(pass)
    }
  }

  /// Over rasters that are kept for the next frame.
  private func keptPass(_ from: Picture, _ to: Picture, _ fraction: Double) -> DissolvePass? {
    guard let placement = PixelPlacement(of: context),
      let one = kept.rasters.raster(of: from, scale: placement.scale, kept: kept),
      let other = kept.rasters.raster(of: to, scale: placement.scale, kept: kept)
    else { return nil }
    return DissolvePass(
      from: one, to: other, fraction: fraction, x: placement.x, y: placement.y)
  }

  /// For pictures that are turned, stretched, between pixels or very large: over rasters of what
  /// can be seen of them.
  private func passingPass(_ from: Picture, _ to: Picture, _ fraction: Double) -> DissolvePass? {
    let transform = currentTransform
    guard let frame = clipExtents,
      let one = Raster(
        of: from, in: frame, under: transform, contentScale: contentScale,
        kept: kept),
      let other = Raster(
        of: to, in: frame, under: transform, contentScale: contentScale,
        kept: kept)
    else { return nil }
    return DissolvePass(from: one, to: other, fraction: fraction)
  }

  /// For clips with curved or slanting edges: the mean on its own first, then through the clip.
  private func layDown(_ pass: DissolvePass) {
    guard let clip = clipExtents else { return }
    let area = pass.area.intersection(clip)
    guard !area.isEmpty else { return }
    let mean = Bitmap(width: area.width, height: area.height)
    pass.paint(on: PixelTarget(mean, at: area), within: area)
    guard let surface = mean.cairoSurface(format: CAIRO_FORMAT_ARGB32) else { return }
    lay(surface, in: area)
    // The source set by `lay` is gone with its state; nothing refers to the bytes any more.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  var currentTransform: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return CGAffineTransform(
      a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
      tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
  }

  /// The pixels that the clip reaches; nil if there are none.
  var clipExtents: PixelRect? {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return PixelRect(around: left, top, right, bottom)
  }
}
