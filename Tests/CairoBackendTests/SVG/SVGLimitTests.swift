import CairoBackend
import Drawing
import Foundation
import Testing

private let size = CGSize(width: 20, height: 20)

private func size(of list: DisplayList) throws -> Int {
  try SVGWriter().bytes(of: list, size: size).count
}

@Test func `the same list gives the same bytes, by any writer`() throws {
  let list: DisplayList = [
    .text(TextLine("Ab", font: FontDescription(size: 9), width: 12), at: .zero, .red),
    .shadow(.path(.rect(0, 0, 4, 4)), Shadow(color: .black, offset: .zero, radius: 1)),
    .backdrop(.rect(0, 0, 9, 9), Backdrop(radius: 2)),
  ]
  let writer = SVGWriter()
  _ = try writer.bytes(of: [.fill(.rect(0, 0, 1, 1), .red)], size: size)

  #expect(
    try writer.bytes(of: list, size: size) == SVGWriter().bytes(of: list, size: size))
}

@Test func `writers side by side write the same`() async throws {
  let list: DisplayList = [
    .text(TextLine("Side", font: FontDescription(size: 9), width: 12), at: .zero, .red),
    .gradient(
      .rect(0, 0, 9, 9), Gradient(.conic(center: .zero, angle: 0), stops: [Gradient.Stop(0, .red)])),
  ]
  let files = try await withThrowingTaskGroup(of: [UInt8].self) { group in
    for _ in 0..<4 { group.addTask { try SVGWriter().bytes(of: list, size: size) } }
    return try await group.reduce(into: [[UInt8]]()) { $0.append($1) }
  }

  #expect(Set(files).count == 1)
}

@Test(arguments: [
  CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
  CGSize(width: 1e6, height: 5),
])
func `a size that is none is refused`(size: CGSize) {
  #expect(throws: WritingError.self) { try SVGWriter().bytes(of: [], size: size) }
}

@Test func `pictures nested without end are refused`() {
  let bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
  var deep = Picture.flat(.red)
  for _ in 0..<300 { deep = Picture(bounds: bounds, [.picture(deep)]) }
  let error = #expect(throws: WritingError.self) { try size(of: [.picture(deep)]) }
  #expect(
    error?.description == "the SVG cannot be written: pictures are nested more than 200 deep")
}

@Test(.timeLimit(.minutes(1)))
func `pictures that multiply are refused`() {
  let bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
  var many = Picture(bounds: bounds, [.save, .restore])
  for _ in 0..<40 { many = Picture(bounds: bounds, [.picture(many), .picture(many)]) }
  #expect(throws: WritingError.self) { try size(of: [.picture(many)]) }
}

@Test func `a large image is made smaller`() throws {
  let image = RasterImage(
    name: "", width: 3000, height: 3000,
    pixels: [UInt8](repeating: 255, count: 4 * 3000 * 3000))
  let list: DisplayList = [
    .image(image, in: CGRect(x: 0, y: 0, width: 9, height: 9), ImageStyle())
  ]
  let text = String(decoding: try SVGWriter().bytes(of: list, size: size), as: UTF8.self)
  #expect(text.contains("viewBox=\"0 0 1500 1500\""))
}

private let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e9]

@Test(arguments: odd)
func `numbers beyond measure do no harm`(number: CGFloat) throws {
  let font = FontDescription(size: 9)
  let rect = CGRect(x: number, y: 0, width: 5, height: number)
  let picture = Picture(bounds: rect, [.fill(.rect(0, 0, 4, 4), .red)])
  let stops = [Gradient.Stop(number, .red), Gradient.Stop(1, .blue)]
  let point = CGPoint(x: number, y: 3)
  let list: DisplayList = [
    .save, .transform(CGAffineTransform(translationX: number, y: 0)), .restore,
    .save, .clip(CGPath(rect: rect)), .restore, .fill(CGPath(ellipseIn: rect), .red),
    .stroke(CGPath(rect: rect), .red, StrokeStyle(width: 2, miterLimit: number, dash: [number])),
    .gradient(.rect(0, 0, 5, 5), Gradient(.linear(from: .zero, to: point), stops: stops)),
    .gradient(.rect(0, 0, 5, 5), Gradient(.conic(center: point, angle: number), stops: stops)),
    .text(TextLine("a", font: font, width: number), at: .zero, .red),
    .text(TextLine("a", font: FontDescription(size: number), width: 5), at: .zero, .red),
    .picture(picture), .dissolve(from: picture, to: .flat(.red), fraction: number),
    .shadow(
      .picture(picture), Shadow(color: .red, offset: CGSize(width: number, height: 0), radius: 2)),
    .shadow(.path(.rect(0, 0, 4, 4)), Shadow(color: .red, offset: .zero, radius: number)),
    .backdrop(CGPath(rect: rect), Backdrop(radius: number)),
    .beginGroup(DrawingGroup(opacity: number, mask: picture)), .fill(.rect(0, 0, 2, 2), .red),
    .endGroup, .fill(.rect(0, 0, 1, 1), CGColor(red: number, green: 0, blue: 0, alpha: number)),
    .fill(.rect(0, 0, 20, 20), .green),
  ]
  let bytes = try SVGWriter().bytes(of: list, size: size)
  let text = String(decoding: bytes, as: UTF8.self)
  #expect(!text.contains("nan") && !text.contains("inf"))
  let read = try ImageFileDecoder().image(bytes, name: "", scale: 1)
  #expect(Array(read.pixels.prefix(4)) == [0, 255, 0, 255])
}

@Test func `a list that is not balanced is written as it is drawn`() throws {
  let list: DisplayList = [
    .restore, .endGroup, .fill(.rect(0, 0, 20, 20), .white), .beginGroup(opacity: 0.5), .save,
    .transform(CGAffineTransform(translationX: 3, y: 3)), .fill(.rect(0, 0, 9, 9), .red),
    .endGroup, .fill(.rect(12, 12, 3, 3), .blue), .save, .clip(.rect(0, 0, 3, 3)),
  ]
  #expect(try SVGPair(list, width: 20, height: 20).isAlike)
}
