import CairoBackend
import Drawing
import Foundation
import Testing

private let body = FontDescription(size: 17)

private func lines(
  _ text: String, width: CGFloat = .greatestFiniteMagnitude, _ count: Int = 0,
  _ mode: TextRequest.LineBreak = .truncateTail
) -> [String] {
  PangoTypesetter().lines(
    for: TextRequest(
      text, font: body, maximumWidth: width, maximumLines: count, lineBreak: mode)
  ).map(\.text)
}

private func width(_ text: String, _ font: FontDescription = body) -> CGFloat {
  PangoTypesetter().lines(for: TextRequest(text, font: font)).first?.width ?? 0
}

@Test func `an empty text has no line`() {
  #expect(lines("") == [])
}

@Test func `newlines of any kind end lines`() {
  #expect(lines("a\nb\r\nc\u{2028}d\n\ne\n") == ["a", "b", "c", "d", "", "e"])
}

@Test func `words wrap and leave the space behind`() {
  #expect(lines("one two three", width: width("one two ")) == ["one two", "three"])
  #expect(lines("one two three", width: width("one two")) == ["one two", "three"])
  #expect(lines("one two three", width: width("one two") - 0.1) == ["one", "two", "three"])
}

@Test func `a word wider than the room breaks within`() {
  let lines = lines("incomprehensible", width: width("incompreh"))

  #expect(lines == ["incompreh", "ensible"])
}

@Test func `at least one character stands on a line`() {
  #expect(lines("abc", width: 0) == ["a", "b", "c"])
  #expect(lines("abc", width: -5) == ["a", "b", "c"])
  #expect(lines("abc", width: .nan) == ["abc"])
}

@Test func `character wrap fills each line`() {
  #expect(
    lines("one two", width: width("one t"), 0, .characterWrap) == ["one t", "wo"])
}

@Test func `the last line is truncated as the request says`() {
  let text = "The quick brown fox"
  let room = width("The quick…") + 1
  #expect(lines(text, width: room, 1, .truncateTail) == ["The quick…"])
  #expect(lines(text, width: width("…brown fox") + 1, 1, .truncateHead) == ["…brown fox"])
  #expect(lines(text, width: room, 1, .wordWrap) == ["The quick"])
  #expect(lines(text, width: room, 1, .clip) == [text])
  #expect(lines(text, width: room, 2, .truncateTail) == ["The quick", "brown fox"])
  #expect(lines(text + " jumps", width: room, 2, .truncateTail) == ["The quick", "brown fox…"])
}

@Test func `a line hardly wider than its room is set closer and not cut`() {
  let text = "The quick brown fox"
  let line = PangoTypesetter().lines(
    for: TextRequest(text, font: body, maximumWidth: width(text) - 1)
  ).first
  #expect(line?.text == text)
  #expect(abs((line?.width ?? 0) - (width(text) - 1)) < 0.001)
  #expect(lines(text, width: width(text) - 3, 1, .truncateTail).first?.hasSuffix("…") == true)
}

@Test func `a truncated line is no wider than the room`() {
  let typesetter = PangoTypesetter()
  for mode in [TextRequest.LineBreak.truncateHead, .truncateMiddle, .truncateTail] {
    for room in stride(from: CGFloat(30), to: 200, by: 7) {
      let request = TextRequest(
        "Sphinx of black quartz, judge my vow", font: body, maximumWidth: room, lineBreak: mode)
      let lines = typesetter.lines(for: request)
      #expect(lines.count == 1)
      #expect(lines.allSatisfy { $0.width <= room && $0.text.contains("…") })
    }
  }
}

@Test func `the middle is left out of both halves alike`() {
  #expect(lines("aaaaaaaaaaaa", width: width("aaa…aaa"), 1, .truncateMiddle) == ["aaa…aaa"])
}

@Test func `text after a newline that has no line is told by an ellipsis`() {
  #expect(lines("one\ntwo", 1) == ["one…"])
}

@Test func `an accent or an emoji is never torn apart`() {
  #expect(lines("👩‍👩‍👧👩‍👩‍👧", width: 1) == ["👩‍👩‍👧", "👩‍👩‍👧"])
  #expect(lines("e\u{301}e\u{301}", width: 1) == ["e\u{301}", "e\u{301}"])
}

@Test func `the system font has San Francisco's measures`() {
  #expect(PangoTypesetter().metrics(of: body) == .system(size: 17))
}

@Test func `a named font has the measures of what stands in`() {
  let metrics = PangoTypesetter().metrics(
    of: FontDescription(family: .named("Helvetica Neue"), size: 100))

  #expect(metrics.ascender > 70 && metrics.ascender < 120)
  #expect(metrics.descender < -15 && metrics.descender > -40)
  #expect(metrics.lineHeight == metrics.ascender - metrics.descender)
}

@Test func `bolder is wider`() {
  let widths = [FontWeight.regular, .medium, .semibold, .bold].map { weight in
    width("The quick brown fox", FontDescription(size: 17, weight: weight))
  }

  #expect(widths == widths.sorted() && Set(widths).count == 4)
}

@Test func `sizes that are none measure nothing`() {
  for size in [0, -1, .nan, .infinity] as [CGFloat] {
    #expect(width("text", FontDescription(size: size)) == 0)
  }
}

@Test func `a Chinese character takes the room it takes in San Francisco's company`() {
  let font = FontDescription(size: 16)

  #expect((width("订单号", font) * 2).rounded(.up) / 2 == 49)
}

@Test func `the last word of a paragraph gets company where that is asked for`() {
  let room = width("long long podcast")
  let request = { (text: String) in
    TextRequest(text, font: body, maximumWidth: room, maximumLines: 0, avoidsOrphans: true)
  }
  let lines = { (text: String) in
    PangoTypesetter().lines(for: request(text)).map(\.text)
  }

  #expect(lines("long long podcast name") == ["long long", "podcast name"])
  #expect(lines("podcast incompatible") == ["podcast", "incompatible"])
  #expect(lines("long long podcast \"name\"") == ["long long podcast", "\"name\""])
}

@Test func `a wrapped line tells of the space it was broken on, as far as there is room`() {
  let spaces = { (room: CGFloat) in
    PangoTypesetter().lines(
      for: TextRequest("one two", font: body, maximumWidth: room, maximumLines: 0)
    ).map(\.trailingSpace)
  }
  let space = width("one ") - width("one")

  #expect(abs((spaces(width("one two") - 1).first ?? 0) - space) < 0.01)
  #expect(abs((spaces(width("one") + 1).first ?? 0) - 1) < 0.01)
  #expect(spaces(width("one two") - 1).last == 0)
}
