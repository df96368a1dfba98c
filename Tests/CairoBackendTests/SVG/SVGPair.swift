import CairoBackend
import Drawing
import Foundation

/// A list drawn by the renderer, and written as SVG and read back by librsvg.
struct SVGPair {
  /// Levels of 255, over all channels of all pixels.
  let meanDifference: Double
  /// The share of pixels of which a channel differs by more than an eighth of its range.
  let clearShare: Double

  init(_ list: DisplayList, width: CGFloat, height: CGFloat, scale: CGFloat = 2) throws {
    let size = CGSize(width: width, height: height)
    let drawn = Bitmap(size: size, scale: scale)
    CairoRenderer().render(list, into: drawn)
    let file = try SVGWriter().bytes(of: list, size: size, scale: scale)
    let read = try ImageFileDecoder().image(file, name: "", scale: scale)
    var sum = 0
    var clear = 0
    for start in stride(from: 0, to: drawn.bytes.count, by: 4) {
      let differences = (start..<start + 4).map { abs(Int(drawn.bytes[$0]) - Int(read.pixels[$0])) }
      sum += differences.reduce(0, +)
      if differences.contains(where: { $0 > 32 }) { clear += 1 }
    }
    meanDifference = Double(sum) / Double(drawn.bytes.count)
    clearShare = Double(4 * clear) / Double(drawn.bytes.count)
  }

  /// One tolerance for all pairs: edges are smoothed differently, nothing else differs.
  var isAlike: Bool { meanDifference <= 1 && clearShare <= 0.01 }
}

/// The lines of the file between its root's tags.
func svgLines(
  _ list: DisplayList, width: CGFloat = 8, height: CGFloat = 8, scale: CGFloat = 1
) throws -> [String] {
  let bytes = try SVGWriter().bytes(
    of: list, size: CGSize(width: width, height: height), scale: scale)
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().dropLast()
    .map(String.init)
}
