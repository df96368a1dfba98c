import Drawing
import Foundation
import Testing

struct ImageTextTests {
  private let image = RasterImage(
    name: "a \"b\"\nc", width: 2, height: 1, scale: 2, pixels: [0, 0, 255, 255, 0, 255, 0, 255])
  private let rect = CGRect(x: 1, y: 2, width: 3.5, height: 4)

  @Test(arguments: [
    ImageStyle(), ImageStyle(tint: CGColor(red: 1, green: 0, blue: 0.5, alpha: 0.25)),
    ImageStyle(caps: ImageCaps(top: 1, left: 2, bottom: 3, right: 4.5)),
    ImageStyle(tint: .black, caps: ImageCaps(left: 1), isTiled: true), ImageStyle(isTiled: true),
  ])
  func `an image is read back from its text`(style: ImageStyle) throws {
    let list: DisplayList = [.image(image, in: rect, style)]
    #expect(try DisplayList(parsing: list.description) == list)
  }

  @Test func `the text names the image and stands for its pixels`() {
    let list: DisplayList = [.image(image, in: rect, ImageStyle(isTiled: true))]
    #expect(
      list.description
        == #"image "a \"b\"\nc" \#(image.digest) 2 1 2 in 1 2 3.5 4 tiled"#)
    let other = RasterImage(
      name: image.name, width: 2, height: 1, scale: 2, pixels: [0, 0, 255, 255, 0, 255, 1, 255])
    #expect(other != image)
    #expect(other.digest != image.digest)
  }

  @Test func `pixels come from images that are at hand`() throws {
    let text = DisplayList([.image(image, in: rect, ImageStyle())]).description
    let found = try DisplayList(parsing: text, images: [image])
    let lost = try DisplayList(parsing: text)
    #expect(found == lost)
    #expect(pixels(of: found) == image.pixels)
    #expect(pixels(of: lost) == [])
  }

  private func pixels(of list: DisplayList) -> [UInt8]? {
    guard case .image(let image, _, _) = list.commands.first else { return nil }
    return image.pixels
  }

  @Test(arguments: [
    ("image \"a\"", "expected a digest, found the end of the line"),
    ("image \"a\" 12 1 1 1 in 0 0 1 1", "'12' is not a digest of sixteen hexadecimal digits"),
    (
      "image \"a\" 0123456789abcdef 0 1 1 in 0 0 1 1",
      "'0' is not a number of pixels from 1 to 16384"
    ),
    ("image \"a\" 0123456789abcdef 1 1 0 in 0 0 1 1", "the scale of an image is above zero"),
    ("image \"a\" 0123456789abcdef 1 1 1 in 0 0 1 1 big", "'big' is not a style of an image"),
  ])
  func `a wrong line is told from a right one`(line: String, message: String) {
    #expect(throws: DisplayList.ParsingError(line: 1, message)) {
      try DisplayList(parsing: line)
    }
  }
}
