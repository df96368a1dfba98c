import Drawing
import Foundation

/// Blurred silhouettes by what casts them, the radius and the scale; wherever they lie.
final class ShadowCache {
  fileprivate enum Caster: Hashable {
    case path(CGPath)
    case picture(ObjectIdentifier)
  }

  private struct Key: Hashable {
    let caster: Caster
    let radius: CGFloat
    let scale: Double
  }

  private struct Entry {
    /// nil for a path; for a picture that is gone the entry is worth nothing.
    weak var picture: Picture?
    let shadow: BlurredShadow
    var lastUse: Int
  }

  /// In bytes; a screen-wide shadow takes some hundred kilobytes.
  private static let limit = 32 << 20

  private var entries: [Key: Entry] = [:]
  private var uses = 0
  /// In bytes.
  private var total = 0
  private var sweeps = SweepPlan()
  private(set) var madeCount = 0

  /// nil if there is nothing to see or it is too large to be made.
  func shadow(
    of silhouette: Silhouette, radius: CGFloat, scale: Double, kept: KeptWork
  ) -> BlurredShadow? {
    let key = Key(caster: Caster(silhouette), radius: radius, scale: scale)
    uses += 1
    if let entry = entries[key], Self.isValid(entry, for: key) {
      entries[key]?.lastUse = uses
      return entry.shadow
    }
    let made = BlurredShadow(of: silhouette, radius: radius, scale: scale, kept: kept)
    guard let made else { return nil }
    madeCount += 1
    var entry = Entry(shadow: made, lastUse: uses)
    if case .picture(let picture) = silhouette { entry.picture = picture }
    let replaced = entries.updateValue(entry, forKey: key)
    total += made.byteCount - (replaced?.shadow.byteCount ?? 0)
    if sweeps.isDue(count: entries.count, bytes: total, limit: Self.limit) { evict() }
    return made
  }

  /// A new picture may have the address of one that is gone.
  private static func isValid(_ entry: Entry, for key: Key) -> Bool {
    switch key.caster {
    case .path: true
    case .picture(let id): entry.picture.map { ObjectIdentifier($0) } == id
    }
  }

  private func evict() {
    entries = entries.filter { Self.isValid($0.value, for: $0.key) }
    total = entries.values.reduce(0) { $0 + $1.shadow.byteCount }
    defer { sweeps.plan(after: entries.count, bytes: total) }
    guard total > Self.limit else { return }
    // Down to a half, so that the next sweep is not due with the next entry.
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      entries[key] = nil
      total -= entry.shadow.byteCount
      if total <= Self.limit / 2 { return }
    }
  }
}

extension ShadowCache.Caster {
  fileprivate init(_ silhouette: Silhouette) {
    switch silhouette {
    case .path(let path): self = .path(path)
    case .picture(let picture): self = .picture(ObjectIdentifier(picture))
    }
  }
}
