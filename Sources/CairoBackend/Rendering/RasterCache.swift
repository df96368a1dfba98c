import Drawing
import Foundation

/// Rasters by the identity of their picture and the scale.
///
/// Rasters of pictures that are gone go now and then, and when the rasters together exceed the
/// limit; if that is not enough, the one not used for the longest time goes first.
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

  /// In bytes: of what is larger no raster is made. Whether one is made may show in the rounding
  /// of colours, so this is the same for all renderers.
  private static let largest = 1 << 26

  /// What may stay, in bytes.
  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  /// In bytes.
  private var total = 0
  private var sweeps = SweepPlan()
  private(set) var madeCount = 0

  init(limit: Int) { self.limit = limit }

  /// The raster of the picture; nil if there is nothing in it or it is too large.
  func raster(of picture: Picture, scale: Double, kept: KeptWork) -> Raster? {
    let key = Key(picture: ObjectIdentifier(picture), scale: scale)
    uses += 1
    // A new picture may have the address of one that is gone.
    if let entry = entries[key], entry.picture === picture {
      entries[key]?.lastUse = uses
      return entry.raster
    }
    guard let frame = PixelRect(around: picture.bounds, scale: scale),
      frame.width * frame.height * 4 <= Self.largest
    else { return nil }
    let transform = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    let raster = Raster(
      of: picture, in: frame, under: transform, contentScale: scale, kept: kept)
    guard let raster else { return nil }
    madeCount += 1
    let replaced = entries.updateValue(
      Entry(picture: picture, raster: raster, lastUse: uses), forKey: key)
    total += raster.byteCount - (replaced?.raster.byteCount ?? 0)
    if sweeps.isDue(count: entries.count, bytes: total, limit: limit) { evict() }
    return raster
  }

  private func evict() {
    entries = entries.filter { $0.value.picture != nil }
    total = entries.values.reduce(0) { $0 + $1.raster.byteCount }
    defer { sweeps.plan(after: entries.count, bytes: total) }
    guard total > limit else { return }
    // Down to a half, so that the next sweep is not due with the next entry.
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      entries[key] = nil
      total -= entry.raster.byteCount
      if total <= limit / 2 { return }
    }
  }
}
