import CWebP
public import Drawing

/// Writes films as animated WebP without loss.
public final class WebPWriter: FilmWriter {
  private static let unitsPerSecond = 1000.0

  private var rules: FilmRules
  private let encoder: OpaquePointer
  private var config = WebPConfig()
  /// In milliseconds; -1 before the first.
  private var lastFrame = -1

  /// Sides are from 1 to 16,383 pixels.
  public init(width: Int, height: Int) throws(WritingError) {
    rules = FilmRules(width: width, height: height)
    var options = WebPAnimEncoderOptions()
    let sides = 1...Int(WEBP_MAX_DIMENSION)
    guard sides.contains(width), sides.contains(height),
      WebPAnimEncoderOptionsInit(&options) != 0,
      WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, 6) != 0,
      let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    else { throw .format("WebP", "\(width) × \(height) pixels are not a size of this format") }
    self.encoder = encoder
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  public func add(_ bitmap: Bitmap, at seconds: Double) throws(WritingError) {
    try rules.check(bitmap)
    let moment = try rules.count(seconds, unitsPerSecond: Self.unitsPerSecond)
    // Frames within one millisecond still follow one another.
    lastFrame = max(moment, lastFrame + 1)
    try WebPPicture.withPicture(of: bitmap, hasAlpha: false) { picture throws(WritingError) in
      guard WebPAnimEncoderAdd(encoder, &picture, Int32(lastFrame), &config) != 0 else {
        throw failure
      }
    }
  }

  public func finish(at seconds: Double) throws(WritingError) -> [UInt8] {
    guard lastFrame >= 0 else { throw .format("WebP", "the film has no frame") }
    let end = try max(
      rules.count(seconds, unitsPerSecond: Self.unitsPerSecond), lastFrame + 1)
    var data = WebPData()
    guard WebPAnimEncoderAdd(encoder, nil, Int32(end), nil) != 0,
      WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw failure }
    defer { WebPDataClear(&data) }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private var failure: WritingError {
    let reason = WebPAnimEncoderGetError(encoder).map { String(cString: $0) }
    return .format("WebP", reason ?? "the encoder gives no reason")
  }
}
