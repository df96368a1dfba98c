import CairoBackend
import Drawing
import Foundation
import Testing

private let bounds = CGRect(x: 0, y: 0, width: 60, height: 30)
private let label = Picture(
  bounds: bounds,
  [
    .text(
      TextLine("Label", font: FontDescription(size: 17), width: 42), at: CGPoint(x: 9, y: 20), .red)
  ])

private func frame(_ transform: CGAffineTransform) -> DisplayList {
  [
    .fill(.rect(0, 0, 90, 60), .blue), .save, .transform(transform),
    .shadow(
      .path(CGPath(roundedRect: bounds, cornerRadius: 6)),
      Shadow(color: .black, offset: CGSize(width: 0, height: 2), radius: 3)),
    .fill(CGPath(roundedRect: bounds, cornerRadius: 6), .white), .moving(label), .restore,
  ]
}

@Test func `what moves, turns and grows is neither shaped nor drawn into pixels again`() {
  let renderer = CairoRenderer()
  _ = rendered(frame(.identity), width: 180, height: 120, scale: 2, by: renderer)
  let first = renderer.counts

  for step in 1...20 {
    let share = CGFloat(step) / 20
    let transform = CGAffineTransform(scaleX: 1 + share / 3, y: 1 + share / 3)
      .concatenating(CGAffineTransform(rotationAngle: share / 5))
      .concatenating(CGAffineTransform(translationX: share * 7.3, y: share * 3.1))
    _ = rendered(frame(transform), width: 180, height: 120, scale: 2, by: renderer)
  }

  #expect(first.shapedTexts == 1)
  #expect(first.rasterizedPictures == 1)
  #expect(first.blurredShadows == 1)
  #expect(renderer.counts == first)
}

@Test func `a moving picture that rests looks as it does at rest`() {
  let moving = rendered([.moving(label)], width: 120, height: 60, scale: 2)

  #expect(moving.difference(to: rendered([.picture(label)], width: 120, height: 60, scale: 2)) <= 1)
}

@Test func `a moving picture between pixels is a mean of its neighbours`() {
  let edge = Picture(
    bounds: CGRect(x: 0, y: 0, width: 8, height: 8),
    [
      .gradient(
        .rect(0, 0, 4, 8),
        Gradient(
          .linear(from: .zero, to: CGPoint(x: 1, y: 0)),
          stops: [
            Gradient.Stop(0, .white)
          ]))
    ])
  let bitmap = rendered([
    .transform(CGAffineTransform(translationX: 0.5, y: 0)), .moving(edge),
  ])

  #expect(abs(Int(bitmap.pixel(x: 4, y: 4).red) - 128) <= 1)
  #expect(bitmap.hex(3, 4) == "ffffffff")
  #expect(bitmap.hex(5, 4) == "000000ff")
}
