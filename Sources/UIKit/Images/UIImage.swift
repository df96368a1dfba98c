public import Foundation

/// A picture that views show: from an asset catalog, from a file, or a symbol of the system.
public final class UIImage: NSObject, Sendable {
  package let storage: ImageStorage
  public let renderingMode: RenderingMode
  /// What is not stretched when the image is resized.
  public let capInsets: UIEdgeInsets
  public let resizingMode: ResizingMode
  public let symbolConfiguration: SymbolConfiguration?
  /// The colour that a symbol or a template takes instead of the view's tint.
  let ownTintColor: UIColor?
  /// What lies outside of what is aligned.
  public let alignmentRectInsets: UIEdgeInsets
  /// Whether views that run from right to left mirror the image.
  public let flipsForRightToLeftLayoutDirection: Bool
  /// From the bottom to the baseline; nil for an image without one.
  public let baselineOffsetFromBottom: CGFloat?
  /// The images of an animated one, and how long they all take, in seconds.
  public let images: [UIImage]?
  public let duration: TimeInterval

  package convenience init(_ storage: ImageStorage) { self.init(storage) { _ in } }

  private init(_ storage: ImageStorage, _ change: (inout Variant) -> Void) {
    var variant = Variant()
    change(&variant)
    self.storage = storage
    renderingMode = variant.renderingMode
    capInsets = variant.capInsets
    resizingMode = variant.resizingMode
    symbolConfiguration = variant.symbolConfiguration
    ownTintColor = variant.tintColor
    alignmentRectInsets = variant.alignmentRectInsets
    flipsForRightToLeftLayoutDirection = variant.isFlipped
    baselineOffsetFromBottom = variant.baselineOffset
    (images, duration) = (variant.images, variant.duration)
  }

  /// An image of the bundle with all that its catalog says.
  convenience init(_ found: NamedImage) {
    let raster = found.raster
    var storage = ImageStorage(
      name: raster.name, size: raster.size, scale: raster.scale, raster: raster)
    storage.isOfBundle = true
    self.init(storage) { variant in
      variant.renderingMode = found.renderingMode
      variant.capInsets = found.capInsets
      variant.resizingMode = found.resizingMode
    }
  }

  /// The image that the bundle has under the same name for some traits: a dark one in the dark.
  /// Views look for it whenever they are drawn; documented.
  @MainActor final func suiting(_ traits: UITraitCollection) -> UIImage {
    guard storage.isOfBundle, let name = storage.name,
      let found = Session.current.resources.image(name, traits)
    else { return self }
    return UIImage(UIImage(found).storage) { $0 = variant }
  }

  public override convenience init() { self.init(ImageStorage(size: .zero)) }

  /// An image that views play: as large as its first one.
  convenience init?(animating images: [UIImage], duration: TimeInterval) {
    guard let first = images.first else { return nil }
    self.init(first.storage) { variant in
      variant = first.variant
      variant.images = images
      // A thirtieth of a second an image, if nothing is said; documented.
      variant.duration = duration > 0 ? duration : Double(images.count) / 30
    }
  }

  /// The image of the asset catalog or the bundle; nil when there is none.
  @MainActor public convenience init?(named name: String) {
    guard let found = ImageLookup.session.image(named: name) else { return nil }
    self.init(found.storage) { $0 = found.variant }
  }

  @MainActor public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  @MainActor public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  @MainActor public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  @MainActor public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard let found = ImageLookup.session.symbol(named: name) else { return nil }
    self.init(found.storage) {
      $0.symbolConfiguration = configuration
      $0.isFlipped = found.flipsForRightToLeftLayoutDirection
    }
  }

  // MARK: Size

  /// In points.
  public var size: CGSize {
    guard storage.isSymbol else { return storage.size }
    return (symbolConfiguration ?? SymbolConfiguration()).size(ofProportions: storage.size)
  }

  /// Pixels a point.
  public var scale: CGFloat { storage.scale }

  public var isSymbolImage: Bool { storage.isSymbol }

  // MARK: Variants

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    varied { $0.renderingMode = mode }
  }

  public func withTintColor(_ color: UIColor) -> UIImage { varied { $0.tintColor = color } }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    varied { ($0.tintColor, $0.renderingMode) = (color, renderingMode) }
  }

  /// Tiles what lies between the insets; documented.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: insets, resizingMode: .tile)
  }

  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    varied { ($0.capInsets, $0.resizingMode) = (insets, resizingMode) }
  }

  /// Takes what the other configuration says over what this image has; documented.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(configuration)
  }

  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    varied { variant in
      variant.symbolConfiguration =
        symbolConfiguration?.applying(configuration) ?? configuration
    }
  }

  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    varied { $0.alignmentRectInsets = insets }
  }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    varied { $0.isFlipped = true }
  }

  public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage {
    varied { $0.baselineOffset = offset }
  }

  public func imageWithoutBaseline() -> UIImage { varied { $0.baselineOffset = nil } }

  private func varied(_ change: (inout Variant) -> Void) -> UIImage {
    UIImage(storage) { variant in
      variant = self.variant
      change(&variant)
    }
  }

  private var variant: Variant {
    Variant(
      renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode,
      symbolConfiguration: symbolConfiguration, tintColor: ownTintColor,
      alignmentRectInsets: alignmentRectInsets,
      isFlipped: flipsForRightToLeftLayoutDirection, baselineOffset: baselineOffsetFromBottom,
      images: images, duration: duration)
  }

  /// Equal when they show the same in the same way.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return storage == other.storage && variant == other.variant
  }

  public override var hash: Int { storage.name.hashValue }

  private struct Variant: Equatable {
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var symbolConfiguration: SymbolConfiguration?
    var tintColor: UIColor?
    var alignmentRectInsets = UIEdgeInsets.zero
    var isFlipped = false
    var baselineOffset: CGFloat?
    var images: [UIImage]?
    var duration: TimeInterval = 0
  }

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }
}
