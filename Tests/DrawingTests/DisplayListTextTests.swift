import Drawing
import Foundation
import Testing

private let font = FontDescription(size: 17)
private let triangle = CGPath([
  .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 0)),
  .quadCurve(CGPoint(x: 5, y: 5), control: CGPoint(x: 9, y: 4)),
  .curve(CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6)),
  .close,
])
private let square = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4.5))
private let dot = Picture(
  bounds: CGRect(x: 0, y: 0, width: 8, height: 8), [.fill(square, .black)])

@Test(
  arguments: [
    [
      .save, .transform(CGAffineTransform(a: 1, b: 0.5, c: -0.25, d: 2, tx: 1e21, ty: -3)),
      .restore,
    ],
    [.clip(CGPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 4))],
    [.fill(CGPath(ellipseIn: CGRect(x: -1, y: -2, width: 3, height: 4)), .white)],
    [.fill(triangle, CGColor(red: 0.1, green: 1 / 3, blue: 0.7, alpha: 0.5))],
    [.fill(CGPath([]), .black)],
    [.stroke(square, .clear, width: 0.1)],
    [.text(TextLine("Hello", font: font, width: 40.25), at: CGPoint(x: 1, y: 20), .black)],
    [.beginGroup(opacity: 0.3), .picture(dot), .endGroup],
    [.picture(Picture(bounds: .zero, [.picture(dot), .picture(Picture(bounds: .zero, []))]))],
    [.dissolve(from: dot, to: Picture(bounds: .zero, [.save]), fraction: 0.75), .restore],
    [],
  ] as [DisplayList])
func `a display list is read back from its text`(list: DisplayList) throws {
  #expect(try DisplayList(parsing: list.description) == list)
}

@Test(arguments: [
  "", " ", "\"quoted\"", "back\\slash \\n", "two\nlines", "carriage\r\nreturn", "{ } }",
  "naïve 日本語 👩‍👩‍👧 \u{2028}\u{85}\t", "save",
])
func `any text and any family survives`(text: String) throws {
  let font = FontDescription(family: .named(text), size: 12, weight: .heavy, isItalic: true)
  let list: DisplayList = [.text(TextLine(text, font: font, width: 1), at: .zero, .black)]

  #expect(try DisplayList(parsing: list.description) == list)
}

@Test(arguments: [0, -0.5, 0.1, 1e-300, 123_456_789.123, 1e300, .greatestFiniteMagnitude])
func `a number is read back exactly`(number: Double) throws {
  let list: DisplayList = [.beginGroup(opacity: CGFloat(number))]

  #expect(try DisplayList(parsing: list.description) == list)
}

@Test func `empty lines and indentation do not matter`() throws {
  let text = "\n   save\r\n\n\trestore  \n"

  #expect(try DisplayList(parsing: text) == [.save, .restore])
}

@Test(arguments: [
  ("save\nrestroe", "line 2: 'restroe' is not a command"),
  ("save it", "line 1: 'it' is too much"),
  ("\n\ngroup", "line 3: expected a number, found the end of the line"),
  ("group half", "line 1: 'half' is not a number"),
  ("clip square 1 2 3 4", "line 1: 'square' is not a shape"),
  ("clip path M 1 2 T 3 4", "line 1: 'T' is not a piece of a path"),
  ("picture 0 0 1 1 {\nsave", "line 1: the picture has no closing '}'"),
  ("picture 0 0 1 1\nsave\n}", "line 1: expected '{', found the end of the line"),
  ("save\n}", "line 2: '}' is not a command"),
  ("dissolve 0.5", "line 1: the dissolve has no 'from'"),
  ("dissolve 0.5\nto 0 0 1 1 {\n}", "line 2: expected 'from', found 'to'"),
  (
    "dissolve 0.5\nfrom 0 0 1 1 {\n}\nsave",
    "line 4: expected 'to', found 'save'"
  ),
  (
    "text 0 0 0 1 0 0 9 system 17 regular upright \"open",
    "line 1: the text has no closing quotation mark"
  ),
  (
    "text 0 0 0 1 0 0 9 system 17 regular upright open",
    "line 1: expected a text in quotation marks"
  ),
  (
    "text 0 0 0 1 0 0 9 system 17 fat upright \"\"",
    "line 1: 'fat' is not a weight of a font"
  ),
])
func `a fault is reported with its line`(text: String, message: String) {
  let error = #expect(throws: DisplayList.ParsingError.self) { try DisplayList(parsing: text) }

  #expect(error?.description == message)
}

@Test func `pictures nested without end are refused`() {
  let text = String(repeating: "picture 0 0 1 1 {\n", count: 100_000)

  let error = #expect(throws: DisplayList.ParsingError.self) { try DisplayList(parsing: text) }

  #expect(error?.message == "pictures are nested more than 200 deep")
}
