import Drawing

/// A part of a bitmap as numbers of colours of a palette.
struct IndexedImage {
  /// Red, green and blue in the low three bytes; as many as a power of two, at most 256.
  let palette: [UInt32]
  /// Row after row.
  let indices: [UInt8]

  init(of bitmap: Bitmap, in area: PixelRect) {
    let colors = ColorCounts(of: bitmap, in: area)
    let quantizer = ColorQuantizer(colors)
    palette = Self.padded(quantizer.palette)
    var indices: [UInt8] = []
    indices.reserveCapacity(area.width * area.height)
    for y in area.top..<area.bottom {
      guard let row = bitmap.row(y, from: area.left) else { continue }
      var x = 0
      while x < area.width {
        let length = ColorCounts.runLength(in: row, from: x, to: area.width)
        let index = quantizer.indices[row[x] & 0xFF_FFFF] ?? 0
        indices.append(contentsOf: repeatElement(index, count: length))
        x += length
      }
    }
    self.indices = indices
  }

  private static func padded(_ colors: [UInt32]) -> [UInt32] {
    var size = 2
    while size < colors.count { size *= 2 }
    return colors + [UInt32](repeating: 0, count: size - colors.count)
  }
}
