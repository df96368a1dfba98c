import CairoBackend
import Drawing
import Foundation
import Testing

@Test func `an empty list leaves opaque black`() {
  #expect(rendered([]).hex(3, 3) == "000000ff")
}

@Test func `an empty list leaves the ground, whatever was there`() {
  let bitmap = rendered([.fill(.rect(0, 0, 8, 8), .red)])
  CairoRenderer().render([.fill(.rect(2, 2, 1, 1), .red)], into: bitmap, over: .clear)
  #expect(bitmap.hex(3, 3) == "00000000")
  #expect(bitmap.hex(2, 2) == "ff0000ff")
}

@Test func `outside of a round clip the ground is clear`() {
  let round = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 8, height: 8), cornerRadius: 4)
  let bitmap = Bitmap(width: 8, height: 8)
  let list: DisplayList = [.save, .clip(round), .fill(.rect(0, 0, 8, 8), .red), .restore]
  CairoRenderer().render(list, into: bitmap, over: .clear)
  #expect(bitmap.hex(0, 0) == "00000000")
  #expect(bitmap.hex(4, 4) == "ff0000ff")
}

@Test func `a fill covers its pixels and no others`() {
  let bitmap = rendered([.fill(.rect(2, 2, 3, 3), .red)])

  #expect(bitmap.hex(2, 2) == "ff0000ff")
  #expect(bitmap.hex(4, 4) == "ff0000ff")
  #expect(bitmap.hex(1, 2) == "000000ff")
  #expect(bitmap.hex(5, 4) == "000000ff")
}

@Test func `a point is as many pixels as the scale says`() {
  let bitmap = rendered([.fill(.rect(1, 1, 1, 1), .red)], scale: 3)

  #expect(bitmap.hex(2, 3) == "000000ff")
  #expect(bitmap.hex(3, 3) == "ff0000ff")
  #expect(bitmap.hex(5, 5) == "ff0000ff")
  #expect(bitmap.hex(6, 5) == "000000ff")
}

@Test func `half a pixel gets half the colour`() {
  #expect(rendered([.fill(.rect(0.5, 0, 4, 8), .red)]).pixel(x: 0, y: 0).red == 128)
}

@Test func `what is translucent mixes with what is there`() {
  let bitmap = rendered([
    .fill(.rect(0, 0, 8, 8), .blue), .fill(.rect(0, 0, 8, 8), CGColor.red.copy(alpha: 0.5)),
  ])

  #expect(bitmap.hex(1, 1) == "80007fff")
}

@Test func `a clip holds until the matching restore`() {
  let bitmap = rendered([
    .save, .clip(.rect(0, 0, 4, 8)), .save, .clip(.rect(2, 0, 6, 8)),
    .fill(.rect(0, 0, 8, 8), .red), .restore, .fill(.rect(0, 4, 8, 4), .green), .restore,
    .fill(.rect(7, 7, 1, 1), .blue),
  ])

  #expect(bitmap.hex(1, 1) == "000000ff")
  #expect(bitmap.hex(2, 1) == "ff0000ff")
  #expect(bitmap.hex(4, 1) == "000000ff")
  #expect(bitmap.hex(0, 5) == "00ff00ff")
  #expect(bitmap.hex(4, 5) == "000000ff")
  #expect(bitmap.hex(7, 7) == "0000ffff")
}

@Test func `an inner transform is applied before the outer`() {
  let bitmap = rendered([
    .transform(CGAffineTransform(translationX: 2, y: 0)), .save,
    .transform(CGAffineTransform(scaleX: 2, y: 2)), .fill(.rect(1, 1, 1, 1), .red), .restore,
    .fill(.rect(0, 0, 1, 1), .green),
  ])

  #expect(bitmap.hex(4, 2) == "ff0000ff")
  #expect(bitmap.hex(5, 3) == "ff0000ff")
  #expect(bitmap.hex(6, 3) == "000000ff")
  #expect(bitmap.hex(2, 0) == "00ff00ff")
}

@Test func `a group fades as one`() {
  let bitmap = rendered([
    .beginGroup(opacity: 0.5), .fill(.rect(0, 0, 8, 8), .red), .fill(.rect(0, 0, 8, 8), .green),
    .endGroup,
  ])

  #expect(bitmap.hex(1, 1) == "008000ff")
}

@Test func `groups within clips and groups fade together`() {
  let bitmap = rendered([
    .clip(.rect(2, 2, 4, 4)), .beginGroup(opacity: 0.5), .beginGroup(opacity: 0.5),
    .fill(.rect(0, 0, 8, 8), .white), .endGroup, .endGroup,
  ])

  #expect(bitmap.hex(1, 1) == "000000ff")
  #expect((63...65).contains(bitmap.pixel(x: 3, y: 3).red))
}

@Test(arguments: [(-1, "000000ff"), (0, "000000ff"), (1, "ff0000ff"), (7, "ff0000ff")])
func `an opacity beyond its limits is the limit`(opacity: CGFloat, color: String) {
  let bitmap = rendered([
    .beginGroup(opacity: opacity), .picture(.flat(.red)), .endGroup,
    .fill(.rect(7, 7, 1, 1), .green),
  ])

  #expect(bitmap.hex(1, 1) == color)
  #expect(bitmap.hex(7, 7) == "00ff00ff")
}

@Test(
  arguments: [
    [.restore, .endGroup, .fill(.rect(0, 0, 8, 8), .red)],
    [.save, .save, .clip(.rect(0, 0, 1, 1)), .beginGroup(opacity: 0.5)],
    [
      .beginGroup(opacity: 0.5), .restore, .save, .endGroup, .restore,
      .fill(.rect(0, 0, 8, 8), .red),
    ],
    [
      .picture(Picture(bounds: .zero, [.save, .beginGroup(opacity: 0.1), .restore, .restore])),
      .fill(.rect(0, 0, 8, 8), .red),
    ],
  ] as [DisplayList])
func `a list out of balance is closed where it ends`(list: DisplayList) {
  let closed: DisplayList = [
    .picture(Picture(bounds: CGRect(x: 0, y: 0, width: 8, height: 8), list)),
    .fill(.rect(0, 0, 1, 1), .green),
  ]

  #expect(rendered(closed).hex(0, 0) == "00ff00ff")
  #expect(rendered(list).hex(7, 7).hasSuffix("ff"))
}

@Test func `the end of a group closes what was saved in it`() {
  let bitmap = rendered([
    .beginGroup(opacity: 0.5), .save, .clip(.rect(0, 0, 1, 1)), .endGroup,
    .fill(.rect(0, 0, 8, 8), .green),
  ])

  #expect(bitmap.hex(7, 7) == "00ff00ff")
}

@Test func `a picture does not restore what was saved outside it`() {
  let stray = Picture(
    bounds: CGRect(x: 0, y: 0, width: 8, height: 8), [.restore, .endGroup, .restore])

  let bitmap = rendered([
    .beginGroup(opacity: 0.5), .save, .clip(.rect(0, 0, 4, 8)), .picture(stray),
    .fill(.rect(0, 0, 8, 8), .white), .restore, .endGroup,
  ])

  #expect(bitmap.hex(0, 0) == "808080ff")
  #expect(bitmap.hex(4, 0) == "000000ff")
}

@Test(arguments: [
  CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(),
  CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(translationX: .infinity, y: 0),
])
func `a transform that leaves nothing draws nothing until it is restored`(
  transform: CGAffineTransform
) {
  let bitmap = rendered([
    .save, .transform(transform), .fill(.rect(0, 0, 8, 8), .red), .picture(.flat(.red)), .restore,
    .fill(.rect(4, 4, 1, 1), .green),
  ])

  #expect(bitmap.hex(0, 0) == "000000ff")
  #expect(bitmap.hex(4, 4) == "00ff00ff")
}

@Test func `an ellipse leaves its corners out`() {
  let bitmap = rendered([.fill(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)), .red)])

  #expect(bitmap.hex(4, 4) == "ff0000ff")
  #expect(bitmap.hex(0, 0) == "000000ff")
}

@Test func `a stroke stands astride its outline`() {
  let bitmap = rendered([.stroke(.rect(2, 2, 4, 4), .red, width: 2)])

  #expect(bitmap.hex(1, 1) == "ff0000ff")
  #expect(bitmap.hex(2, 4) == "ff0000ff")
  #expect(bitmap.hex(3, 3) == "000000ff")
  #expect(bitmap.hex(0, 4) == "000000ff")
}

@Test func `a quadratic curve passes below its control point`() {
  let bitmap = rendered([
    .fill(
      CGPath([
        .move(CGPoint(x: 0, y: 8)), .quadCurve(CGPoint(x: 8, y: 8), control: CGPoint(x: 4, y: 0)),
        .close,
      ]), .red)
  ])

  #expect(bitmap.hex(4, 3) == "000000ff")
  #expect(bitmap.hex(4, 5) == "ff0000ff")
}
