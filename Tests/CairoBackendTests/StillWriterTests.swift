import CWebP
import CairoBackend
import Drawing
import Foundation
import Testing

private func decoded(_ bytes: [UInt8]) throws -> RasterImage {
  try ImageFileDecoder().image(bytes, name: "", scale: 1)
}

extension RasterImage {
  /// The place of the first byte that is another.
  fileprivate func firstDifference(to bitmap: Bitmap) -> Int? {
    zip(pixels, bitmap.bytes).enumerated().first { $1.0 != $1.1 }?.offset
  }
}

struct StillWriterTests {
  @Test(arguments: PatternedBitmap.all)
  func `a PNG is read back pixel by pixel`(_ pattern: PatternedBitmap) throws {
    let bitmap = pattern.bitmap

    let image = try decoded(PNGWriter.bytes(of: bitmap))

    #expect((image.width, image.height) == (bitmap.width, bitmap.height))
    #expect(image.firstDifference(to: bitmap) == nil)
  }

  @Test(arguments: PatternedBitmap.all)
  func `a WebP is read back pixel by pixel`(_ pattern: PatternedBitmap) throws {
    let bitmap = pattern.bitmap

    let image = try decoded(WebPStillWriter.bytes(of: bitmap))

    #expect((image.width, image.height) == (bitmap.width, bitmap.height))
    #expect(image.firstDifference(to: bitmap) == nil)
  }

  /// Depth and colour type as the header has them: 2 is RGB, 3 a palette, 6 RGBA.
  @Test(arguments: [
    (PatternedBitmap.colors(1, 9, 9), "1 bit, type 3"), (.colors(2, 9, 9), "1 bit, type 3"),
    (.colors(4, 9, 9), "2 bit, type 3"), (.colors(5, 9, 9), "4 bit, type 3"),
    (.colors(16, 9, 9), "4 bit, type 3"), (.colors(17, 9, 9), "8 bit, type 3"),
    (.colors(256, 90, 9), "8 bit, type 3"), (.colors(257, 90, 9), "8 bit, type 2"),
    (.translucent(256, 9), "8 bit, type 6"), (.veils(9, 9), "2 bit, type 3"),
  ])
  func `a PNG has no more bits than its colours need`(
    _ pattern: PatternedBitmap, _ form: String
  ) throws {
    let bytes = try PNGWriter.bytes(of: pattern.bitmap)

    #expect("\(bytes[24]) bit, type \(bytes[25])" == form)
  }

  @Test func `a writer gives each picture the bytes that a new one would`() throws {
    let writer = PNGWriter()

    for pattern in PatternedBitmap.all + PatternedBitmap.all.reversed() {
      let bytes = try writer.bytes(of: pattern.bitmap)
      #expect(try bytes == PNGWriter.bytes(of: pattern.bitmap), "\(pattern.testDescription)")
    }
  }

  @Test func `rows that repeat and rows of gradual change take little room`() throws {
    let gradual = PatternedBitmap.gradual(600, 400).bitmap
    let raw = 600 * 400 * 3

    #expect(try PNGWriter.bytes(of: gradual).count < raw / 20)
  }

  @Test func `the same picture gives the same WebP`() throws {
    let bitmap = PatternedBitmap.gradual(300, 200).bitmap

    #expect(try WebPStillWriter.bytes(of: bitmap) == WebPStillWriter.bytes(of: bitmap))
  }

  @Test(arguments: [(PatternedBitmap.noise(9, 9), false), (.translucent(256, 9), true)])
  func `a WebP has alpha only where a pixel has`(
    _ pattern: PatternedBitmap, _ hasAlpha: Bool
  ) throws {
    let bytes = try WebPStillWriter.bytes(of: pattern.bitmap)
    var features = WebPBitstreamFeatures()
    #expect(WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK)

    #expect((features.has_alpha != 0) == hasAlpha)
  }

  @Test(arguments: [(16_383, 1), (1, 16_383)])
  func `the longest sides of a WebP are written`(width: Int, height: Int) throws {
    let image = try decoded(WebPStillWriter.bytes(of: Bitmap(width: width, height: height)))

    #expect((image.width, image.height) == (width, height))
  }

  @Test func `a side too long for WebP is said to be`() {
    let error = #expect(throws: WritingError.self) {
      try WebPStillWriter.bytes(of: Bitmap(width: 16_384, height: 2))
    }

    #expect(
      error?.description
        == "the WebP cannot be written: 16384 × 2 pixels are not a size of this format, which "
        + "ends at 16383 on a side")
  }
}
