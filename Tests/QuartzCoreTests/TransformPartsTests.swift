import Drawing
import Foundation
import QuartzCore
import Testing

struct TransformPartsTests {
  /// The same numbers on every run: a linear congruential generator.
  private struct FixedNumbers: RandomNumberGenerator {
    var state: UInt64 = 20_240_501
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  private func largestDifference(_ one: CGAffineTransform, _ other: CGAffineTransform) -> CGFloat {
    let pairs: [(CGFloat, CGFloat)] = [
      (one.a, other.a), (one.b, other.b), (one.c, other.c), (one.d, other.d), (one.tx, other.tx),
      (one.ty, other.ty),
    ]
    return pairs.map { abs($0 - $1) }.max() ?? 0
  }

  @Test func `any map put together again is the same map`() {
    var numbers = FixedNumbers()
    for _ in 0..<10_000 {
      var entry: CGFloat { CGFloat.random(in: -10...10, using: &numbers) }
      let map = CGAffineTransform(a: entry, b: entry, c: entry, d: entry, tx: entry, ty: entry)
      // A map that all but flattens the plane loses digits; those are tested below.
      guard abs(map.determinant) > 0.01, hypot(map.a, map.b) > 0.01 else { continue }
      #expect(largestDifference(TransformParts(map).transform, map) < 1e-9, "\(map)")
    }
  }

  @Test(arguments: [
    CGAffineTransform.identity,
    CGAffineTransform(scaleX: 0, y: 0),
    CGAffineTransform(scaleX: 1, y: 0),
    CGAffineTransform(scaleX: 0, y: 1),
    CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(a: 0, b: 0, c: 3, d: 4, tx: 1, ty: 2),
    CGAffineTransform(rotationAngle: .pi),
  ])
  func `flattening, mirroring and turning maps survive`(map: CGAffineTransform) {
    #expect(largestDifference(TransformParts(map).transform, map) < 1e-12)
  }

  @Test func `halfway through a turn the scale is whole`() {
    let start = TransformParts(.identity)
    let end = TransformParts(CGAffineTransform(rotationAngle: .pi / 2))
    let middle = start.interpolated(to: end, fraction: 0.5).transform

    #expect(largestDifference(middle, CGAffineTransform(rotationAngle: .pi / 4)) < 1e-12)
  }

  @Test func `a turn goes the shorter way round`() {
    let start = TransformParts(CGAffineTransform(rotationAngle: 3))
    let end = TransformParts(CGAffineTransform(rotationAngle: -3))
    let middle = start.interpolated(to: end, fraction: 0.5).transform

    #expect(largestDifference(middle, CGAffineTransform(rotationAngle: .pi)) < 1e-12)
  }
}
