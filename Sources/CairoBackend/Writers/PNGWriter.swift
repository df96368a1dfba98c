import CDeflate
import CPixels
public import Drawing
import Foundation

/// Writes bitmaps as PNG: RGB if all pixels are opaque, else RGBA. The same pixels always give
/// the same bytes.
public enum PNGWriter {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  public static func bytes(of bitmap: Bitmap) throws(WritingError) -> [UInt8] {
    guard let pixels = bitmap.row(0, from: 0) else { throw .noMemory }
    let isOpaque = flytower_is_opaque(pixels, bitmap.width * bitmap.height)
    let image = try compressed(filteredRows(of: bitmap, isOpaque: isOpaque))
    let depth: UInt8 = 8
    let colorType: UInt8 = isOpaque ? 2 : 6
    let header = bigEndian(bitmap.width) + bigEndian(bitmap.height) + [depth, colorType, 0, 0, 0]
    // Colours are sRGB, to be shown as they look best.
    return signature + chunk("IHDR", header) + chunk("sRGB", [0]) + chunk("IDAT", image)
      + chunk("IEND", [])
  }

  /// Every row as its difference to the one above, which suits screens: rows repeat.
  private static func filteredRows(of bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    let rowLength = 1 + bitmap.width * (isOpaque ? 3 : 4)
    let length = rowLength * bitmap.height
    return [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      guard var output = buffer.baseAddress else { return }
      for y in 0..<bitmap.height {
        let above = y > 0 ? bitmap.row(y - 1, from: 0) : nil
        flytower_png_row(output, bitmap.row(y, from: 0), above, bitmap.width, isOpaque)
        output += rowLength
      }
      count = length
    }
  }

  private static func compressed(_ bytes: [UInt8]) throws(WritingError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(6) else { throw .noMemory }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
    }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bigEndian(content.count) + body + bigEndian(Int(libdeflate_crc32(0, body, body.count)))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
