import CairoBackend
import Drawing
import Foundation

/// A bitmap with a list drawn on it.
func rendered(
  _ list: DisplayList, width: Int = 8, height: Int = 8, scale: CGFloat = 1,
  by renderer: CairoRenderer = CairoRenderer()
) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height, scale: scale)
  renderer.render(list, into: bitmap)
  return bitmap
}

extension Bitmap {
  /// A pixel as eight hexadecimal digits: red, green, blue, alpha.
  func hex(_ x: Int, _ y: Int) -> String {
    let (red, green, blue, alpha) = pixel(x: x, y: y)
    return [red, green, blue, alpha].map { channel in
      let digits = String(channel, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  var contents: [UInt8] { Array(bytes) }

  /// The largest difference of a channel of any pixel.
  func difference(to other: Bitmap) -> Int {
    zip(bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  /// The columns that hold anything lighter than black.
  var inkedColumns: ClosedRange<Int>? {
    let columns = (0..<width).filter { x in
      (0..<height).contains { y in pixel(x: x, y: y).green > 32 }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension CGPath {
  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height))
  }
}

extension Picture {
  /// A picture of one colour, eight points square unless told otherwise.
  static func flat(
    _ color: CGColor, _ bounds: CGRect = CGRect(x: 0, y: 0, width: 8, height: 8)
  ) -> Picture {
    Picture(bounds: bounds, [.fill(CGPath(rect: bounds), color)])
  }
}
