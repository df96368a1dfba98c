import CairoBackend
import Drawing
import Foundation
import Testing

/// A picture with a different colour in every pixel.
private func mosaic(alpha: CGFloat, shift: CGFloat) -> Picture {
  var list = DisplayList()
  for y in 0..<40 {
    for x in 0..<37 {
      let color = CGColor(
        red: CGFloat(x) / 37, green: CGFloat(y) / 40,
        blue: CGFloat((x * 7 + y * 13) % 64) / 64 * shift, alpha: alpha)
      list.append(.fill(.rect(CGFloat(x), CGFloat(y), 1, 1), color))
    }
  }
  return Picture(bounds: CGRect(x: 0, y: 0, width: 37, height: 40), list)
}

private func mean(_ from: UInt8, _ to: UInt8, _ fraction: Double) -> Double {
  Double(from) * (1 - fraction) + Double(to) * fraction
}

@Test(arguments: [0, 0.001, 0.25, 0.5, 0.75, 0.999, 1])
func `each pixel of a dissolve is the weighted mean of the two`(fraction: Double) {
  let from = mosaic(alpha: 1, shift: 1)
  let to = Picture(bounds: from.bounds, mosaic(alpha: 1, shift: 0.3).list)
  let one = rendered([.picture(from)], width: 37, height: 40)
  let other = rendered([.picture(to)], width: 37, height: 40)

  let bitmap = rendered(
    [.dissolve(from: from, to: to, fraction: CGFloat(fraction))], width: 37, height: 40)

  let worst = bitmap.bytes.indices.reduce(0.0) { worst, index in
    max(
      worst, abs(Double(bitmap.bytes[index]) - mean(one.bytes[index], other.bytes[index], fraction))
    )
  }
  #expect(worst <= (fraction == 0 || fraction == 1 ? 0 : 0.51))
}

@Test(arguments: [0, 0.25, 0.5, 1])
func `a translucent dissolve lies over what is there`(fraction: CGFloat) {
  let clearRed = Picture.flat(CGColor.red.copy(alpha: 0.5))

  let bitmap = rendered([
    .fill(.rect(0, 0, 8, 8), .white),
    .dissolve(from: clearRed, to: .flat(.green), fraction: fraction),
  ])

  let alpha = 0.5 * (1 - fraction) + fraction
  let (red, green, blue, full) = bitmap.pixel(x: 3, y: 3)
  let rest = 255 * (1 - alpha)
  #expect(abs(CGFloat(red) - (255 * 0.5 * (1 - fraction) + rest)) <= 1)
  #expect(abs(CGFloat(green) - (255 * fraction + rest)) <= 1)
  #expect(abs(CGFloat(blue) - rest) <= 1)
  #expect(full == 255)
}

@Test func `where only one picture reaches, it fades alone`() {
  let left = Picture.flat(.red, CGRect(x: 0, y: 0, width: 6, height: 8))
  let right = Picture.flat(.green, CGRect(x: 2, y: 1, width: 6, height: 8))

  let bitmap = rendered([.dissolve(from: left, to: right, fraction: 0.5)])

  #expect(bitmap.hex(0, 4) == "800000ff")
  #expect(bitmap.hex(4, 4) == "808000ff")
  #expect(bitmap.hex(7, 4) == "008000ff")
  #expect(bitmap.hex(7, 0) == "000000ff")
}

@Test func `a dissolve is moved and clipped like anything else`() {
  let bitmap = rendered([
    .transform(CGAffineTransform(translationX: 2, y: 3)), .clip(.rect(0, 0, 4, 2)),
    .dissolve(from: .flat(.red), to: .flat(.blue), fraction: 0.5),
  ])

  #expect(bitmap.hex(2, 3) == "800080ff")
  #expect(bitmap.hex(5, 4) == "800080ff")
  #expect(bitmap.hex(6, 4) == "000000ff")
  #expect(bitmap.hex(2, 5) == "000000ff")
}

@Test(arguments: [
  CGAffineTransform(translationX: 0.5, y: 0),
  CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 0),
  CGAffineTransform(scaleX: 1, y: 2), CGAffineTransform.identity,
])
func `under any transform and clip the mean is the same`(transform: CGAffineTransform) {
  let bitmap = rendered([
    .clip(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8))), .transform(transform),
    .dissolve(from: .flat(.red), to: .flat(.blue), fraction: 0.25),
  ])

  #expect(bitmap.hex(4, 4) == "bf0040ff")
  #expect(bitmap.hex(0, 0) == "000000ff")
}

@Test func `a dissolve in a group fades with it`() {
  let bitmap = rendered([
    .clip(.rect(2, 2, 4, 4)), .beginGroup(opacity: 0.5),
    .dissolve(from: .flat(.white), to: .flat(.black), fraction: 0.5), .endGroup,
  ])

  #expect(bitmap.hex(1, 1) == "000000ff")
  #expect((63...65).contains(bitmap.pixel(x: 2, y: 2).red))
  #expect((63...65).contains(bitmap.pixel(x: 5, y: 5).red))
}

@Test func `a fraction beyond its limits is the limit`() {
  for (fraction, color) in [(-1, "ff0000ff"), (2, "0000ffff"), (.nan, "ff0000ff")] {
    let bitmap = rendered([
      .dissolve(from: .flat(.red), to: .flat(.blue), fraction: CGFloat(fraction))
    ])
    #expect(bitmap.hex(4, 4) == color)
  }
}

@Test func `streaming a large frame gives the pixels of a small one`() {
  let bounds = CGRect(x: 0, y: 0, width: 700, height: 701)
  let from = Picture(
    bounds: bounds,
    [.fill(CGPath(rect: bounds), .red), .fill(CGPath(ellipseIn: bounds), .white)])
  let to = Picture.flat(.blue, bounds)
  let list: DisplayList = [.dissolve(from: from, to: to, fraction: 0.3)]
  let whole = rendered(list, width: 700, height: 701)
  let corner = rendered(list, width: 300, height: 200)

  #expect(
    (0..<200).allSatisfy { y in
      (0..<300).allSatisfy { x in whole.pixel(x: x, y: y) == corner.pixel(x: x, y: y) }
    })
}

@Test func `every pixel of a translucent dissolve is laid over what is there`() {
  let from = mosaic(alpha: 0.6, shift: 1)
  let to = Picture(bounds: from.bounds, mosaic(alpha: 0.2, shift: 0.3).list)
  // Over black, a colour is what it is multiplied by its alpha.
  let one = rendered([.picture(from)], width: 37, height: 40)
  let other = rendered([.picture(to)], width: 37, height: 40)

  let bitmap = rendered(
    [.fill(.rect(0, 0, 37, 40), .white), .dissolve(from: from, to: to, fraction: 0.4)],
    width: 37, height: 40)

  let rest = 255 * (1 - mean(6, 2, 0.4) / 10)
  let worst = bitmap.bytes.indices.filter { $0 % 4 != 3 }.reduce(0.0) { worst, index in
    let expected = mean(one.bytes[index], other.bytes[index], 0.4) + rest
    return max(worst, abs(Double(bitmap.bytes[index]) - expected))
  }
  #expect(worst <= 1.51)
}
