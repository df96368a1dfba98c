import CDeflate
import CPixels
public import Drawing
import Foundation

/// Writes bitmaps as PNG. The same pixels always give the same bytes.
///
/// Pictures of up to 256 colours get a palette, others RGB if all their pixels are opaque, else
/// RGBA. A writer keeps its memory for the next picture; each thread has one of its own.
public final class PNGWriter {
  /// Over screens, higher levels of libdeflate take longer and save next to nothing.
  private static let level: Int32 = 5

  private let compressor: OpaquePointer?
  private let indices = ScratchBytes()
  private let rows = ScratchBytes()
  private let compressed = ScratchBytes()

  public init() { compressor = libdeflate_alloc_compressor(Self.level) }

  deinit {
    if let compressor { libdeflate_free_compressor(compressor) }
  }

  /// With a writer of its own.
  public static func bytes(of bitmap: Bitmap) throws(WritingError) -> [UInt8] {
    try PNGWriter().bytes(of: bitmap)
  }

  public func bytes(of bitmap: Bitmap) throws(WritingError) -> [UInt8] {
    defer { for scratch in [indices, rows, compressed] { scratch.trim() } }
    guard let pixels = bitmap.row(0, from: 0) else { throw .noMemory }
    let sides = 1...Int(Int32.max)
    guard sides.contains(bitmap.width), sides.contains(bitmap.height) else {
      throw .format(
        "PNG", "\(bitmap.width) × \(bitmap.height) pixels are not a size of this format")
    }
    let palette = try palette(of: pixels, bitmap)
    let form =
      palette.map { PNGForm(palette: $0) }
      ?? PNGForm(isOpaque: flytower_is_opaque(pixels, bitmap.width * bitmap.height))
    let length = bitmap.height * form.bytesPerRow(of: bitmap.width)
    let rows = try rows.bytes(length)
    if palette == nil {
      flytower_png_rows(rows, pixels, bitmap.width, bitmap.height, form.isOpaque)
    } else {
      let indices = try indices.bytes(bitmap.width * bitmap.height)
      flytower_png_packed_rows(
        rows, indices, bitmap.width, bitmap.height, UInt32(form.bitsPerPixel))
    }
    return form.file(
      width: bitmap.width, height: bitmap.height, image: try compress(rows, length))
  }

  /// The colours of the picture if they are few; each pixel's number is in `indices` then.
  private func palette(
    of pixels: UnsafePointer<UInt32>, _ bitmap: Bitmap
  ) throws(WritingError) -> [UInt32]? {
    var colors = [UInt32](repeating: 0, count: 256)
    let count = flytower_png_palette(
      try indices.bytes(bitmap.width * bitmap.height), &colors, pixels, bitmap.width,
      bitmap.height)
    return count > 0 ? Array(colors.prefix(count)) : nil
  }

  private func compress(
    _ bytes: UnsafePointer<UInt8>, _ count: Int
  ) throws(WritingError) -> UnsafeBufferPointer<UInt8> {
    guard let compressor else { throw .noMemory }
    let bound = libdeflate_zlib_compress_bound(compressor, count)
    let output = try compressed.bytes(bound)
    let length = libdeflate_zlib_compress(compressor, bytes, count, output, bound)
    guard length > 0, length <= Int32.max else {
      throw .format("PNG", "the picture takes more than 2 GB")
    }
    return UnsafeBufferPointer(start: output, count: length)
  }
}
