import CairoBackend
import Drawing
import Foundation
import Testing

private func decode(_ bytes: [UInt8]) throws -> RasterImage {
  try ImageFileDecoder().image(bytes, name: "x", scale: 1)
}

/// 16 × 16 pixels: red, but green at the bottom left.
private func makePicture() -> Bitmap {
  let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  return rendered(
    [.fill(.rect(0, 0, 16, 16), .red), .fill(.rect(0, 8, 8, 8), green)], width: 16, height: 16)
}

private func film(_ writer: any FilmWriter) throws -> [UInt8] {
  try writer.add(makePicture(), at: 0)
  return try writer.finish(at: 1)
}

private let formats: [(name: String, make: @Sendable () throws -> [UInt8])] = [
  ("PNG", { try PNGWriter.bytes(of: makePicture()) }),
  ("JPEG", { try JPEGWriter.bytes(of: makePicture(), quality: 0.9) }),
  ("GIF", { try film(GIFWriter(width: 16, height: 16)) }),
  ("WebP", { try film(WebPWriter(width: 16, height: 16)) }),
]

extension RasterImage {
  /// The strongest of red, green and blue in the middle of each quarter, row by row.
  fileprivate var corners: String {
    [(4, 4), (12, 4), (4, 12), (12, 12)].map { x, y in
      let start = 4 * (y * width + x)
      let channels = [(pixels[start + 2], "R"), (pixels[start + 1], "G"), (pixels[start], "B")]
      return channels.max { $0.0 < $1.0 }?.1 ?? "?"
    }.joined()
  }
}

struct HostileImageTests {
  @Test(arguments: formats.indices)
  func `every format comes back as it was written`(format: Int) throws {
    let image = try decode(formats[format].make())
    #expect(image.width == 16 && image.height == 16)
    #expect(image.corners == "RRGR", "\(formats[format].name)")
  }

  @Test(arguments: formats.indices)
  func `a file cut short is an error`(format: Int) throws {
    let bytes = try formats[format].make()
    for count in [bytes.count / 4, bytes.count / 2, bytes.count * 3 / 4] {
      #expect(throws: ImageDecodingError.self, "\(formats[format].name) \(count)") {
        try decode(Array(bytes.prefix(count)))
      }
    }
  }

  @Test(arguments: formats.indices)
  func `any changed byte is survived`(format: Int) throws {
    let bytes = try formats[format].make()
    for position in stride(from: 4, to: bytes.count, by: max(1, bytes.count / 60)) {
      var changed = bytes
      changed[position] ^= 0x55
      _ = try? decode(changed)
    }
  }

  @Test func `headers that claim a huge picture are refused before anything is made`() throws {
    var gif = try formats[2].make()
    gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: ImageDecodingError("the image is too large: 65535 × 65535 pixels")) {
      try decode(gif)
    }
    var png = try formats[0].make()
    png.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
    #expect(throws: ImageDecodingError("the image is too large: 100000 × 100000 pixels")) {
      try decode(png)
    }
    var jpeg = try formats[1].make()
    let frame = try #require(
      jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xC0]) })
    jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFF, 0xDC, 0xFF, 0xDC])
    #expect(throws: ImageDecodingError("the image is too large: 65500 × 65500 pixels")) {
      try decode(jpeg)
    }
    var webp = try formats[3].make()
    // Fourteen bits of width less one and as many of height follow the signature of lossless pixels.
    let pixels = try #require(webp.indices.first { webp[$0...].starts(with: Array("VP8L".utf8)) })
    webp.replaceSubrange((pixels + 9)..<(pixels + 12), with: [0xFF, 0xFF, 0xFF])
    webp[pixels + 12] |= 0x0F
    #expect(throws: ImageDecodingError("the image is too large: 16384 × 16384 pixels")) {
      try decode(webp)
    }
    let pdf = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 100000 100000]>> endobj
      trailer <</Root 1 0 R>>
      %%EOF
      """
    #expect(throws: ImageDecodingError("the image is too large: 100000 × 100000 pixels")) {
      try decode(Array(pdf.utf8))
    }
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100000\" height=\"100000\"/>"
    #expect(throws: ImageDecodingError("the image is too large: 100000 × 100000 pixels")) {
      try decode(Array(svg.utf8))
    }
  }

  @Test(arguments: [
    (1, "RRGR"), (2, "RRRG"), (3, "RGRR"), (4, "GRRR"), (5, "RGRR"), (6, "GRRR"), (7, "RRGR"),
    (8, "RRRG"), (9, "RRGR"),
  ])
  func `a JPEG stands as the camera was held`(orientation: UInt8, expected: String) throws {
    let bytes = try formats[1].make()
    let exif: [UInt8] =
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1]
      + [0, orientation, 0, 0, 0, 0, 0, 0]
    let length = exif.count + 2
    let segment = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + exif
    let image = try decode(Array(bytes.prefix(2)) + segment + bytes.dropFirst(2))
    #expect(image.corners == expected)
  }
}

struct RasterizerTests {
  private let square = Picture(
    bounds: CGRect(x: 2, y: 2, width: 4, height: 2), [.fill(.rect(2, 2, 2, 2), .red)])

  @Test func `a drawing becomes pixels at a scale, transparent or black below`() throws {
    let rasterizer = CairoRasterizer()
    let size = CGSize(width: 4, height: 2)
    let image = try #require(
      rasterizer.image(square, size: size, scale: 2, isOpaque: false))
    #expect(image.width == 8 && image.height == 4 && image.size == size)
    #expect(Array(image.pixels[0..<4]) == [0, 0, 255, 255])
    #expect(Array(image.pixels[28..<32]) == [0, 0, 0, 0])
    let opaque = try #require(rasterizer.image(square, size: size, scale: 2, isOpaque: true))
    #expect(Array(opaque.pixels[28..<32]) == [0, 0, 0, 255])
  }

  @Test func `pixels become files that are read again`() throws {
    let rasterizer = CairoRasterizer()
    let image = try #require(
      rasterizer.image(square, size: CGSize(width: 4, height: 2), scale: 4, isOpaque: false))
    let png = try decode(#require(rasterizer.png(image)))
    #expect(png.pixels == image.pixels)
    let jpeg = try decode(#require(rasterizer.jpeg(image, quality: 1)))
    #expect(jpeg.pixels.suffix(4).allSatisfy { $0 > 250 })
  }

  @Test func `what is too large becomes no pixels`() {
    let size = CGSize(width: 100_000, height: 100_000)
    #expect(CairoRasterizer().image(square, size: size, scale: 1, isOpaque: true) == nil)
    #expect(CairoRasterizer().image(square, size: .zero, scale: 1, isOpaque: true) == nil)
  }
}
