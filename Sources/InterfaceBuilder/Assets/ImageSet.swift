/// An image of a catalog: its files and how they are to be drawn.
public struct ImageSet: Hashable, Sendable {
  /// The folder `NAME.imageset`.
  public let folder: String
  public let renderingIntent: RenderingIntent
  /// Whether vector files are drawn afresh at each size rather than once at each scale.
  public let preservesVectors: Bool
  /// In the order of `Contents.json`; entries without a file are left out.
  let variants: [Variant]

  /// How an image is drawn when the app does not say.
  public enum RenderingIntent: String, Hashable, Sendable {
    /// As the place asks: bars and buttons draw templates.
    case automatic = ""
    case original
    /// As a stencil in the tint colour.
    case template
  }

  struct Variant: Hashable, Sendable {
    let file: String
    /// nil for a file of all scales, which has no pixels.
    let scale: Int?
    let conditions: AssetConditions
    let slicing: Slicing?
  }

  /// Which file to draw, and how.
  public struct Choice: Hashable, Sendable {
    /// Its path.
    public let file: String
    /// The scale the file's pixels are made for; nil for a vector file.
    public let scale: Int?
    public let slicing: Slicing?
    public let renderingIntent: RenderingIntent
    public let preservesVectors: Bool
  }

  /// The file that fits best; nil when none is made for these surroundings.
  ///
  /// Of scales the wanted one wins, then the next larger, then the largest there is. Medium
  /// confidence: an app on iOS holds only the scales of its device.
  public func choice(for traits: AssetTraits) -> Choice? {
    let ranked = variants.compactMap { variant in
      variant.conditions.rank(in: traits).map { (variant, rank: $0) }
    }
    guard let best = ranked.map(\.rank).max() else { return nil }
    let fitting = ranked.filter { $0.rank == best }.map(\.0)
    let larger = fitting.filter { ($0.scale ?? .max) >= traits.scale }
    let chosen =
      larger.min { ($0.scale ?? .max) < ($1.scale ?? .max) }
      ?? fitting.max { ($0.scale ?? 0) < ($1.scale ?? 0) }
    return chosen.map {
      Choice(
        file: folder + "/" + $0.file, scale: $0.scale, slicing: $0.slicing,
        renderingIntent: renderingIntent, preservesVectors: preservesVectors)
    }
  }
}

/// How a catalog cuts an image so that its middle grows. In pixels of the file.
public struct Slicing: Hashable, Sendable {
  public var top = 0.0
  public var left = 0.0
  public var bottom = 0.0
  public var right = 0.0
  /// Whether the middle is repeated rather than stretched.
  public var isTiled = false

  /// Nothing is cut off.
  public init() {}

  /// `resizing` of an entry. The centre, which iOS takes from inside the cuts, is all between them.
  init?(_ resizing: JSONNode?) {
    guard let resizing, let mode = resizing["mode"]?.string, let insets = resizing["cap-insets"]
    else { return nil }
    let isHorizontal = mode != "3-part-vertical"
    let isVertical = mode != "3-part-horizontal"
    func inset(_ name: String, _ counts: Bool) -> Double {
      counts ? max(0, insets[name]?.number ?? 0) : 0
    }
    top = inset("top", isVertical)
    bottom = inset("bottom", isVertical)
    left = inset("left", isHorizontal)
    right = inset("right", isHorizontal)
    isTiled = resizing["center"]?["mode"]?.string == "tile"
  }
}
