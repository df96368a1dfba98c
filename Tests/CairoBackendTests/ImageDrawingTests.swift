import CairoBackend
import Drawing
import Foundation
import Testing

/// Colours by letters, as pixels of an image.
private func image(_ rows: String..., scale: CGFloat = 1) -> RasterImage {
  let colors: [Character: [UInt8]] = [
    "r": [0, 0, 255, 255], "g": [0, 255, 0, 255], "b": [255, 0, 0, 255], "w": [255, 255, 255, 255],
    "-": [0, 0, 0, 0], "h": [0, 0, 128, 128],
  ]
  return RasterImage(
    name: "x", width: rows[0].count, height: rows.count, scale: scale,
    pixels: rows.joined().flatMap { colors[$0] ?? [] })
}

/// The letters of what is drawn; black is a point.
private func letters(
  _ image: RasterImage, in rect: CGRect, _ style: ImageStyle = ImageStyle(), width: Int = 8,
  height: Int = 1
) -> [String] {
  let bitmap = rendered([.image(image, in: rect, style)], width: width, height: height)
  let names = [
    "ff0000ff": "r", "00ff00ff": "g", "0000ffff": "b", "ffffffff": "w", "000000ff": ".",
  ]
  return (0..<height).map { y in
    (0..<width).map { names[bitmap.hex($0, y)] ?? "?" }.joined()
  }
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

struct ImageDrawingTests {
  @Test func `an image of the right size is copied`() {
    #expect(
      letters(image("rg", "bw"), in: rect(1, 0, 2, 2), width: 4, height: 3)
        == [".rg.", ".bw.", "...."])
  }

  @Test func `an image fills its rectangle to the edges`() {
    let drawn = letters(image("r"), in: rect(1, 0, 6, 1))
    #expect(drawn == [".rrrrrr."])
  }

  @Test func `a point has as many pixels as the scale says`() {
    let list: DisplayList = [
      .image(image("rg", "bw", scale: 2), in: rect(0, 0, 1, 1), ImageStyle())
    ]
    let bitmap = rendered(list, width: 2, height: 2, scale: 2)
    #expect([bitmap.hex(0, 0), bitmap.hex(1, 1)] == ["ff0000ff", "ffffffff"])
  }

  @Test func `a smaller picture is the mean of what it covers`() {
    let bitmap = rendered(
      [.image(image("rbrb", "rbrb", "rbrb", "rbrb"), in: rect(0, 0, 1, 1), ImageStyle())])
    let (red, green, blue, _) = bitmap.pixel(x: 0, y: 0)
    #expect(green == 0)
    #expect((100...155).contains(red))
    #expect((100...155).contains(blue))
  }

  @Test func `caps keep their size and the middle is stretched`() {
    let style = ImageStyle(caps: ImageCaps(left: 1, right: 2))
    #expect(letters(image("rgbw"), in: rect(0, 0, 8, 1), style) == ["rgggggbw"])
    #expect(
      letters(
        image("rrr", "rgr", "bbb"), in: rect(0, 0, 4, 4),
        ImageStyle(caps: ImageCaps(top: 1, left: 1, bottom: 1, right: 1)), width: 5, height: 4)
        == ["rrrr.", "rggr.", "rggr.", "bbbb."])
  }

  @Test func `the middle may be repeated`() {
    let style = ImageStyle(caps: ImageCaps(left: 1, right: 1), isTiled: true)
    #expect(letters(image("rgbw"), in: rect(0, 0, 8, 1), style) == ["rgbgbgbw"])
  }

  @Test func `caps that are wider than the rectangle shrink`() {
    let style = ImageStyle(caps: ImageCaps(left: 2, right: 2))
    #expect(letters(image("rrgg"), in: rect(0, 0, 2, 1), style) == ["rg......"])
    #expect(
      letters(image("rg"), in: rect(0, 0, 2, 1), ImageStyle(caps: ImageCaps(left: 90, right: -3)))
        .first?.first == "r")
  }

  @Test func `a tint replaces colours and keeps alpha`() {
    let style = ImageStyle(tint: .green)
    #expect(letters(image("r-b"), in: rect(0, 0, 3, 1), style) == ["g.g....."])
    let half = rendered([.image(image("h"), in: rect(0, 0, 1, 1), style)])
    #expect(half.hex(0, 0) == "008000ff")
  }

  @Test func `an image without pixels is a grey area`() throws {
    let text = DisplayList([.image(image("r"), in: rect(0, 0, 2, 1), ImageStyle())]).description
    #expect(rendered(try DisplayList(parsing: text)).hex(1, 0) == "ccccccff")
  }

  @Test(arguments: [
    rect(0, 0, 0, 5), rect(0, 0, -2, 5), rect(.nan, 0, 1, 1), rect(0, 0, .infinity, 1),
    rect(1e30, 0, 1, 1), rect(0, 0, 1e30, 1e30),
  ])
  func `rectangles out of the ordinary harm nothing`(rect: CGRect) {
    let list: DisplayList = [
      .image(image("rr"), in: rect, ImageStyle(caps: ImageCaps(left: 1))),
      .fill(.rect(7, 7, 1, 1), .green),
    ]
    #expect(rendered(list).hex(7, 7) == "00ff00ff")
  }

  @Test func `a picture with images is the same from its raster`() {
    let list: DisplayList = [
      .image(image("rgbw", "wbgr"), in: rect(0.5, 0, 6, 7), ImageStyle())
    ]
    let picture = Picture(bounds: rect(0, 0, 8, 8), list)
    #expect(rendered([.picture(picture)]).contents == rendered(list).contents)
  }
}
