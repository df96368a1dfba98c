import CPixels
import CWebP
public import Drawing

/// Writes bitmaps as WebP without loss: with alpha unless all pixels are opaque. The same pixels
/// always give the same bytes.
public enum WebPStillWriter {
  /// Of libwebp's nine. Over screens the next takes half as long again and saves a fourteenth.
  private static let level: Int32 = 1

  /// Sides are from 1 to 16,383 pixels.
  public static func bytes(of bitmap: Bitmap) throws(WritingError) -> [UInt8] {
    var config = WebPConfig()
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, level) != 0 else {
      throw .format("WebP", "libwebp is of another version")
    }
    return try WebPPicture.withPicture(of: bitmap, hasAlpha: !isOpaque(bitmap)) {
      picture throws(WritingError) in
      var output = WebPMemoryWriter()
      WebPMemoryWriterInit(&output)
      defer { WebPMemoryWriterClear(&output) }
      let isWritten = withUnsafeMutablePointer(to: &output) { output in
        picture.writer = WebPMemoryWrite
        picture.custom_ptr = UnsafeMutableRawPointer(output)
        return WebPEncode(&config, &picture) != 0
      }
      guard isWritten else { throw failure(picture.error_code) }
      return Array(UnsafeBufferPointer(start: output.mem, count: output.size))
    }
  }

  private static func isOpaque(_ bitmap: Bitmap) -> Bool {
    bitmap.row(0, from: 0).map { flytower_is_opaque($0, bitmap.width * bitmap.height) } ?? true
  }

  private static func failure(_ code: WebPEncodingError) -> WritingError {
    switch code {
    case VP8_ENC_ERROR_OUT_OF_MEMORY, VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY: .noMemory
    default: .format("WebP", "libwebp's error \(code.rawValue)")
    }
  }
}

extension WebPPicture {
  /// Calls the body with the bitmap's pixels as libwebp wants them: not multiplied by alpha.
  static func withPicture<Result>(
    of bitmap: Bitmap, hasAlpha: Bool,
    _ body: (inout WebPPicture) throws(WritingError) -> Result
  ) throws(WritingError) -> Result {
    let sides = 1...Int(WEBP_MAX_DIMENSION)
    guard sides.contains(bitmap.width), sides.contains(bitmap.height) else {
      throw .format(
        "WebP",
        "\(bitmap.width) × \(bitmap.height) pixels are not a size of this format, "
          + "which ends at \(WEBP_MAX_DIMENSION) on a side")
    }
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw .noMemory }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(bitmap.width)
    picture.height = Int32(bitmap.height)
    guard picture.load(bitmap, hasAlpha: hasAlpha) else { throw .noMemory }
    return try body(&picture)
  }

  /// False if there is no memory.
  private mutating func load(_ bitmap: Bitmap, hasAlpha: Bool) -> Bool {
    guard let pixels = bitmap.row(0, from: 0) else { return false }
    guard hasAlpha else {
      let start = bitmap.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      return WebPPictureImportBGRX(&self, start, Int32(bitmap.bytesPerRow)) != 0
    }
    guard WebPPictureAlloc(&self) != 0, let argb else { return false }
    for y in 0..<bitmap.height {
      flytower_unmultiply(
        argb + y * Int(argb_stride), pixels + y * bitmap.width, bitmap.width)
    }
    return true
  }
}
