import CCairo
import Drawing
import Foundation

extension Canvas {
  /// Draws a picture from its raster where that pays and gives the same pixels, else afresh.
  func draw(_ picture: Picture) {
    guard isVisible(picture.bounds) else { return }
    if let placement = PixelPlacement(of: context),
      DrawingCost(scale: placement.scale).favoursRaster(of: picture)
    {
      drawRaster(of: picture)
    } else {
      drawDirectly(picture)
    }
  }

  func drawDirectly(_ picture: Picture) {
    cairo_save(context)
    cairo_new_path(context)
    trace(picture.bounds)
    cairo_clip(context)
    draw(picture.list)
    cairo_restore(context)
  }

  /// Draws from the raster if the transform allows, whether it pays or not.
  func drawRaster(of picture: Picture) {
    guard let placement = PixelPlacement(of: context),
      let raster = kept.rasters.raster(of: picture, scale: placement.scale, kept: kept)
    else { return drawDirectly(picture) }
    lay(raster.surface, in: raster.frame.offset(x: placement.x, y: placement.y))
  }

  /// Draws the raster the picture has at rest, stretched and turned as the transform says. Plain
  /// shapes are drawn again: that is as fast and sharper.
  func drawMoving(_ picture: Picture) {
    guard isVisible(picture.bounds) else { return }
    guard DrawingCost.hasDetail(picture) else { return drawDirectly(picture) }
    if let placement = PixelPlacement(of: context), placement.scale == contentScale {
      return drawRaster(of: picture)
    }
    guard let raster = kept.rasters.raster(of: picture, scale: contentScale, kept: kept),
      let pattern = cairo_pattern_create_for_surface(raster.surface)
    else { return drawDirectly(picture) }
    defer { cairo_pattern_destroy(pattern) }
    cairo_save(context)
    stretch(
      pattern, scale: contentScale, left: Double(raster.frame.left),
      top: Double(raster.frame.top))
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_new_path(context)
    trace(picture.bounds)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// Lays the surface's pixels on those of the canvas.
  func lay(_ surface: OpaquePointer, in frame: PixelRect) {
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, surface, Double(frame.left), Double(frame.top))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_new_path(context)
    cairo_rectangle(
      context, Double(frame.left), Double(frame.top), Double(frame.width), Double(frame.height))
    cairo_fill(context)
    cairo_restore(context)
  }

  func isVisible(_ bounds: CGRect) -> Bool {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return Double(bounds.minX) < right && Double(bounds.maxX) > left
      && Double(bounds.minY) < bottom && Double(bounds.maxY) > top
  }
}
