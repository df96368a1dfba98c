public import Foundation

/// Makes pixels of the bytes of an image file.
public protocol ImageDecoder: Sendable {
  /// The image, in the format that the bytes show.
  ///
  /// - Parameters:
  ///   - name: Becomes the image's.
  ///   - scale: Pixels a point. A file without pixels is drawn at this scale.
  func image(
    _ bytes: [UInt8], name: String, scale: CGFloat
  ) throws(ImageDecodingError) -> RasterImage
}

/// Why a file gives no image, as the end of a sentence about it.
public struct ImageDecodingError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

/// What is too large to be decoded.
public enum ImageLimit {
  /// Pixels a side.
  public static let side = 16_384
  /// Pixels in all: 256 MB of them.
  public static let area = 64 << 20

  /// The size in pixels, if it is one that is decoded.
  public static func pixels(
    width: Double, height: Double
  ) throws(ImageDecodingError) -> (width: Int, height: Int) {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw ImageDecodingError("the image has no size")
    }
    guard width <= Double(side), height <= Double(side), width * height <= Double(area) else {
      throw ImageDecodingError(
        "the image is too large: \(Int(min(width, 1e9))) × \(Int(min(height, 1e9))) pixels")
    }
    return (max(1, Int(width.rounded(.up))), max(1, Int(height.rounded(.up))))
  }
}
