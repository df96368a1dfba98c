import CairoBackend
import Drawing
import Foundation
import Testing

private let bounds = CGRect(x: 0, y: 0, width: 60, height: 30)
private let label = Picture(
  bounds: bounds,
  [
    .fill(CGPath(roundedRect: bounds, cornerRadius: 6), CGColor.white.copy(alpha: 0.9)),
    .text(
      TextLine("Label", font: FontDescription(size: 17), width: 42), at: CGPoint(x: 9, y: 20), .red),
    .beginGroup(opacity: 0.5), .fill(CGPath(ellipseIn: bounds), .green), .endGroup,
  ])

private func list(_ picture: Picture, _ transform: CGAffineTransform = .identity) -> DisplayList {
  [.fill(.rect(0, 0, 90, 60), .blue), .transform(transform), .picture(picture)]
}

@Test(arguments: [
  CGAffineTransform.identity, CGAffineTransform(translationX: 3, y: 5),
  CGAffineTransform(translationX: 0.3, y: 0), CGAffineTransform(rotationAngle: 0.2),
])
func `drawing a picture again gives the same pixels`(transform: CGAffineTransform) {
  let renderer = CairoRenderer()
  let list = list(label, transform)
  let first = rendered(list, width: 90, height: 60, by: renderer)
  _ = rendered([.dissolve(from: label, to: .flat(.red), fraction: 0.5)], by: renderer)

  let second = rendered(list, width: 90, height: 60, by: renderer)

  #expect(second.contents == first.contents)
}

@Test func `a renderer that keeps nothing draws the same`() {
  let kept = rendered(list(label), width: 90, height: 60)

  let afresh = rendered(list(label), width: 90, height: 60, by: CairoRenderer(cacheLimit: 0))

  #expect(kept.difference(to: afresh) <= 1)
}

@Test func `a picture made where another was is not taken for it`() {
  let renderer = CairoRenderer()
  for index in 0..<200 {
    let color: CGColor = index.isMultiple(of: 2) ? .red : .green
    let picture = Picture.flat(color)
    let bitmap = rendered(
      [.dissolve(from: picture, to: picture, fraction: 0.5)], by: renderer)
    #expect(bitmap.hex(4, 4) == (index.isMultiple(of: 2) ? "ff0000ff" : "00ff00ff"))
  }
}

@Test func `a cache smaller than what is asked of it still serves`() {
  let renderer = CairoRenderer(cacheLimit: 3 * 8 * 8 * 4)
  let pictures: [Picture] = (0..<10).map { .flat(CGColor(gray: CGFloat($0) / 9, alpha: 1)) }
  for (one, other) in zip(pictures, pictures.dropFirst()) {
    let bitmap = rendered([.dissolve(from: one, to: other, fraction: 0)], by: renderer)
    #expect(bitmap.contents == rendered([.picture(one)]).contents)
  }
}

@Test func `drawing outside the bounds is cut off`() {
  let picture = Picture(
    bounds: CGRect(x: 2, y: 2, width: 3, height: 3), [.fill(.rect(0, 0, 8, 8), .red)])

  let bitmap = rendered([.picture(picture)])

  #expect(bitmap.hex(1, 2) == "000000ff")
  #expect(bitmap.hex(4, 4) == "ff0000ff")
  #expect(bitmap.hex(5, 4) == "000000ff")
}

@Test(arguments: [
  CGRect.null, CGRect.infinite, CGRect(x: 0, y: 0, width: 1e9, height: 1e9),
  CGRect(x: CGFloat.nan, y: 0, width: 8, height: 8),
])
func `bounds beyond measure do no harm`(bounds: CGRect) {
  let picture = Picture(bounds: bounds, [.fill(.rect(0, 0, 8, 8), .red)])

  let bitmap = rendered([
    .picture(picture), .dissolve(from: picture, to: .flat(.red), fraction: 0.5),
    .fill(.rect(0, 0, 8, 8), .green),
  ])

  #expect(bitmap.hex(4, 4) == "00ff00ff")
}

@Test(
  arguments: [
    [.fill(.rect(0, 0, 8, 8), .red)],
    [
      .save, .transform(CGAffineTransform(translationX: -1, y: -1)),
      .picture(.flat(.red, CGRect(x: 0, y: 0, width: 9, height: 9))), .restore,
    ],
    [.clip(.rect(-1, -1, 10, 10)), .dissolve(from: .flat(.red), to: .flat(.red), fraction: 0.5)],
  ] as [DisplayList])
func `what is hidden does not show, and state set before a cover holds after it`(
  cover: DisplayList
) {
  let start: DisplayList = [
    .save, .beginGroup(opacity: 0.5), .fill(.rect(0, 0, 8, 8), .blue), .endGroup, .restore,
    .transform(CGAffineTransform(translationX: 0, y: 0)),
  ]
  let end: DisplayList = [.fill(.rect(2, 2, 1, 1), .green)]

  let bitmap = rendered(DisplayList(start.commands + cover.commands + end.commands))

  #expect(bitmap.hex(0, 0) == "ff0000ff")
  #expect(bitmap.hex(7, 7) == "ff0000ff")
  #expect(bitmap.hex(2, 2) == "00ff00ff")
}

@Test(
  arguments: [
    [.clip(.rect(0, 0, 8, 7)), .fill(.rect(0, 0, 8, 8), .red)],
    [.beginGroup(opacity: 0.5), .fill(.rect(0, 0, 8, 8), .red), .endGroup],
    [.fill(.rect(0, 0, 8, 7.5), .red)],
    [.fill(.rect(0, 0, 8, 8), CGColor.red.copy(alpha: 0.99))],
    [.dissolve(from: .flat(.red), to: .flat(.clear), fraction: 0.5)],
    [.transform(CGAffineTransform(rotationAngle: 0.1)), .fill(.rect(0, 0, 8, 8), .red)],
  ] as [DisplayList])
func `a bitmap that is not wholly covered starts from black`(list: DisplayList) {
  let used = rendered([.fill(.rect(0, 0, 8, 8), .green)])

  CairoRenderer().render(list, into: used)

  #expect(used.contents == rendered(list).contents)
}
