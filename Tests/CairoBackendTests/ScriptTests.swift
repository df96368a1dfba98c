import CairoBackend
import Drawing
import Foundation
import Testing

private let body = FontDescription(size: 17)
private var typesetter: PangoTypesetter { PangoTypesetter() }

private func firstLine(_ text: String, _ direction: TextDirection = .natural) -> TextLine? {
  typesetter.lines(for: TextRequest(text, font: body, direction: direction)).first
}

/// Text on white, its baseline at y = 24.
private func picture(_ line: TextLine) -> Bitmap {
  rendered(
    [.fill(.rect(0, 0, 200, 32), .white), .text(line, at: CGPoint(x: 4, y: 24), .black)],
    width: 200, height: 32)
}

@Test func `the first letter says which way a paragraph runs`() {
  let texts = ["abc", "אבג", "12 אב", "«مرحبا»", "12", "a אב"]

  #expect(texts.map { firstLine($0)?.isRightToLeft } == [false, true, true, true, false, false])
  #expect(firstLine("12", .rightToLeft)?.isRightToLeft == true)
}

@Test func `each paragraph has its own direction`() {
  let request = TextRequest("abc\nאבג", font: body, maximumLines: 0)

  #expect(typesetter.lines(for: request).map(\.isRightToLeft) == [false, true])
}

@Test func `a word of another direction stands where the paragraph has it`() throws {
  var one = try #require(firstLine("אב cd"))
  let right = picture(one)
  one.isRightToLeft = false
  let left = picture(one)

  #expect(right.contents != left.contents)
}

@Test func `carets go from the left, from the right, and turn within a line`() throws {
  let latin = typesetter.carets(in: try #require(firstLine("abc")))
  let hebrew = typesetter.carets(in: try #require(firstLine("אבג")))
  let mixed = typesetter.carets(in: try #require(firstLine("ab אב")))

  #expect(latin == latin.sorted() && latin.count == 4 && latin.first == 0)
  #expect(hebrew == hebrew.sorted(by: >) && hebrew.last.map { abs($0) < 0.01 } == true)
  #expect(mixed[0] < mixed[1] && mixed[3] > mixed[4])
}

@Test func `carets end where the line ends`() throws {
  var line = try #require(firstLine("Hamburg"))
  line.width += 20

  #expect(abs((typesetter.carets(in: line).last ?? 0) - line.width) < 0.01)
}

@Test func `letters of an Arabic word join`() throws {
  let word = try #require(firstLine("بيت"))
  let apart = try #require(firstLine("ب\u{200C}ي\u{200C}ت"))

  #expect(picture(word).contents != picture(apart).contents)
}

@Test(arguments: ["日本語", "中文", "한국어", "हिन्दी", "อักษร", "مرحبا", "שלום", "Ελληνικά", "Кириллица"])
func `other scripts have glyphs of their own and not the box of missing ones`(text: String) throws {
  let missing = try #require(firstLine(String(repeating: "\u{10FFFE}", count: text.count)))
  var shown = try #require(firstLine(text))
  shown.width = missing.width

  #expect(picture(shown).contents != picture(missing).contents)
  #expect(picture(shown).contents.contains { $0 == 0 })
}

@Test func `emoji are coloured whatever the colour of the text`() throws {
  let bitmap = picture(try #require(firstLine("😀")))
  let pixels = (0..<32).flatMap { y in (0..<40).map { bitmap.pixel(x: $0, y: y) } }

  #expect(pixels.contains { $0.red > 200 && $0.blue < 120 })
}

@Test func `text can be drawn as outlines`() throws {
  var outlined = try #require(firstLine("O"))
  let filled = picture(outlined)
  outlined.outlineWidth = 0.5
  let open = picture(outlined)

  let ink = { (bitmap: Bitmap) in bitmap.contents.reduce(0) { $0 + (255 - Int($1)) } }
  #expect(ink(open) < ink(filled))
}
