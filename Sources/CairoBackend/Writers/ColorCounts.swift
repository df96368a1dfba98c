import Drawing

/// How often each colour occurs in a part of a bitmap.
struct ColorCounts {
  /// The most frequent first, equals by their value.
  let entries: [(color: UInt32, count: Int)]

  init(of bitmap: Bitmap, in area: PixelRect) {
    var counts: [UInt32: Int] = [:]
    for y in area.top..<area.bottom {
      guard let row = bitmap.row(y, from: area.left) else { continue }
      var x = 0
      while x < area.width {
        let length = Self.runLength(in: row, from: x, to: area.width)
        counts[row[x] & 0xFF_FFFF, default: 0] += length
        x += length
      }
    }
    entries = counts.map { (color: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.color) < ($0.count, $1.color) }
  }

  /// How many pixels from `start` on are alike. Screens are made of long runs.
  static func runLength(in row: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Int {
    let color = row[start]
    var x = start + 1
    while x < end, row[x] == color { x += 1 }
    return x - start
  }
}
