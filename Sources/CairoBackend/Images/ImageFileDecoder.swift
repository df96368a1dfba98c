public import Drawing
public import Foundation

/// Decodes PNG, JPEG, GIF, WebP, SVG and PDF, told apart by their first bytes.
///
/// Colour profiles are not looked at. Sizes are checked before anything is decoded. Nothing beside
/// the given bytes is read: what an SVG or PDF refers to outside itself is left out.
public struct ImageFileDecoder: ImageDecoder {
  public init() {}

  public func image(
    _ bytes: [UInt8], name: String, scale: CGFloat
  ) throws(ImageDecodingError) -> RasterImage {
    let picture: PixelBuffer =
      switch ImageFormat(bytes) {
      case .png: try PixelBuffer(png: bytes)
      case .jpeg: try PixelBuffer(jpeg: bytes)
      case .gif: try PixelBuffer(gif: bytes)
      case .webp: try PixelBuffer(webp: bytes)
      // Drawings have texts.
      case .svg:
        try FontLock.hold { () throws(ImageDecodingError) in
          try PixelBuffer(svg: bytes, scale: Double(scale))
        }
      case .pdf:
        try FontLock.hold { () throws(ImageDecodingError) in
          try PixelBuffer(pdf: bytes, scale: Double(scale))
        }
      case nil: throw ImageDecodingError("the file is no PNG, JPEG, GIF, WebP, SVG or PDF")
      }
    return RasterImage(
      name: name, width: picture.width, height: picture.height, scale: scale,
      pixels: picture.bytes)
  }
}

/// A format by the bytes at the start of a file.
private enum ImageFormat {
  case png, jpeg, gif, webp, svg, pdf

  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "GIF8".utf8) {
      self = .gif
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if bytes.starts(with: "%PDF".utf8) {
      self = .pdf
    } else if String(decoding: bytes.prefix(4096), as: UTF8.self).contains("<svg") {
      self = .svg
    } else {
      return nil
    }
  }
}
