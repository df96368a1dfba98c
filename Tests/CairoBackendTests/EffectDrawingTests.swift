import CairoBackend
import Drawing
import Foundation
import Testing

private let white: DrawingCommand = .fill(.rect(0, 0, 100, 100), .white)

private func shadow(
  radius: CGFloat, offset: CGSize = .zero, color: CGColor = .black
) -> Shadow {
  Shadow(color: color, offset: offset, radius: radius)
}

/// The share of a Gaussian's mass below so many deviations.
private func below(_ deviations: Double) -> Double { (1 + erf(deviations / 2.0.squareRoot())) / 2 }

@Test(arguments: [1.5, 4, 12] as [CGFloat], [1, 2] as [CGFloat])
func `the edge of a shadow falls off like a Gaussian`(radius: CGFloat, scale: CGFloat) {
  let half = CGPath.rect(-500, -500, 550, 1500)
  let side = Int(100 * scale)
  let bitmap = rendered(
    [white, .shadow(.path(half), shadow(radius: radius))], width: side, height: side, scale: scale)

  for x in stride(from: 10 * Int(scale), to: side - 10, by: 3) {
    let distance = (Double(x) + 0.5) / Double(scale) - 50
    let expected = 255 * below(distance / Double(radius))
    #expect(abs(Double(bitmap.pixel(x: x, y: side / 2).red) - expected) <= 4)
  }
}

@Test func `a shadow lies beside what casts it`() {
  let path = CGPath.rect(20, 20, 20, 20)
  let bitmap = rendered(
    [white, .shadow(.path(path), shadow(radius: 0, offset: CGSize(width: 30, height: 5)))],
    width: 100, height: 100)

  #expect(bitmap.hex(25, 25) == "ffffffff")
  #expect(bitmap.hex(50, 25) == "000000ff")
  #expect(bitmap.hex(50, 24) == "ffffffff")
}

@Test func `a picture casts a shadow of its form and opacity`() {
  let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  let path = CGPath(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40))
  let opaque = rendered(
    [white, .shadow(.path(path), shadow(radius: 3))], width: 100, height: 100)
  let picture = Picture(bounds: frame, [.fill(path, .red)])
  let translucent = Picture(bounds: frame, [.fill(path, CGColor.red.copy(alpha: 0.5))])

  let same = rendered(
    [white, .shadow(.picture(picture), shadow(radius: 3))], width: 100, height: 100)
  let half = rendered(
    [white, .shadow(.picture(translucent), shadow(radius: 3))], width: 100, height: 100)

  #expect(same.difference(to: opaque) <= 1)
  #expect(abs(Int(half.pixel(x: 50, y: 50).red) - 127) <= 2)
}

@Test func `a mask of one shape is a clip`() {
  let circle = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 70, height: 60))
  let mask = Picture(bounds: circle.boundingBox, [.fill(circle, .black)])
  let content: [DrawingCommand] = [
    .fill(.rect(0, 0, 50, 100), .red), .fill(.rect(50, 0, 50, 100), .blue),
  ]

  let masked = rendered(
    DisplayList([white, .beginGroup(DrawingGroup(mask: mask))] + content + [.endGroup]),
    width: 100, height: 100)
  let clipped = rendered(
    DisplayList([white, .save, .clip(circle)] + content + [.restore]), width: 100, height: 100)

  // Where colours meet under a smoothed edge, clipping paints each of them by itself.
  #expect(masked.difference(to: clipped) <= 3)
}

@Test func `a mask of half opacity within a translucent group lets a quarter through`() {
  let mask = Picture(
    bounds: CGRect(x: 0, y: 0, width: 4, height: 8),
    [.fill(.rect(0, 0, 8, 8), CGColor.black.copy(alpha: 0.5))])
  let bitmap = rendered([
    .beginGroup(DrawingGroup(opacity: 0.5, mask: mask)), .fill(.rect(0, 0, 8, 8), .white),
    .transform(CGAffineTransform(translationX: 5, y: 0)), .clip(.rect(0, 0, 1, 1)), .endGroup,
    .fill(.rect(7, 7, 1, 1), .red),
  ])

  #expect(abs(Int(bitmap.pixel(x: 1, y: 1).red) - 64) <= 1)
  #expect(bitmap.hex(5, 1) == "000000ff")
  #expect(bitmap.hex(7, 7) == "ff0000ff")
}

@Test func `a backdrop blurs what is behind it and nothing else`() {
  let list: DisplayList = [
    white, .fill(.rect(0, 0, 50, 100), .black),
    .backdrop(.rect(0, 20, 100, 60), Backdrop(radius: 8)),
  ]
  let bitmap = rendered(list, width: 100, height: 100)

  #expect(bitmap.hex(49, 10) == "000000ff")
  #expect(bitmap.hex(50, 10) == "ffffffff")
  for x in stride(from: 5, to: 95, by: 5) {
    let expected = 255 * below((Double(x) + 0.5 - 50) / 8)
    #expect(abs(Double(bitmap.pixel(x: x, y: 50).red) - expected) <= 4)
  }
}

@Test func `a backdrop in a group sees through to the ground, and is tinted`() {
  let list: DisplayList = [
    white, .fill(.rect(0, 0, 50, 100), .red), .beginGroup(opacity: 0.99999),
    .backdrop(
      .rect(0, 0, 100, 100),
      Backdrop(radius: 10, saturation: 0, tint: CGColor.white.copy(alpha: 0.5))), .endGroup,
  ]
  let bitmap = rendered(list, width: 100, height: 100)

  let left = bitmap.pixel(x: 5, y: 50)
  #expect(left.red == left.green)
  // The grey of red is 0.2126, half of it and half of white.
  #expect(abs(Int(left.red) - 155) <= 2)
}

@Test func `blurs beyond measure do no harm`() {
  for radius: CGFloat in [-1, 1e6, 1e300, .infinity, .nan] {
    let bitmap = rendered([
      .shadow(.path(.rect(0, 0, 4, 4)), shadow(radius: radius)),
      .backdrop(.rect(0, 0, 4, 4), Backdrop(radius: radius, saturation: .nan)),
      .shadow(.path(.rect(0, 0, 1e9, 1e9)), shadow(radius: 2)),
      .fill(.rect(7, 7, 1, 1), .green),
    ])
    #expect(bitmap.hex(7, 7) == "00ff00ff")
  }
}
