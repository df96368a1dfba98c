import CTurboJPEG
import Drawing

extension PixelBuffer {
  /// The picture as the camera was held. A file that ends too early is an error; other slight
  /// damage is passed over.
  init(jpeg bytes: [UInt8]) throws(ImageDecodingError) {
    guard let decoder = tjInitDecompress() else {
      throw ImageDecodingError("there is no memory for the JPEG")
    }
    defer { tjDestroy(decoder) }
    var width: Int32 = 0
    var height: Int32 = 0
    var sampling: Int32 = 0
    var colors: Int32 = 0
    guard
      tjDecompressHeader3(
        decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &colors) == 0,
      width > 0, height > 0
    else { throw ImageDecodingError("the JPEG has no usable header") }
    let size = try ImageLimit.pixels(width: Double(width), height: Double(height))
    let isPrinted = colors == TJCS_CMYK.rawValue || colors == TJCS_YCCK.rawValue
    let format = isPrinted ? TJPF_CMYK : TJPF_BGRA
    var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
    let status = tjDecompress2(
      decoder, bytes, UInt(bytes.count), &pixels, width, 0, height, Int32(format.rawValue),
      TJFLAG_LIMITSCANS)
    guard status == 0 || tjGetErrorCode(decoder) == TJERR_WARNING.rawValue else {
      throw ImageDecodingError("the JPEG is damaged")
    }
    guard status == 0 || !PixelBuffer.message(of: decoder).contains("Premature end") else {
      throw ImageDecodingError("the JPEG is cut short")
    }
    if isPrinted { convertInks(&pixels) }
    self = PixelBuffer(width: size.width, height: size.height, bytes: pixels)
      .turned(CameraOrientation(jpeg: bytes))
  }
}

extension PixelBuffer {
  private static func message(of decoder: tjhandle) -> String {
    tjGetErrorStr2(decoder).map { String(cString: $0) } ?? ""
  }
}

/// Turns inks, which JPEG files hold inverted, into blue, green, red and a full alpha. No profile
/// is known.
private func convertInks(_ pixels: inout [UInt8]) {
  func light(_ ink: UInt8, _ black: UInt8) -> UInt8 { UInt8(Int(ink) * Int(black) / 255) }
  for start in stride(from: 0, to: pixels.count - 3, by: 4) {
    let (cyan, magenta, yellow) = (pixels[start], pixels[start + 1], pixels[start + 2])
    let black = pixels[start + 3]
    pixels[start] = light(yellow, black)
    pixels[start + 1] = light(magenta, black)
    pixels[start + 2] = light(cyan, black)
    pixels[start + 3] = 255
  }
}
