import CTurboJPEG
import CairoBackend
import Drawing
import Foundation
import Testing

/// Files of the fixtures.
private let assets = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Fixtures/Assets/Shop/Assets.xcassets")

private func file(_ path: String) throws -> [UInt8] {
  Array(try Data(contentsOf: assets.appending(path: path)))
}

private func decode(_ bytes: [UInt8], scale: CGFloat = 1) throws -> RasterImage {
  try ImageFileDecoder().image(bytes, name: "x", scale: scale)
}

extension RasterImage {
  fileprivate var pixelSize: String { "\(width) × \(height)" }

  /// A pixel as red, green, blue and alpha.
  fileprivate func rgba(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return [pixels[start + 2], pixels[start + 1], pixels[start], pixels[start + 3]]
  }
}

struct ImageDecodingTests {
  @Test func `a PNG has its pixels and the scale it is said to have`() throws {
    let image = try decode(file("star.imageset/star@2x.png"), scale: 2)
    #expect(image.pixelSize == "8 × 8")
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.rgba(7, 7) == [0, 255, 0, 255])
  }

  @Test func `what cairo writes comes back with its alpha`() throws {
    let list: DisplayList = [.fill(.rect(0, 0, 1, 2), .red)]
    let bitmap = Bitmap(width: 2, height: 2)
    CairoRenderer().render(list, into: bitmap)
    let image = try decode(PNGWriter.bytes(of: bitmap))
    #expect(image.rgba(0, 1) == [255, 0, 0, 255])
    #expect(image.rgba(1, 1) == [0, 0, 0, 255])
  }

  @Test func `a JPEG is decoded`() throws {
    let image = try decode(jpeg(width: 16, height: 8, TJPF_RGB, [200, 100, 50]))
    #expect(image.pixelSize == "16 × 8")
    let pixel = image.rgba(8, 4)
    #expect(zip(pixel, [200, 100, 50, 255]).allSatisfy { abs(Int($0) - Int($1)) < 4 })
  }

  @Test func `a JPEG of inks becomes lights`() throws {
    let image = try decode(jpeg(width: 8, height: 8, TJPF_CMYK, [255, 0, 255, 255]))
    let pixel = image.rgba(4, 4)
    #expect(zip(pixel, [255, 0, 255, 255]).allSatisfy { abs(Int($0) - Int($1)) < 6 })
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `vectors are drawn at the scale`(scale: CGFloat) throws {
    let factor = Int(scale)
    for (path, color) in [
      ("Icons/stencil.imageset/stencil.svg", [255, 0, 0, 255] as [UInt8]),
      ("Brand/logo.imageset/logo.pdf", [0, 255, 0, 255]),
    ] {
      let image = try decode(file(path), scale: scale)
      #expect(image.pixelSize == "\(6 * factor) × \(4 * factor)")
      #expect(image.size == CGSize(width: 6, height: 4))
      #expect(image.rgba(2 * factor, factor) == color)
      #expect(image.rgba(4 * factor, factor) == [0, 0, 0, 0])
    }
  }

  @Test func `an SVG without a size has that of its view box`() throws {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 5 7\"/>"
    #expect(try decode(Array(text.utf8)).size == CGSize(width: 5, height: 7))
  }

  @Test func `an SVG opens no other file`() throws {
    let other = assets.appending(path: "star.imageset/star.png").path
    for address in [other, "file://" + other] {
      let text = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="4" height="4"><image width="4" height="4" xlink:href="\(address)"/></svg>
        """
      #expect(try decode(Array(text.utf8)).pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test(
    arguments: [
      ([], "the file is no PNG, JPEG, GIF, WebP, SVG or PDF"),
      (Array("BM6".utf8), "the file is no PNG, JPEG, GIF, WebP, SVG or PDF"),
      (Array("GIF89a".utf8), "the GIF has no usable header"),
      (Array("RIFF    WEBPVP8 ".utf8), "the WebP has no usable header"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "the PNG ends before its header"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "the JPEG has no usable header"),
      (Array("%PDF-1.4 nothing".utf8), "the PDF is damaged"),
      (Array("<svg".utf8), "the SVG is damaged"),
      (
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1e6\" height=\"2\"/>".utf8),
        "the image is too large: 1000000 × 2 pixels"
      ),
    ] as [([UInt8], String)])
  func `a bad file is an error`(bytes: [UInt8], message: String) {
    #expect(throws: ImageDecodingError(message)) { try decode(bytes) }
  }

  @Test func `a PNG cut short and one that claims to be huge are errors`() throws {
    var bytes = try file("star.imageset/star.png")
    #expect(throws: ImageDecodingError("the PNG is damaged")) {
      try decode(Array(bytes.dropLast(30)))
    }
    bytes.replaceSubrange(16..<20, with: [0, 1, 0, 0])
    #expect(throws: ImageDecodingError("the image is too large: 65536 × 4 pixels")) {
      try decode(bytes)
    }
  }

  @Test func `any cut or changed byte of a file is survived`() throws {
    let files = [
      try file("star.imageset/star.png"), try file("Icons/stencil.imageset/stencil.svg"),
      try file("Brand/logo.imageset/logo.pdf"), try jpeg(width: 8, height: 8, TJPF_RGB, [1, 2, 3]),
    ]
    for bytes in files {
      for position in stride(from: 8, to: bytes.count, by: 7) {
        var changed = bytes
        changed[position] ^= 0x55
        _ = try? decode(changed)
        _ = try? decode(Array(bytes.prefix(position)))
      }
    }
  }

  private func jpeg(
    width: Int, height: Int, _ format: TJPF, _ pixel: [UInt8]
  ) throws -> [UInt8] {
    let encoder = try #require(tjInitCompress())
    defer { tjDestroy(encoder) }
    let pixels = Array(repeatElement(pixel, count: width * height).joined())
    var output: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let status = tjCompress2(
      encoder, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &output, &size,
      Int32(TJSAMP_444.rawValue), 95, 0)
    defer { tjFree(output) }
    #expect(status == 0)
    return Array(UnsafeBufferPointer(start: output, count: Int(size)))
  }
}
