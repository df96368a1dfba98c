import Drawing
import Foundation

/// The images of a file, each of them written once.
final class SVGImages {
  /// The key of a part of an image, in a colour if it is a stencil.
  private struct Key: Hashable {
    let digest: String
    let width: Int
    let part: [Int]
    let tint: CGColor?
  }

  /// In pixels: larger images are made smaller, by whole factors.
  private static let largestArea = 4 << 20

  private let document: SVGDocument
  private let kept: KeptWork
  private var ids: [Key: String] = [:]

  init(_ document: SVGDocument, kept: KeptWork) {
    self.document = document
    self.kept = kept
  }

  /// Attributes of an image that fills its place.
  static func element(_ png: [UInt8]) -> String {
    let text = Data(png).base64EncodedString()
    return "preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(text)\""
  }

  /// A symbol that takes whatever width and height it is used with.
  func id(
    of part: PixelRect, in image: RasterImage, tint: CGColor?
  ) throws(WritingError) -> String {
    let key = Key(
      digest: image.digest, width: image.width,
      part: [part.left, part.top, part.right, part.bottom], tint: tint)
    if let id = ids[key] { return id }
    let bitmap = image.bitmap(of: part, tint: tint)
    let id = try symbol(reduced(bitmap))
    ids[key] = id
    return id
  }

  func symbol(_ bitmap: Bitmap) throws(WritingError) -> String {
    let size = "width=\"\(bitmap.width)\" height=\"\(bitmap.height)\""
    let element = "<image \(size) \(Self.element(try PNGWriter.bytes(of: bitmap)))/>"
    return document.id(
      "i", "symbol",
      "viewBox=\"0 0 \(bitmap.width) \(bitmap.height)\" preserveAspectRatio=\"none\"", element)
  }

  private func reduced(_ bitmap: Bitmap) -> Bitmap {
    var factor = 1
    while bitmap.width / factor * (bitmap.height / factor) > Self.largestArea { factor += 1 }
    guard factor > 1 else { return bitmap }
    let frame = PixelRect(
      left: 0, top: 0, right: max(1, bitmap.width / factor),
      bottom: max(1, bitmap.height / factor))
    let image = RasterImage(
      name: "", width: bitmap.width, height: bitmap.height, pixels: Array(bitmap.bytes))
    let bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
    let raster = Raster(
      of: Picture(bounds: bounds, [.image(image, in: bounds, ImageStyle())]), in: frame,
      under: .identity, contentScale: 1, kept: kept)
    return raster?.bitmap ?? bitmap
  }
}

extension RasterImage {
  /// The pixels of a part, or its opacity in one colour.
  fileprivate func bitmap(of part: PixelRect, tint: CGColor?) -> Bitmap {
    let bitmap = Bitmap(width: part.width, height: part.height)
    for y in 0..<part.height {
      let start = ((part.top + y) * width + part.left) * 4
      let row = pixels[start..<start + part.width * 4]
      let target = UnsafeMutableRawBufferPointer(
        rebasing: bitmap.bytes[y * bitmap.bytesPerRow..<(y + 1) * bitmap.bytesPerRow])
      target.copyBytes(from: row)
    }
    if let tint { bitmap.stain(tint) }
    return bitmap
  }
}

extension Bitmap {
  fileprivate func stain(_ color: CGColor) {
    let alpha = color.alpha.share
    let channels = [color.blue, color.green, color.red, 1].map { $0.share * alpha }
    for start in stride(from: 0, to: bytes.count - 3, by: 4) {
      let cover = CGFloat(bytes[start + 3])
      for (index, channel) in channels.enumerated() {
        bytes[start + index] = UInt8((cover * channel).rounded())
      }
    }
  }
}
