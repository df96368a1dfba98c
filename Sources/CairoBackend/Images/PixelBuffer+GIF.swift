import CGif
import Drawing

extension PixelBuffer {
  /// The first picture of the file, as UIKit shows it.
  init(gif bytes: [UInt8]) throws(ImageDecodingError) {
    let file = try GIFReader(bytes)
    self = try file.firstPicture()
  }
}

/// A GIF being read from memory by giflib.
///
/// Pictures are read row by row, so that no more memory is asked for than the size, which was
/// checked before, needs.
private final class GIFReader {
  private final class Source {
    var rest: ArraySlice<UInt8>
    init(_ bytes: [UInt8]) { rest = bytes[...] }
  }

  private let source: Source
  private let file: UnsafeMutablePointer<GifFileType>
  /// Index of the colour that is none.
  private var transparent = NO_TRANSPARENT_COLOR

  init(_ bytes: [UInt8]) throws(ImageDecodingError) {
    let source = Source(bytes)
    let read: InputFunc = { file, target, count in
      guard let file, let target, let data = file.pointee.UserData else { return 0 }
      let source = Unmanaged<Source>.fromOpaque(data).takeUnretainedValue()
      let part = source.rest.prefix(Int(count))
      for (index, byte) in part.enumerated() { target[index] = byte }
      source.rest = source.rest.dropFirst(part.count)
      return Int32(part.count)
    }
    var error: Int32 = 0
    guard let file = DGifOpen(Unmanaged.passUnretained(source).toOpaque(), read, &error) else {
      throw ImageDecodingError("the GIF has no usable header")
    }
    (self.source, self.file) = (source, file)
  }

  deinit { DGifCloseFile(file, nil) }

  func firstPicture() throws(ImageDecodingError) -> PixelBuffer {
    let size = try ImageLimit.pixels(
      width: Double(file.pointee.SWidth), height: Double(file.pointee.SHeight))
    var type = UNDEFINED_RECORD_TYPE
    while DGifGetRecordType(file, &type) == GIF_OK {
      switch type {
      case EXTENSION_RECORD_TYPE: try skipExtension()
      case IMAGE_DESC_RECORD_TYPE: return try picture(width: size.width, height: size.height)
      default: throw ImageDecodingError("the GIF has no picture")
      }
    }
    throw ImageDecodingError("the GIF is damaged")
  }

  private func skipExtension() throws(ImageDecodingError) {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard DGifGetExtension(file, &code, &block) == GIF_OK else {
      throw ImageDecodingError("the GIF is damaged")
    }
    while let content = block {
      if code == GRAPHICS_EXT_FUNC_CODE, content[0] >= 4 {
        var control = GraphicsControlBlock()
        DGifExtensionToGCB(4, content + 1, &control)
        transparent = control.TransparentColor
      }
      guard DGifGetExtensionNext(file, &block) == GIF_OK else {
        throw ImageDecodingError("the GIF is damaged")
      }
    }
  }

  private func picture(width: Int, height: Int) throws(ImageDecodingError) -> PixelBuffer {
    guard DGifGetImageDesc(file) == GIF_OK else { throw ImageDecodingError("the GIF is damaged") }
    let part = file.pointee.Image
    _ = try ImageLimit.pixels(width: Double(part.Width), height: Double(part.Height))
    guard let map = part.ColorMap ?? file.pointee.SColorMap, let colors = map.pointee.Colors else {
      throw ImageDecodingError("the GIF has no colours")
    }
    let palette = UnsafeBufferPointer(start: colors, count: Int(map.pointee.ColorCount))
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    var row = [GifPixelType](repeating: 0, count: Int(part.Width))
    for y in GIFReader.rows(Int(part.Height), isInterlaced: part.Interlace) {
      guard DGifGetLine(file, &row, part.Width) == GIF_OK else {
        throw ImageDecodingError("the GIF is cut short")
      }
      let top = Int(part.Top) + y
      guard top < height else { continue }
      for (x, index) in row.enumerated() where Int32(index) != transparent {
        let left = Int(part.Left) + x
        guard left < width, Int(index) < palette.count else { continue }
        let color = palette[Int(index)]
        let start = 4 * (top * width + left)
        pixels[start] = color.Blue
        pixels[start + 1] = color.Green
        pixels[start + 2] = color.Red
        pixels[start + 3] = 255
      }
    }
    return PixelBuffer(width: width, height: height, bytes: pixels)
  }

  /// The rows in the order of the file.
  private static func rows(_ height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
      Array(stride(from: first, to: height, by: step))
    }
  }
}
