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
  }

  /// An image of the bundle with all that its catalog says.
  convenience init(_ found: NamedImage) {
    let raster = found.raster
    let storage = ImageStorage(
      name: raster.name, size: raster.size, scale: raster.scale, raster: raster)
    self.init(storage) { variant in
      variant.renderingMode = found.renderingMode
      variant.capInsets = found.capInsets
      variant.resizingMode = found.resizingMode
    }
  }

  public override convenience init() { self.init(ImageStorage(size: .zero)) }

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
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard let found = ImageLookup.session.symbol(named: name) else { return nil }
    self.init(found.storage) { $0.symbolConfiguration = configuration }
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

  private func varied(_ change: (inout Variant) -> Void) -> UIImage {
    UIImage(storage) { variant in
      variant = self.variant
      change(&variant)
    }
  }

  private var variant: Variant {
    Variant(
      renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode,
      symbolConfiguration: symbolConfiguration, tintColor: ownTintColor)
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
  }

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }
}
