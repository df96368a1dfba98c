package import Drawing
package import Foundation

/// What an image is of: its name, its size and, once something has read it, its picture.
package struct ImageStorage: Equatable, Sendable {
  package var name: String?
  /// A symbol of the system: it is drawn in the tint and sized by its configuration.
  package var isSymbol = false
  /// In points. Of a symbol, its proportions: see `UIImage.SymbolConfiguration`.
  package var size: CGSize
  /// Pixels a point.
  package var scale: CGFloat = 1
  /// The pixels; nil while only the size is known.
  package var raster: RasterImage?
  /// Found under its name among what the app brings, so that other surroundings may have another.
  var isOfBundle = false
  /// What a symbol looks like.
  var shape: SymbolShape?
  /// What an app drew, in points.
  var picture: Picture?

  package init(
    name: String? = nil, isSymbol: Bool = false, size: CGSize, scale: CGFloat = 1,
    raster: RasterImage? = nil
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.size = size
    self.scale = scale
    self.raster = raster
  }
}
