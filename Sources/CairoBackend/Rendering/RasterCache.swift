import Drawing
import Foundation

/// Rasters by the identity of their picture and the scale.
///
/// A raster goes when its picture is gone (at the next raster made), and when the rasters
/// together exceed the limit: the one not used for the longest time first.
final class RasterCache {
  private struct Key: Hashable {
    let picture: ObjectIdentifier
    let scale: Double
  }

  private struct Entry {
    weak var picture: Picture?
    let raster: Raster
    var lastUse: Int
  }

  /// In bytes.
  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  private(set) var madeCount = 0

  init(limit: Int) { self.limit = limit }

  /// The raster of the picture; nil if there is nothing in it or it is too large to keep.
  func raster(of picture: Picture, scale: Double, kept: KeptWork) -> Raster? {
    let key = Key(picture: ObjectIdentifier(picture), scale: scale)
    uses += 1
    // A new picture may have the address of one that is gone.
    if let entry = entries[key], entry.picture === picture {
      entries[key]?.lastUse = uses
      return entry.raster
    }
    guard let frame = PixelRect(around: picture.bounds, scale: scale),
      frame.width * frame.height * 4 <= limit / 2
    else { return nil }
    let transform = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    let raster = Raster(
      of: picture, in: frame, under: transform, contentScale: scale, kept: kept)
    guard let raster else { return nil }
    madeCount += 1
    entries[key] = Entry(picture: picture, raster: raster, lastUse: uses)
    evict()
    return raster
  }

  private func evict() {
    entries = entries.filter { $0.value.picture != nil }
    var total = entries.values.reduce(0) { $0 + $1.raster.byteCount }
    guard total > limit else { return }
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      entries[key] = nil
      total -= entry.raster.byteCount
      if total <= limit { return }
    }
  }
}
