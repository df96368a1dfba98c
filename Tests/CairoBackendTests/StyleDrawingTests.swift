import CairoBackend
import Drawing
import Foundation
import Testing

private let area = CGRect(x: 0, y: 0, width: 100, height: 20)

private func gradient(_ shape: Gradient.Shape, _ stops: [Gradient.Stop]) -> DisplayList {
  [.gradient(CGPath(rect: area), Gradient(shape, stops: stops))]
}

@Test func `a linear gradient passes evenly from one colour to the next`() {
  let bitmap = rendered(
    gradient(
      .linear(from: .zero, to: CGPoint(x: 100, y: 0)),
      [Gradient.Stop(0, .black), Gradient.Stop(0.5, .red), Gradient.Stop(1, .black)]),
    width: 100, height: 20)

  for x in [0, 12, 25, 49] {
    let expected = (Double(x) + 0.5) / 50 * 255
    #expect(abs(Double(bitmap.pixel(x: x, y: 10).red) - expected) <= 2)
    #expect(bitmap.pixel(x: 99 - x, y: 3).red == bitmap.pixel(x: x, y: 3).red)
  }
}

@Test func `a gradient that ends leaves what is beyond`() {
  let shape = Gradient.Shape.linear(from: CGPoint(x: 20, y: 0), to: CGPoint(x: 60, y: 0))
  let stops = [Gradient.Stop(0, .red), Gradient.Stop(1, .red)]
  let bitmap = rendered(
    [
      .gradient(
        CGPath(rect: area), Gradient(shape, stops: stops, extendsBefore: false, extendsAfter: false)
      )
    ], width: 100, height: 20)

  #expect(bitmap.hex(10, 5) == "000000ff")
  #expect(bitmap.hex(40, 5) == "ff0000ff")
  #expect(bitmap.hex(70, 5) == "000000ff")
}

@Test func `a radial gradient depends on the distance alone, along an ellipse when stretched`() {
  let bitmap = rendered(
    [
      .gradient(
        CGPath(rect: area),
        Gradient(
          .radial(from: .zero, radius: 0, to: .zero, endRadius: 1),
          stops: [Gradient.Stop(0, .white), Gradient.Stop(1, .black)],
          transform: CGAffineTransform(a: 50, b: 0, c: 0, d: 10, tx: 50, ty: 10)))
    ], width: 100, height: 20)

  for (x, y) in [(50, 10), (75, 10), (50, 15), (20, 6)] {
    let (dx, dy) = ((Double(x) + 0.5 - 50) / 50, (Double(y) + 0.5 - 10) / 10)
    let expected = 255 * (1 - (dx * dx + dy * dy).squareRoot())
    #expect(abs(Double(bitmap.pixel(x: x, y: y).red) - expected) <= 2)
  }
  #expect(bitmap.pixel(x: 0, y: 0).red == 0)
}

@Test func `a conic gradient runs clockwise from its angle`() {
  let bitmap = rendered(
    [
      .gradient(
        .rect(0, 0, 40, 40),
        Gradient(
          .conic(center: CGPoint(x: 20, y: 20), angle: 0),
          stops: [Gradient.Stop(0, .black), Gradient.Stop(1, .white)]))
    ], width: 40, height: 40)

  #expect(bitmap.pixel(x: 39, y: 21).red < 10)
  #expect(abs(Int(bitmap.pixel(x: 20, y: 39).red) - 64) <= 3)
  #expect(abs(Int(bitmap.pixel(x: 0, y: 20).red) - 127) <= 4)
  #expect(abs(Int(bitmap.pixel(x: 20, y: 0).red) - 191) <= 3)
  #expect(bitmap.pixel(x: 39, y: 18).red > 245)
}

@Test func `the even-odd rule leaves holes`() {
  let rings = CGPath(
    CGPath.rect(0, 0, 8, 8).elementsForTest + CGPath.rect(2, 2, 4, 4).elementsForTest)

  #expect(rendered([.fill(rings, .red, rule: .evenOdd)]).hex(4, 4) == "000000ff")
  #expect(rendered([.fill(rings, .red)]).hex(4, 4) == "ff0000ff")
  #expect(
    rendered([.clip(rings, rule: .evenOdd), .fill(.rect(0, 0, 8, 8), .red)]).hex(4, 4)
      == "000000ff")
}

@Test func `lines have caps and gaps`() {
  let line = CGPath([.move(CGPoint(x: 4, y: 4)), .line(CGPoint(x: 16, y: 4))])
  func drawn(_ style: StrokeStyle) -> Bitmap {
    rendered([.stroke(line, .red, style)], width: 20, height: 8)
  }

  #expect(drawn(StrokeStyle(width: 4)).hex(2, 4) == "000000ff")
  #expect(drawn(StrokeStyle(width: 4, cap: .square)).hex(2, 4) == "ff0000ff")
  #expect(drawn(StrokeStyle(width: 4, cap: .square)).hex(2, 2) == "ff0000ff")
  #expect(drawn(StrokeStyle(width: 4, cap: .round)).pixel(x: 2, y: 2).red < 128)
  let dashed = drawn(StrokeStyle(width: 2, dash: [3, 2], dashPhase: 1))
  #expect((4..<16).map { dashed.pixel(x: $0, y: 4).red > 0 ? "-" : " " }.joined() == "--  ---  ---")
}

@Test(arguments: [
  StrokeStyle(width: .nan), StrokeStyle(width: -1), StrokeStyle(width: 2, miterLimit: -3),
  StrokeStyle(width: 2, dash: [0, 0]), StrokeStyle(width: 2, dash: [-1, 3]),
  StrokeStyle(width: 2, dash: [.nan]), StrokeStyle(width: 2, dash: [1, 2], dashPhase: .infinity),
])
func `styles without sense do no harm`(style: StrokeStyle) {
  let bitmap = rendered([
    .stroke(.rect(1, 1, 4, 4), .red, style), .fill(.rect(7, 7, 1, 1), .green),
  ])

  #expect(bitmap.hex(7, 7) == "00ff00ff")
}

@Test(arguments: [
  (CGBlendMode.multiply, "400000ff"), (.screen, "c08040ff"), (.darken, "800000ff"),
  (.lighten, "808040ff"), (.difference, "008040ff"), (.copy, "800000ff"), (.clear, "00000000"),
  (.destinationOver, "808040ff"), (.plusLighter, "ff8040ff"), (.sourceAtop, "800000ff"),
])
func `a blend mode mixes within what is drawn and nowhere else`(
  mode: CGBlendMode, color: String
) {
  let half: CGFloat = 128.0 / 255
  let bitmap = rendered([
    .fill(
      .rect(0, 0, 8, 8), CGColor(red: half, green: half, blue: 64.0 / 255, alpha: 1)), .save,
    .blend(mode), .fill(.rect(2, 2, 4, 4), CGColor(red: half, green: 0, blue: 0, alpha: 1)),
    .restore, .fill(.rect(0, 0, 1, 1), .red),
  ])

  let expected = color.pairs
  let found = bitmap.hex(3, 3).pairs
  for (one, other) in zip(expected, found) { #expect(abs(one - other) <= 1, "\(found)") }
  #expect(bitmap.hex(1, 1) == "808040ff")
  #expect(bitmap.hex(0, 0) == "ff0000ff")
}

extension String {
  /// Hexadecimal digits two by two.
  fileprivate var pairs: [Int] {
    let digits = Array(self)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      Int(String(digits[$0...$0 + 1]), radix: 16)
    }
  }
}

extension CGPath {
  fileprivate var elementsForTest: [Element] {
    let box = boundingBox
    return [
      .move(CGPoint(x: box.minX, y: box.minY)), .line(CGPoint(x: box.maxX, y: box.minY)),
      .line(CGPoint(x: box.maxX, y: box.maxY)), .line(CGPoint(x: box.minX, y: box.maxY)), .close,
    ]
  }
}
