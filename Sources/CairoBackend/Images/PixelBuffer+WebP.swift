import CWebP
import Drawing

extension PixelBuffer {
  /// A still picture; of a moving one nothing is shown.
  init(webp bytes: [UInt8]) throws(ImageDecodingError) {
    var width: Int32 = 0
    var height: Int32 = 0
    guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else {
      throw ImageDecodingError("the WebP has no usable header")
    }
    let size = try ImageLimit.pixels(width: Double(width), height: Double(height))
    var pixels = [UInt8](repeating: 0, count: 4 * size.width * size.height)
    guard
      WebPDecodeBGRAInto(bytes, bytes.count, &pixels, pixels.count, Int32(4 * size.width)) != nil
    else { throw ImageDecodingError("the WebP is damaged") }
    for start in stride(from: 0, to: pixels.count - 3, by: 4) where pixels[start + 3] < 255 {
      let alpha = Int(pixels[start + 3])
      for index in start..<start + 3 {
        pixels[index] = UInt8((Int(pixels[index]) * alpha + 127) / 255)
      }
    }
    self.init(width: size.width, height: size.height, bytes: pixels)
  }
}
