import CCairo

/// A transform that only scales evenly and moves by whole pixels: a raster can be laid down as
/// it is.
struct PixelPlacement {
  /// Pixels a point.
  let scale: Double
  let x: Int
  let y: Int

  /// nil if the canvas's transform is of another kind.
  init?(of context: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0,
      let shift = PixelRect(exactly: matrix.x0, matrix.y0, matrix.x0, matrix.y0)
    else { return nil }
    scale = matrix.xx
    x = shift.left
    y = shift.top
  }
}
