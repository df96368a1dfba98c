import CPixels

/// One pass over two rasters that writes their weighted mean.
struct DissolvePass {
  private let from: Raster
  private let to: Raster
  private let fromFrame: PixelRect
  private let toFrame: PixelRect
  /// The share of `to` in 1/32768.
  private let weight: UInt32

  /// `x` and `y` are where the origin of the rasters' plane comes to lie on the canvas.
  init(from: Raster, to: Raster, fraction: Double, x: Int = 0, y: Int = 0) {
    self.from = from
    self.to = to
    fromFrame = from.frame.offset(x: x, y: y)
    toFrame = to.frame.offset(x: x, y: y)
    weight = UInt32(min(32_767, max(0, (fraction * 32_768).rounded())))
  }

  /// All that the pass may change.
  var area: PixelRect { fromFrame.union(toFrame) }

  func paint(on target: PixelTarget, within clip: PixelRect) {
    let region = area.intersection(clip)
    guard !region.isEmpty else { return }
    if fromFrame == toFrame, region == fromFrame, target.isContiguous(rowOf: region.width) {
      return paintWhole(on: target)
    }
    let empty = [UInt32](repeating: 0, count: region.width)
    let columns = columns(of: region)
    empty.withUnsafeBufferPointer { empty in
      for y in region.top..<region.bottom {
        for (left, right) in zip(columns, columns.dropFirst()) {
          paint(on: target, row: y, from: left, to: right, empty)
        }
      }
    }
  }

  /// Rows without gaps are one long row.
  private func paintWhole(on target: PixelTarget) {
    let pixels = target.pixel(x: fromFrame.left, y: fromFrame.top)
    let count = fromFrame.width * fromFrame.height
    if from.isOpaque && to.isOpaque && from.isLarge {
      flytower_mix_packed(pixels, from.packedPixels, to.packedPixels, count, weight)
    } else if let one = from.bitmap.row(0, from: 0), let other = to.bitmap.row(0, from: 0) {
      mix(one, other, onto: pixels, count)
    }
  }

  /// The edges at which a raster begins or ends, in rising order, with those of the region.
  private func columns(of region: PixelRect) -> [Int] {
    let edges = [fromFrame.left, fromFrame.right, toFrame.left, toFrame.right]
      .filter { region.left < $0 && $0 < region.right }
    return [region.left] + edges.sorted() + [region.right]
  }

  private func paint(
    on target: PixelTarget, row y: Int, from left: Int, to right: Int,
    _ empty: UnsafeBufferPointer<UInt32>
  ) {
    guard left < right, let nothing = empty.baseAddress else { return }
    let one = pixels(of: from, fromFrame, x: left, y: y)
    let other = pixels(of: to, toFrame, x: left, y: y)
    let pixels = target.pixel(x: left, y: y)
    if let one, let other {
      mix(one, other, onto: pixels, right - left)
    } else if one != nil || other != nil {
      flytower_mix_over(pixels, one ?? nothing, other ?? nothing, right - left, weight)
    }
  }

  private func pixels(
    of raster: Raster, _ frame: PixelRect, x: Int, y: Int
  ) -> UnsafePointer<UInt32>? {
    guard frame.left <= x, x < frame.right, frame.top <= y, y < frame.bottom else { return nil }
    return raster.bitmap.row(y - frame.top, from: x - frame.left).map { UnsafePointer($0) }
  }

  private func mix(
    _ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>,
    onto pixels: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    if from.isOpaque && to.isOpaque {
      flytower_mix(pixels, one, other, count, weight)
    } else {
      flytower_mix_over(pixels, one, other, count, weight)
    }
  }
}
