package import Foundation

/// How large a picture may be.
package enum PictureLimit {
  /// In pixels: what cairo can draw on a side, and 256 MB.
  private static let longestSide: CGFloat = 32767
  private static let largestArea: CGFloat = 64 * 1024 * 1024

  /// Refuses a size in points that cannot be drawn at so many pixels a point.
  package static func check(_ size: CGSize, scale: CGFloat) throws(RenderingError) {
    let width: CGFloat = abs(size.width) * scale
    let height: CGFloat = abs(size.height) * scale
    guard width <= longestSide, height <= longestSide, width * height <= largestArea else {
      throw RenderingError("the picture is too large: \(size.width) × \(size.height) points")
    }
  }
}
