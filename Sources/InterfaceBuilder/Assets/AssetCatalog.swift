public import Diagnostics

/// The images and colours of a folder `NAME.xcassets`, by name.
///
/// Assets lie in groups as deep as one likes. A group that provides a namespace puts its name and
/// a slash before the names of what lies in it.
public struct AssetCatalog: Sendable {
  public let folder: String
  public let images: [String: ImageSet]
  public let colors: [String: ColorSet]
  /// How often each kind of asset that is not supported occurs, by its ending.
  public let unsupported: [String: Int]
  /// What is wrong with the catalog, in the order of its paths.
  public let diagnostics: [Diagnostic]

  /// Reads the descriptions in a folder; pictures themselves are not opened.
  public init(folder: String) {
    var reader = AssetReader(folder: folder)
    reader.read()
    self.folder = folder
    images = reader.images
    colors = reader.colors
    unsupported = reader.unsupported
    diagnostics = reader.log.diagnostics
  }

  /// The file of an image for these surroundings.
  public func image(named name: String, for traits: AssetTraits) -> ImageSet.Choice? {
    images[name]?.choice(for: traits)
  }

  /// A colour for these surroundings.
  public func color(named name: String, for traits: AssetTraits) -> ColorElement.Value? {
    colors[name]?.value(for: traits)
  }
}
