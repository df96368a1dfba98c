import CGif

/// A GIF being written into memory by giflib.
final class GIFFile {
  private final class Sink {
    var bytes: [UInt8] = []
  }

  private let sink = Sink()
  /// nil once closed.
  private var file: UnsafeMutablePointer<GifFileType>?

  init(width: Int, height: Int) throws(WritingError) {
    var error: Int32 = 0
    let write: OutputFunc = { file, bytes, count in
      guard let file, let bytes, let target = file.pointee.UserData else { return 0 }
      Unmanaged<Sink>.fromOpaque(target).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
      return count
    }
    let sides = 1...65_535
    guard sides.contains(width), sides.contains(height),
      let file = EGifOpen(Unmanaged.passUnretained(sink).toOpaque(), write, &error)
    else { throw .format("GIF", "\(width) × \(height) pixels are not a size of this format") }
    self.file = file
    EGifSetGifVersion(file, true)
    guard EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil) == GIF_OK,
      putEndlessLoop(file)
    else { throw failure }
  }

  deinit {
    if let file { EGifCloseFile(file, nil) }
  }

  /// `duration` is in 1/100 s.
  func add(_ image: IndexedImage, at area: PixelRect, duration: Int) throws(WritingError) {
    guard let file else { throw .format("GIF", "the film is finished") }
    var control = GraphicsControlBlock(
      DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false,
      DelayTime: Int32(min(duration, 65_535)), TransparentColor: NO_TRANSPARENT_COLOR)
    var extensionBytes = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &extensionBytes)
    let colors = image.palette.map { color in
      GifColorType(
        Red: UInt8(truncatingIfNeeded: color >> 16), Green: UInt8(truncatingIfNeeded: color >> 8),
        Blue: UInt8(truncatingIfNeeded: color))
    }
    guard let map = GifMakeMapObject(Int32(colors.count), colors) else { throw .noMemory }
    defer { GifFreeMapObject(map) }
    guard EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, extensionBytes) == GIF_OK,
      EGifPutImageDesc(
        file, Int32(area.left), Int32(area.top), Int32(area.width), Int32(area.height), false, map
      ) == GIF_OK
    else { throw failure }
    var indices = image.indices
    let isWritten = indices.withUnsafeMutableBufferPointer { buffer in
      stride(from: 0, to: buffer.count, by: area.width).allSatisfy { start in
        let line = buffer.baseAddress.map { $0 + start }
        return EGifPutLine(file, line, Int32(area.width)) == GIF_OK
      }
    }
    guard isWritten else { throw failure }
  }

  func close() throws(WritingError) -> [UInt8] {
    guard let file else { throw .format("GIF", "the film is finished") }
    self.file = nil
    var error: Int32 = 0
    guard EGifCloseFile(file, &error) == GIF_OK else { throw Self.failure(error) }
    return sink.bytes
  }

  private func putEndlessLoop(_ file: UnsafeMutablePointer<GifFileType>) -> Bool {
    let name = Array("NETSCAPE2.0".utf8)
    let countZero: [UInt8] = [1, 0, 0]
    return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK
      && EGifPutExtensionBlock(file, Int32(name.count), name) == GIF_OK
      && EGifPutExtensionBlock(file, Int32(countZero.count), countZero) == GIF_OK
      && EGifPutExtensionTrailer(file) == GIF_OK
  }

  private var failure: WritingError { Self.failure(file?.pointee.Error ?? 0) }

  private static func failure(_ code: Int32) -> WritingError {
    .format("GIF", GifErrorString(code).map { String(cString: $0) } ?? "giflib gives no reason")
  }
}
