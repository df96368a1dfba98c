public import Drawing
public import InterfaceBuilder

/// What an app's bundle holds beside its documents, as a session asks for it.
///
/// Nothing is there by default. UIKit itself opens no file: whoever makes the session looks into
/// catalogs and tables.
@MainActor
public struct SessionResources {
  /// The image of a name in some surroundings.
  public var image: (String, UITraitCollection) -> NamedImage? = { _, _ in nil } {
    didSet { hasImages = true }
  }
  /// Whether somebody looks for images, so that one that is not found is missing.
  private(set) var hasImages = false
  /// The colour of a name in some surroundings.
  public var color: (String, UITraitCollection) -> ColorElement.Value? = { _, _ in nil }
  /// Translations by the file of their document.
  public var localizations: [String: Localization] = [:]

  public init() {}

  /// The translations of the document that an element is part of.
  func localization(of element: Element) -> Localization? {
    localizations.isEmpty ? nil : localizations[element.document.file]
  }
}

/// An image of a bundle and what its catalog says of it.
public struct NamedImage: Sendable {
  public var raster: RasterImage
  public var renderingMode: UIImage.RenderingMode
  /// In points; all zero for an image that is stretched as a whole.
  public var capInsets: UIEdgeInsets
  public var resizingMode: UIImage.ResizingMode

  public init(
    _ raster: RasterImage, renderingMode: UIImage.RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero, resizingMode: UIImage.ResizingMode = .stretch
  ) {
    self.raster = raster
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
  }
}

extension NibStatement {
  /// What an attribute says: its translation if there is one, or else what is written.
  @MainActor static func text(of attribute: Attribute, _ element: Element) -> String {
    Session.current.resources.localization(of: element)?
      .text(of: element, attribute: attribute.name) ?? attribute.value
  }
}
