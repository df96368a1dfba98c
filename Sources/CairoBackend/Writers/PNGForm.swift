import CDeflate
import CPixels

/// How a PNG says its pixels, and the chunks around them.
struct PNGForm {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let isOpaque: Bool
  let bitsPerPixel: Int
  /// The palette's colours, not multiplied by alpha; nil if pixels say theirs.
  private let palette: [UInt32]?

  init(isOpaque: Bool) {
    self.isOpaque = isOpaque
    bitsPerPixel = isOpaque ? 24 : 32
    palette = nil
  }

  /// `palette` has 1 to 256 colours, multiplied by alpha.
  init(palette: [UInt32]) {
    isOpaque = palette.allSatisfy { $0 >> 24 == 255 }
    bitsPerPixel = [1, 2, 4].first { palette.count <= 1 << $0 } ?? 8
    self.palette = palette.map { flytower_unmultiplied($0) }
  }

  /// With the number of the filter before the pixels.
  func bytesPerRow(of width: Int) -> Int { 1 + (width * bitsPerPixel + 7) / 8 }

  /// The whole file around the compressed rows.
  func file(width: Int, height: Int, image: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var file: [UInt8] = []
    file.reserveCapacity(image.count + 1200)
    file += Self.signature
    let depth = UInt8(palette == nil ? 8 : bitsPerPixel)
    let size = Self.bigEndian(width) + Self.bigEndian(height)
    Self.add("IHDR", size + [depth, colorType, 0, 0, 0], to: &file)
    // Colours are sRGB, to be shown as they look best.
    Self.add("sRGB", [0], to: &file)
    if let palette {
      Self.add("PLTE", palette.flatMap(Self.channels), to: &file)
      if !isOpaque { Self.add("tRNS", palette.map { UInt8($0 >> 24) }, to: &file) }
    }
    Self.add("IDAT", image, to: &file)
    Self.add("IEND", [], to: &file)
    return file
  }

  private var colorType: UInt8 {
    if palette != nil { return 3 }
    return isOpaque ? 2 : 6
  }

  private static func channels(_ color: UInt32) -> [UInt8] { Array(bigEndian(Int(color))[1...]) }

  private static func add(
    _ name: String, _ content: some Collection<UInt8>, to file: inout [UInt8]
  ) {
    file += bigEndian(content.count)
    let start = file.count
    file += name.utf8
    file += content
    let sum = file.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { libdeflate_crc32(0, $0 + start, bytes.count - start) } ?? 0
    }
    file += bigEndian(Int(sum))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
