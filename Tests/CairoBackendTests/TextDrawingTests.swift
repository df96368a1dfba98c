import CairoBackend
import Drawing
import Foundation
import Testing

/// White text on black, drawn from x = 10 with its baseline at y = 40.
private func inkedColumns(
  _ text: String, _ font: FontDescription, width: CGFloat? = nil
) -> ClosedRange<Int>? {
  let advance = PangoTypesetter().lines(for: TextRequest(text, font: font)).first?.width ?? 0
  let line = TextLine(text, font: font, width: width ?? advance)
  return rendered(
    [.text(line, at: CGPoint(x: 10, y: 40), .white)], width: 400, height: 60
  ).inkedColumns
}

@Test(arguments: [
  FontDescription(size: 17), FontDescription(size: 34, weight: .bold),
  FontDescription(family: .named("Helvetica Neue"), size: 17),
  FontDescription(family: .named("A family nobody has"), size: 17, isItalic: true),
])
func `ink fills the advance`(font: FontDescription) throws {
  let advance = try #require(
    PangoTypesetter().lines(for: TextRequest("Hamburg", font: font)).first?.width)

  let ink = try #require(inkedColumns("Hamburg", font))

  #expect(abs(ink.lowerBound - 11) <= 3)
  #expect(abs(CGFloat(ink.upperBound) - (10 + advance)) <= 4)
}

@Test func `glyphs are spaced so that the line is as wide as it says`() throws {
  let font = FontDescription(size: 20)
  let narrow = try #require(inkedColumns("HHHHHHHHHH", font, width: 150))
  let wide = try #require(inkedColumns("HHHHHHHHHH", font, width: 200))

  #expect(wide.lowerBound == narrow.lowerBound)
  #expect(abs((wide.upperBound - narrow.upperBound) - 45) <= 1)
}

@Test func `text stands on its baseline`() {
  let bitmap = rendered(
    [
      .text(
        TextLine("H", font: FontDescription(size: 40), width: 30), at: CGPoint(x: 5, y: 40), .white)
    ],
    width: 50, height: 60)
  let rows = (0..<60).filter { y in (0..<50).contains { bitmap.pixel(x: $0, y: y).red > 128 } }

  #expect(rows.last == 39)
  #expect(abs((rows.first ?? 0) - (40 - 29)) <= 1)
}

@Test func `text is grey at its edges and never coloured`() {
  let bitmap = rendered(
    [
      .text(
        TextLine("Ogre", font: FontDescription(size: 17), width: 40), at: CGPoint(x: 2, y: 20),
        .white)
    ],
    width: 60, height: 30)
  let pixels = (0..<30).flatMap { y in (0..<60).map { bitmap.pixel(x: $0, y: y) } }

  #expect(pixels.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
  #expect(pixels.contains { $0.red > 40 && $0.red < 200 })
}

@Test func `half a pixel to the right is half a pixel to the right`() {
  let line = TextLine("l", font: FontDescription(size: 17), width: 5)
  let columns = [0, 0.5].map { shift in
    rendered([.text(line, at: CGPoint(x: 3 + shift, y: 20), .white)], width: 16, height: 24)
  }

  #expect(columns[0].contents != columns[1].contents)
}

@Test(arguments: ["", "\n\0\t", "مرحبا", "日本語", "👩‍👩‍👧", String(repeating: "long ", count: 3000)])
func `any text can be drawn`(text: String) {
  let bitmap = rendered([
    .text(
      TextLine(text, font: FontDescription(size: 12), width: 30), at: CGPoint(x: 0, y: 8), .red),
    .fill(.rect(0, 0, 1, 1), .green),
  ])

  #expect(bitmap.hex(0, 0) == "00ff00ff")
}

@Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
func `a size or a width that is none draws nothing`(number: CGFloat) {
  let font = FontDescription(size: 12)
  let bitmap = rendered([
    .text(TextLine("text", font: FontDescription(size: number), width: 9), at: .zero, .red),
    .text(TextLine("text", font: font, width: .nan), at: CGPoint(x: 0, y: 8), .red),
    .text(TextLine("text", font: font, width: 9), at: CGPoint(x: CGFloat.nan, y: 8), .red),
    .fill(.rect(1, 1, 1, 1), .green),
  ])

  #expect(bitmap.hex(0, 0) == "000000ff")
  #expect(bitmap.hex(1, 1) == "00ff00ff")
}
