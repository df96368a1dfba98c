import CairoBackend
import Drawing
import Foundation
import Testing

private func text(_ text: String, at y: CGFloat = 20, size: CGFloat = 16) -> DrawingCommand {
  .text(
    TextLine(text, font: FontDescription(size: size), width: 60), at: CGPoint(x: 2, y: y), .red)
}

private let icon = RasterImage(
  name: "icon", width: 2, height: 1, pixels: [0, 0, 255, 255, 0, 0, 0, 128])

@Test func `a glyph of a font is written once`() throws {
  let lines = try svgLines([text("aha"), text("ha", at: 40)], width: 80, height: 50)

  #expect(lines.filter { $0.hasPrefix("<path id=\"g") }.count == 2)
  let lineElements = lines.filter { $0.hasPrefix("<g transform") }
  #expect(lineElements.count == 2)
  #expect(lineElements[1].hasPrefix("<g transform=\"translate(2 40)\" fill=\"#f00\" "))
  #expect(lineElements[0].components(separatedBy: "<use href=\"#g1\"").count == 3)
  #expect(lineElements[1].contains("<use href=\"#g1\" x=\""))
}

@Test func `a text can be found, whatever is in it`() throws {
  let lines = try svgLines([text("a<b>\n& \"\u{1}c\"")], width: 80, height: 30)

  #expect(
    lines.contains { $0.contains(" role=\"img\" aria-label=\"a&lt;b&gt; &amp; &quot;c&quot;\">") })
}

@Test func `a text in a raster can be found`() throws {
  let picture = Picture(bounds: CGRect(x: 0, y: 0, width: 80, height: 30), [text("Hello")])
  let lines = try svgLines(
    [.dissolve(from: picture, to: picture, fraction: 0.5)], width: 80, height: 30)

  #expect(lines.last?.hasPrefix("<image ") == true)
  #expect(lines.last?.hasSuffix(" role=\"img\" aria-label=\"Hello\"/>") == true)
}

@Test func `the outlines of characters are lines`() throws {
  let line = TextLine("o", font: FontDescription(size: 16), width: 10, outlineWidth: 0.5)
  let lines = try svgLines([.text(line, at: CGPoint(x: 2, y: 20), .red)], width: 20, height: 30)

  #expect(lines.contains { $0.contains("fill=\"none\" stroke=\"#f00\" stroke-width=\"0.5\"") })
}

@Test func `a coloured character is an image`() throws {
  let lines = try svgLines([text("🙂🙂")], width: 80, height: 30)

  #expect(lines.filter { $0.hasPrefix("<symbol id=\"i1\"") }.count == 1)
  #expect(lines.contains { $0.components(separatedBy: "<use href=\"#i1\"").count == 3 })
}

@Test func `an image is written once`() throws {
  let lines = try svgLines([
    .image(icon, in: CGRect(x: 0, y: 0, width: 4, height: 2), ImageStyle()),
    .image(icon, in: CGRect(x: 4, y: 0, width: 2, height: 1), ImageStyle()),
  ])

  #expect(
    lines.filter { $0.hasPrefix("<symbol id=\"i1\" viewBox=\"0 0 2 1\" ") }.count == 1)
  #expect(
    lines.filter { $0.hasPrefix("<use") } == [
      "<use href=\"#i1\" x=\"0\" y=\"0\" width=\"4\" height=\"2\"/>",
      "<use href=\"#i1\" x=\"4\" y=\"0\" width=\"2\" height=\"1\"/>",
    ])
}

@Test func `pieces of an image are images`() throws {
  let style = ImageStyle(caps: ImageCaps(left: 1))
  let lines = try svgLines([.image(icon, in: CGRect(x: 0, y: 0, width: 8, height: 1), style)])

  #expect(lines.filter { $0.hasPrefix("<symbol ") }.count == 2)
  #expect(
    lines.suffix(2) == [
      "<use href=\"#i1\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>",
      "<use href=\"#i2\" x=\"1\" y=\"0\" width=\"7\" height=\"1\"/>",
    ])
}

@Test func `what is repeated is a pattern`() throws {
  let style = ImageStyle(isTiled: true)
  let lines = try svgLines([.image(icon, in: CGRect(x: 1, y: 0, width: 7, height: 4), style)])

  #expect(
    lines.contains(
      """
      <pattern id="t1" patternUnits="userSpaceOnUse" x="1" y="0" width="2" height="1">\
      <use href="#i1" x="0" y="0" width="2" height="1"/></pattern>
      """))
  #expect(
    lines.last == "<rect x=\"1\" y=\"0\" width=\"7\" height=\"4\" fill=\"url(#t1)\"/>")
}

@Test func `a stencil has its colour, and an image without pixels is grey`() throws {
  let rect = CGRect(x: 0, y: 0, width: 8, height: 8)
  let nobody = try #require(
    try DisplayList(parsing: "image \"x\" 0000000000000000 2 2 1 in 0 0 8 8").commands.first)
  let lines = try svgLines([
    nobody, .image(icon, in: rect, ImageStyle(tint: .red)),
    .image(icon, in: rect, ImageStyle(tint: .blue)),
  ])

  #expect(lines.filter { $0.hasPrefix("<symbol ") }.count == 2)
  #expect(lines.contains("<rect x=\"0\" y=\"0\" width=\"8\" height=\"8\" fill=\"#ccc\"/>"))
}
