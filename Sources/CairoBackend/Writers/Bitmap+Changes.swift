import Drawing
import Foundation

extension Bitmap {
  func copy() -> Bitmap {
    let copy = Bitmap(width: width, height: height, scale: scale)
    copy.bytes.copyMemory(from: UnsafeRawBufferPointer(bytes))
    return copy
  }

  /// The smallest rectangle around the pixels that differ from those of a bitmap of the same
  /// size; nil if none does.
  func changes(since other: Bitmap) -> PixelRect? {
    guard let top = (0..<height).first(where: { differs($0, from: other) }),
      let last = (0..<height).last(where: { differs($0, from: other) })
    else { return nil }
    var left = width
    var right = 0
    for y in top...last where differs(y, from: other) {
      guard let here = row(y, from: 0), let there = other.row(y, from: 0) else { continue }
      var x = 0
      while x < left, here[x] == there[x] { x += 1 }
      left = min(left, x)
      x = width
      while x > right, here[x - 1] == there[x - 1] { x -= 1 }
      right = max(right, x)
    }
    return PixelRect(left: left, top: top, right: right, bottom: last + 1)
  }

  private func differs(_ y: Int, from other: Bitmap) -> Bool {
    guard let here = row(y, from: 0), let there = other.row(y, from: 0) else { return false }
    return memcmp(here, there, width * 4) != 0
  }
}
