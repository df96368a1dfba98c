import CairoBackend
import Drawing
import Foundation
import Testing

private let white: DrawingCommand = .fill(.rect(0, 0, 8, 8), .white)
private let whiteLine = "<rect x=\"0\" y=\"0\" width=\"8\" height=\"8\" fill=\"#fff\"/>"
private let red: DrawingCommand = .fill(.rect(0, 0, 1, 1), .red)
private let redLine = "<rect x=\"0\" y=\"0\" width=\"1\" height=\"1\" fill=\"#f00\"/>"

private func lines(_ commands: DrawingCommand...) throws -> [String] {
  let all = try svgLines(DisplayList([white] + commands))
  return all.filter { $0 != whiteLine && $0 != redLine }
}

@Test func `a gradient along a line is written`() throws {
  let gradient = Gradient(
    .linear(from: .zero, to: CGPoint(x: 8, y: 0)),
    stops: [Gradient.Stop(0, .red), Gradient.Stop(1, CGColor.blue.copy(alpha: 0.25))],
    extendsAfter: false)
  #expect(
    try lines(.gradient(.rect(0, 0, 4, 4), gradient)) == [
      "<defs>",
      """
      <linearGradient id="p1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="8" y2="0">\
      <stop offset="0" stop-color="#f00"/>\
      <stop offset="1" stop-color="#00f" stop-opacity="0.25"/>\
      <stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>
      """, "</defs>", "<rect x=\"0\" y=\"0\" width=\"4\" height=\"4\" fill=\"url(#p1)\"/>",
    ])
}

@Test func `a gradient between circles is written from the inner to the outer`() throws {
  let gradient = Gradient(
    .radial(from: .zero, radius: 2, to: CGPoint(x: 0.5, y: 0), endRadius: 0.5),
    stops: [Gradient.Stop(0, .red), Gradient.Stop(0.25, .blue)],
    transform: CGAffineTransform(scaleX: 4, y: 2))
  #expect(
    try lines(.gradient(.rect(0, 0, 4, 4), gradient)).dropFirst().first == """
      <radialGradient id="p1" gradientUnits="userSpaceOnUse" gradientTransform="scale(4 2)" \
      cx="0" cy="0" r="2" fx="0.5" fy="0" fr="0.5"><stop offset="0.75" stop-color="#00f"/>\
      <stop offset="1" stop-color="#f00"/></radialGradient>
      """)
}

@Test(arguments: [
  Gradient.Shape.conic(center: CGPoint(x: 2, y: 2), angle: 1),
  .radial(from: .zero, radius: 1, to: CGPoint(x: 5, y: 5), endRadius: 2),
])
func `a gradient that SVG has not is a raster`(shape: Gradient.Shape) throws {
  let gradient = Gradient(shape, stops: [Gradient.Stop(0, .red), Gradient.Stop(1, .blue)])

  let lines = try lines(.gradient(.rect(0, 0, 4, 4), gradient))

  #expect(lines.count == 1)
  #expect(lines[0].hasPrefix("<image x=\"0\" y=\"0\" width=\"4\" height=\"4\" preserve"))
}

@Test func `a group has an opacity and a mask`() throws {
  let mask = Picture(
    bounds: CGRect(x: 0, y: 0, width: 2, height: 2),
    [.fill(.rect(0, 0, 2, 2), CGColor.black.copy(alpha: 0.5))])
  #expect(
    try lines(.beginGroup(DrawingGroup(opacity: 0.25, mask: mask)), red, .endGroup) == [
      "<defs>",
      """
      <mask id="m1" maskUnits="userSpaceOnUse" x="0" y="0" width="2" height="2" \
      style="mask-type:alpha"><rect x="0" y="0" width="2" height="2" fill="#000" \
      fill-opacity="0.5"/>
      """, "</mask>", "</defs>", "<g opacity=\"0.25\" mask=\"url(#m1)\">", "</g>",
    ])
}

@Test func `a mask of one shape is a clip, and a group at full opacity is none`() throws {
  let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2))
  let mask = Picture(bounds: circle.boundingBox, [.fill(circle, .black)])
  #expect(
    try lines(
      .beginGroup(DrawingGroup(mask: mask)), red, .endGroup, .beginGroup(opacity: 1), red,
      .endGroup, .beginGroup(opacity: 0), red, .endGroup) == [
        "<defs>", "<clipPath id=\"c1\"><ellipse cx=\"1\" cy=\"1\" rx=\"1\" ry=\"1\"/></clipPath>",
        "</defs>", "<g clip-path=\"url(#c1)\">", "</g>",
      ])
}

@Test func `what is mixed lies directly in what it is mixed with`() throws {
  let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2))
  let list: DisplayList = [
    white, .save, .clip(circle), red, .blend(.multiply), red, .restore, red,
  ]
  #expect(
    try svgLines(list).dropFirst(3).filter { $0 != whiteLine } == [
      "<g clip-path=\"url(#c1)\">", redLine, "</g>", "<g style=\"mix-blend-mode:multiply\">",
      "<g clip-path=\"url(#c1)\">", redLine, "</g>", "</g>", redLine,
    ])
  let bytes = try SVGWriter().bytes(of: list, size: CGSize(width: 8, height: 8))
  #expect(String(decoding: bytes, as: UTF8.self).contains("style=\"isolation:isolate\""))
}

@Test func `a blend mode without a word makes a raster of what it mixes`() throws {
  let picture = Picture(
    bounds: CGRect(x: 0, y: 0, width: 4, height: 4),
    [.fill(.rect(0, 0, 4, 4), .red), .blend(.clear), .fill(.rect(1, 1, 2, 2), .red)])

  let lines = try lines(.picture(picture), .fill(.rect(6, 6, 1, 1), .blue))

  #expect(lines.count == 2)
  #expect(lines[0].hasPrefix("<image x=\"0\" y=\"0\" width=\"4\" height=\"4\""))
  #expect(lines[1] == "<rect x=\"6\" y=\"6\" width=\"1\" height=\"1\" fill=\"#00f\"/>")
}

@Test func `a shadow is blurred by a filter`() throws {
  let shadow = Shadow(
    color: CGColor.black.copy(alpha: 0.5), offset: CGSize(width: 0, height: 1), radius: 1)
  #expect(
    try lines(.shadow(.path(.rect(2, 2, 4, 4)), shadow)) == [
      "<defs>",
      """
      <filter id="f1" filterUnits="userSpaceOnUse" x="-2" y="-2" width="12" height="12" \
      color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1"/></filter>
      """, "</defs>", "<g transform=\"translate(0 1)\">",
      """
      <rect x="2" y="2" width="4" height="4" fill="#000" fill-opacity="0.5" filter="url(#f1)"/>
      """, "</g>",
    ])
  let cast = Picture.flat(.red, CGRect(x: 2, y: 2, width: 4, height: 4))
  #expect(
    try lines(.shadow(.picture(cast), shadow)).contains {
      $0.contains("<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.5 0\"/>")
    })
}

@Test func `frosted glass is a small raster within its outline, under its tint`() throws {
  let glass = Backdrop(radius: 2, tint: CGColor.white.copy(alpha: 0.5))
  let lines = try lines(red, .backdrop(.rect(2, 2, 4, 4), glass))

  #expect(lines.contains { $0.hasPrefix("<g clip-path=") })
  #expect(lines.contains { $0.hasPrefix("<image x=\"0\" y=\"0\" width=\"8\" height=\"8\" ") })
  #expect(
    lines.last
      == "<rect x=\"2\" y=\"2\" width=\"4\" height=\"4\" fill=\"#fff\" fill-opacity=\"0.5\"/>")
}

@Test func `a dissolve is a raster between its ends`() throws {
  let (from, to) = (Picture.flat(.red), Picture.flat(.blue))
  #expect(try lines(.dissolve(from: from, to: to, fraction: 0.5))[0].hasPrefix("<image "))
  #expect(
    try lines(.dissolve(from: from, to: to, fraction: 1)) == [
      "<rect x=\"0\" y=\"0\" width=\"8\" height=\"8\" fill=\"#00f\"/>"
    ])
}
