import CairoBackend
import Drawing
import Foundation

extension Benchmark {
  /// The frames of a dissolve are what a user waits for most often, sixty a second.
  static let dissolve = Benchmark(
    name: "dissolve", summary: "a cross-dissolve frame of 1290 × 2796 pixels against memcpy"
  ) {
    let bounds = CGRect(x: 0, y: 0, width: 430, height: 932)
    measure("flat", from: flat(0.9, bounds), to: flat(0.2, bounds))
    measure("noise", from: noise(1, bounds), to: noise(2, bounds))
  }

  private static func measure(_ content: String, from: Picture, to: Picture) {
    let renderer = CairoRenderer()
    let bitmap = Bitmap(size: from.bounds.size, scale: 3)
    let source = Bitmap(size: from.bounds.size, scale: 3)
    let copy = Bitmap(size: from.bounds.size, scale: 3)
    var fraction: CGFloat = 0
    let list = { DisplayList([.dissolve(from: from, to: to, fraction: fraction)]) }
    let measurement = Measurement(
      runs: 101,
      of: [
        { copy.bytes.copyMemory(from: UnsafeRawBufferPointer(source.bytes)) },
        {
          fraction = fraction < 0.9 ? fraction + 0.01 : 0.01
          renderer.render(list(), into: bitmap)
        },
      ])
    let (memcpy, frame) = (measurement.medians[0], measurement.medians[1])
    print(
      "  \(content): \(rounded(frame)) ms, memcpy \(rounded(memcpy)) ms,",
      "ratio \(rounded(frame / memcpy))")
  }

  /// A screen of one colour with a button on it.
  private static func flat(_ gray: CGFloat, _ bounds: CGRect) -> Picture {
    Picture(
      bounds: bounds,
      [
        .fill(CGPath(rect: bounds), CGColor(gray: gray, alpha: 1)),
        .fill(
          CGPath(roundedRect: CGRect(x: 100, y: 400, width: 200, height: 50), cornerRadius: 8),
          CGColor(red: 0, green: 0.5, blue: gray, alpha: 1)),
      ])
  }

  /// A screen without two neighbouring pixels alike, as a photograph would be.
  private static func noise(_ seed: UInt32, _ bounds: CGRect) -> Picture {
    var state = seed
    var list: DisplayList = [.fill(CGPath(rect: bounds), .black)]
    for y in stride(from: 0, to: bounds.height, by: 2) {
      for x in stride(from: 0, to: bounds.width, by: 2) {
        state = state &* 1_664_525 &+ 1_013_904_223
        let color = CGColor(
          red: CGFloat(state >> 24) / 255, green: CGFloat(state >> 16 & 255) / 255,
          blue: CGFloat(state >> 8 & 255) / 255, alpha: 1)
        list.append(.fill(CGPath(rect: CGRect(x: x + 0.1, y: y + 0.1, width: 2, height: 2)), color))
      }
    }
    return Picture(bounds: bounds, list)
  }
}
