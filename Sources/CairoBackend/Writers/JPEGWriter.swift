import CTurboJPEG
public import Drawing
import Foundation

/// Writes bitmaps as JPEG. What is not opaque is laid on white. The same pixels always give the
/// same bytes.
public enum JPEGWriter {
  /// The quality goes from 0 to 1.
  public static func bytes(of bitmap: Bitmap, quality: Double) throws(WritingError) -> [UInt8] {
    guard let compressor = tjInitCompress() else { throw .noMemory }
    defer { tjDestroy(compressor) }
    var output: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    defer { tjFree(output) }
    let status = tjCompress2(
      compressor, pixelsOnWhite(bitmap), Int32(bitmap.width), Int32(bitmap.bytesPerRow),
      Int32(bitmap.height), Int32(TJPF_BGRX.rawValue), &output, &size,
      Int32(TJSAMP_444.rawValue), Int32(min(max(quality * 100, 1), 100)), 0)
    guard status == 0, let output else { throw .noMemory }
    return Array(UnsafeBufferPointer(start: output, count: Int(size)))
  }

  private static func pixelsOnWhite(_ bitmap: Bitmap) -> [UInt8] {
    var pixels = Array(bitmap.bytes)
    for start in stride(from: 0, to: pixels.count - 3, by: 4) {
      let light = 255 - pixels[start + 3]
      for index in start..<start + 3 { pixels[index] = min(pixels[index], 255 - light) + light }
    }
    return pixels
  }
}
