import CairoBackend
import Drawing
import Foundation
import Testing

/// Covers the area, so that no black ground is written.
private let white: DrawingCommand = .fill(.rect(0, 0, 8, 8), .white)
private let whiteLine = "<rect x=\"0\" y=\"0\" width=\"8\" height=\"8\" fill=\"#fff\"/>"

/// What is written for commands beside the ground.
private func lines(_ commands: DrawingCommand...) throws -> [String] {
  let all = try svgLines(DisplayList([white] + commands))
  return all.filter { $0 != whiteLine }
}

@Test func `a file has a size in points and a ground`() throws {
  let bytes = try SVGWriter().bytes(
    of: [.fill(.rect(1, 1, 2, 2), .red)], size: CGSize(width: 37.5, height: 8))

  #expect(
    String(decoding: bytes, as: UTF8.self) == """
      <svg xmlns="http://www.w3.org/2000/svg" width="37.5" height="8" viewBox="0 0 37.5 8">
      <rect x="0" y="0" width="37.5" height="8"/>
      <rect x="1" y="1" width="2" height="2" fill="#f00"/>
      </svg>

      """)
}

@Test func `what is hidden is not written`() throws {
  let list: DisplayList = [
    .fill(.rect(1, 1, 2, 2), .red), .transform(CGAffineTransform(translationX: 0, y: 0)), white,
    .fill(.rect(20, 0, 4, 4), .red), .picture(.flat(.red, CGRect(x: 0, y: 9, width: 4, height: 4))),
  ]

  #expect(try svgLines(list) == [whiteLine])
}

@Test func `shapes are elements`() throws {
  let box = CGRect(x: 1, y: 2, width: 4, height: 3)
  #expect(
    try lines(
      .fill(CGPath(roundedRect: box, cornerRadius: 1.25), CGColor.red.copy(alpha: 0.5)),
      .fill(CGPath(ellipseIn: box), CGColor(red: 0.2, green: 0.5, blue: 1, alpha: 1)),
      .fill(
        CGPath([
          .move(CGPoint(x: 1, y: 1.0004)), .line(CGPoint(x: 3.33333, y: 1)),
          .quadCurve(CGPoint(x: 3, y: 3), control: CGPoint(x: 4, y: -0.0001)),
          .curve(.zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 0.5, y: 1)), .close,
        ]), .blue, rule: .evenOdd))
      == [
        """
        <rect x="1" y="2" width="4" height="3" rx="1.25" fill="#f00" fill-opacity="0.5"/>
        """,
        """
        <ellipse cx="3" cy="3.5" rx="2" ry="1.5" fill="#3380ff"/>
        """,
        """
        <path d="M1 1L3.333 1Q4 0 3 3C1 2 0.5 1 0 0Z" fill="#00f" fill-rule="evenodd"/>
        """,
      ])
}

@Test func `lines have all their styles`() throws {
  let path = CGPath([.move(.zero), .line(CGPoint(x: 4, y: 4))])
  #expect(
    try lines(
      .stroke(path, .red, width: 2),
      .stroke(
        path, .red,
        StrokeStyle(width: 0.5, cap: .round, join: .bevel, dash: [3, 2], dashPhase: 1)),
      .stroke(.rect(0, 0, 4, 4), .red, StrokeStyle(width: 1, cap: .square, join: .round)),
      .stroke(path, .red, StrokeStyle(width: .nan)))
      == [
        """
        <path d="M0 0L4 4" fill="none" stroke="#f00" stroke-width="2" stroke-miterlimit="10"/>
        """,
        """
        <path d="M0 0L4 4" fill="none" stroke="#f00" stroke-width="0.5" stroke-linecap="round" \
        stroke-linejoin="bevel" stroke-dasharray="3 2" stroke-dashoffset="1"/>
        """,
        """
        <rect x="0" y="0" width="4" height="4" fill="none" stroke="#f00" stroke-width="1" \
        stroke-linecap="square" stroke-linejoin="round"/>
        """,
      ])
}

@Test func `groups are opened for what is in them, once for neighbours`() throws {
  let move = DrawingCommand.transform(CGAffineTransform(translationX: 1.5, y: 2))
  #expect(
    try lines(
      .save, move, .save, .transform(CGAffineTransform(rotationAngle: 0.5)), .restore,
      .fill(.rect(0, 0, 1, 1), .red), .restore, .restore, .save, move,
      .fill(.rect(1, 0, 1, 1), .red), .restore, .fill(.rect(2, 0, 1, 1), .red))
      == [
        "<g transform=\"translate(1.5 2)\">",
        "<rect x=\"0\" y=\"0\" width=\"1\" height=\"1\" fill=\"#f00\"/>",
        "<rect x=\"1\" y=\"0\" width=\"1\" height=\"1\" fill=\"#f00\"/>", "</g>",
        "<rect x=\"2\" y=\"0\" width=\"1\" height=\"1\" fill=\"#f00\"/>",
      ])
}

@Test func `factors of a transform have digits enough, and stretched lengths too`() throws {
  #expect(
    try lines(
      .transform(CGAffineTransform(a: 0.866025, b: 0.5, c: -0.5, d: 0.866025, tx: 1, ty: 0)),
      .transform(CGAffineTransform(scaleX: 8, y: 8)), .fill(.rect(0, 0, 0.12345, 0.5), .red))
      == [
        "<g transform=\"matrix(0.866025 0.5 -0.5 0.866025 1 0)\">", "<g transform=\"scale(8)\">",
        "<rect x=\"0\" y=\"0\" width=\"0.12345\" height=\"0.5\" fill=\"#f00\"/>", "</g>", "</g>",
      ])
}

@Test func `clips are written once, and not where they cut nothing`() throws {
  let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))
  let fill = DrawingCommand.fill(.rect(0, 0, 1, 1), .red)
  #expect(
    try lines(
      .save, .clip(circle), fill, .restore, .save, .clip(.rect(-1, -1, 10, 10)), fill, .restore,
      .save, .clip(circle), fill, .restore)
      == [
        "<defs>", "<clipPath id=\"c1\"><ellipse cx=\"2\" cy=\"2\" rx=\"2\" ry=\"2\"/></clipPath>",
        "</defs>", "<g clip-path=\"url(#c1)\">",
        "<rect x=\"0\" y=\"0\" width=\"1\" height=\"1\" fill=\"#f00\"/>", "</g>",
        "<rect x=\"0\" y=\"0\" width=\"1\" height=\"1\" fill=\"#f00\"/>",
        "<g clip-path=\"url(#c1)\">",
        "<rect x=\"0\" y=\"0\" width=\"1\" height=\"1\" fill=\"#f00\"/>", "</g>",
      ])
}

@Test func `a picture is cut at its bounds where it passes them`() throws {
  let bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
  #expect(
    try lines(
      .picture(.flat(.red, bounds)),
      .moving(Picture(bounds: bounds, [.fill(.rect(1, 1, 3, 1), .red)])))
      == [
        "<defs>",
        "<clipPath id=\"c1\"><rect x=\"0\" y=\"0\" width=\"2\" height=\"2\"/></clipPath>",
        "</defs>",
        "<rect x=\"0\" y=\"0\" width=\"2\" height=\"2\" fill=\"#f00\"/>",
        "<g clip-path=\"url(#c1)\">",
        "<rect x=\"1\" y=\"1\" width=\"3\" height=\"1\" fill=\"#f00\"/>", "</g>",
      ])
}

@Test func `a long way out and back is not gone`() throws {
  let far = CGAffineTransform(translationX: 0, y: -5_000_000)
  #expect(
    try lines(
      .save, .transform(far), .clip(.rect(0, 5_000_000, 4, 4)),
      .transform(CGAffineTransform(translationX: 1, y: 5_000_001)), .fill(.rect(0, 0, 5, 1), .red),
      .restore)
      == [
        "<defs>",
        "<clipPath id=\"c1\"><rect x=\"0\" y=\"0\" width=\"4\" height=\"4\"/></clipPath>",
        "</defs>",
        "<g clip-path=\"url(#c1)\">", "<g transform=\"translate(1 1)\">",
        "<rect x=\"0\" y=\"0\" width=\"5\" height=\"1\" fill=\"#f00\"/>", "</g>", "</g>",
      ])
}
