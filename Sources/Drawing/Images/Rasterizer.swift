public import Foundation

/// Turns drawings into pixels and pixels into files, when an app asks for them.
public protocol Rasterizer: AnyObject {
  /// The drawing as pixels; nil if it is too large (see `ImageLimit`).
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels a point.
  ///   - isOpaque: Whether what is not drawn on is black instead of nothing.
  func image(_ picture: Picture, size: CGSize, scale: CGFloat, isOpaque: Bool) -> RasterImage?

  func png(_ image: RasterImage) -> [UInt8]?

  /// The quality goes from 0 to 1. What is not opaque is laid on white.
  func jpeg(_ image: RasterImage, quality: CGFloat) -> [UInt8]?
}
