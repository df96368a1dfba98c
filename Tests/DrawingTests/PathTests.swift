import Drawing
import Foundation
import Testing

private let rect = CGRect(x: 1, y: 2, width: 30, height: 10)

@Test func `a corner radius is limited to half the shorter side`() {
  #expect(
    CGPath(roundedRect: rect, cornerRadius: 99) == CGPath(roundedRect: rect, cornerRadius: 5))
}

@Test func `a rounded rectangle without a radius is a rectangle`() {
  #expect(CGPath(roundedRect: rect, cornerRadius: 0) == CGPath(rect: rect))
}

@Test func `the bounding box holds points and control points`() {
  let path = CGPath([
    .move(CGPoint(x: 1, y: 1)),
    .quadCurve(CGPoint(x: 3, y: 1), control: CGPoint(x: 2, y: -4)), .close,
  ])

  #expect(path.boundingBox == CGRect(x: 1, y: -4, width: 2, height: 5))
}

@Test func `an empty path has no box`() {
  #expect(CGPath([]).boundingBox.isNull)
}

@Test func `the points of a curve are its controls and then its end`() {
  let curve = CGPath.Element.curve(
    CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))

  #expect(curve.points == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
}
