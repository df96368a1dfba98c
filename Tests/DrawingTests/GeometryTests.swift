import Drawing
import Foundation
import Testing

@Test func `translatedBy moves before the map it is asked of`() {
  let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)

  #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 2 * (1 + 10), y: 3 * (1 + 20)))
}

@Test func `concatenating applies the other map afterwards`() {
  let transform = CGAffineTransform(scaleX: 2, y: 2)
    .concatenating(CGAffineTransform(translationX: 5, y: 0))

  #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 7, y: 2))
}

@Test func `a positive angle turns from x to y`() {
  let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

  #expect(abs(point.x) < 1e-12)
  #expect(abs(point.y - 1) < 1e-12)
}

@Test func `the inverse undoes a map`() {
  let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 4, tx: 7, ty: -3)
  let point = CGPoint(x: 3, y: 5).applying(transform).applying(transform.inverted())

  #expect(abs(point.x - 3) < 1e-12)
  #expect(abs(point.y - 5) < 1e-12)
}

@Test func `a map without an inverse is its own`() {
  let flat = CGAffineTransform(scaleX: 0, y: 1)

  #expect(flat.inverted() == flat)
}

@Test func `a turned rectangle is framed by the smallest upright one`() {
  let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))

  #expect(rect == CGRect(x: -2, y: 0, width: 2, height: 4))
}

@Test func `a size is not moved`() {
  let size = CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9))

  #expect(size == CGSize(width: 2, height: 3))
}
