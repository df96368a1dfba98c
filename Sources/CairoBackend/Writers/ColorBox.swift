/// Colours near each other that may become one.
struct ColorBox {
  let entries: [(color: UInt32, count: Int)]
  /// The channel, as the place of its lowest bit, in which they differ most.
  private let widestShift: UInt32
  /// The extent in that channel times the number of pixels.
  let error: Int

  init(_ entries: [(color: UInt32, count: Int)]) {
    self.entries = entries
    var widest = (shift: UInt32(16), extent: -1)
    for shift in [UInt32(8), 16, 0] {
      let values = entries.map { Self.channel($0.color, shift) }
      let extent = (values.max() ?? 0) - (values.min() ?? 0)
      if extent > widest.extent { widest = (shift, extent) }
    }
    widestShift = widest.shift
    error = widest.extent * entries.reduce(0) { $0 + $1.count }
  }

  /// The colours below and above the mean of the widest channel; nil if all are the same.
  var halves: (ColorBox, ColorBox)? {
    guard error > 0 else { return nil }
    let middle = meanChannel(widestShift)
    let lower = entries.filter { Self.channel($0.color, widestShift) <= middle }
    let upper = entries.filter { Self.channel($0.color, widestShift) > middle }
    guard !lower.isEmpty, !upper.isEmpty else { return nil }
    return (ColorBox(lower), ColorBox(upper))
  }

  var mean: UInt32 {
    [UInt32(16), 8, 0].reduce(0) { $0 | UInt32(meanChannel($1)) << $1 }
  }

  private func meanChannel(_ shift: UInt32) -> Int {
    let pixels = entries.reduce(0) { $0 + $1.count }
    let sum = entries.reduce(0) { $0 + Self.channel($1.color, shift) * $1.count }
    return pixels > 0 ? sum / pixels : 0
  }

  private static func channel(_ color: UInt32, _ shift: UInt32) -> Int {
    Int((color >> shift) & 255)
  }
}
