import Foundation
import Testing

@testable import Drawing

private let frame = CGRect(x: 0, y: 0, width: 100, height: 80)

/// The points at which pieces end, to a tenth.
private func ends(_ path: CGPath) -> [CGPoint] {
  path.elements.compactMap(\.points.last).map { point in
    CGPoint(x: (point.x * 10).rounded() / 10, y: (point.y * 10).rounded() / 10)
  }
}

@Test func `a round rectangle runs clockwise from its top edge`() {
  let path = CGPath(roundedRect: frame, cornerRadius: 10)

  #expect(
    ends(path) == [
      CGPoint(x: 10, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 100, y: 10),
      CGPoint(x: 100, y: 70), CGPoint(x: 90, y: 80), CGPoint(x: 10, y: 80),
      CGPoint(x: 0, y: 70), CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 0),
    ])
}

@Test func `corners that are not asked for stay sharp`() {
  let path = CGPath(corneredRect: frame, CornerStyle(radius: 10, corners: .bottomRight))

  #expect(
    ends(path) == [
      CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 70), CGPoint(x: 90, y: 80),
      CGPoint(x: 0, y: 80), CGPoint(x: 0, y: 0),
    ])
}

@Test func `a smooth corner begins one and a half radii from it`() {
  let path = CGPath(corneredRect: frame, CornerStyle(radius: 10, isContinuous: true))

  #expect(
    ends(path).prefix(5) == [
      CGPoint(x: 15.3, y: 0), CGPoint(x: 84.7, y: 0), CGPoint(x: 93.7, y: 0.7),
      CGPoint(x: 99.3, y: 6.3), CGPoint(x: 100, y: 15.3),
    ])
}

@Test func `a smooth corner with hardly any room is nearly a circle`() {
  let smooth = CGPath(corneredRect: frame, CornerStyle(radius: 39, isContinuous: true))
  let corner = smooth.elements.compactMap(\.points.last).filter { $0.x > 63 && $0.y < 37 }

  #expect(corner.count == 2)
  for point in corner {
    let distance = ((point.x - 61) * (point.x - 61) + (point.y - 39) * (point.y - 39)).squareRoot()
    #expect(abs(distance - 39) < 0.1)
  }
}

@Test func `a smooth corner without room is a circle`() {
  let smooth = CGPath(corneredRect: frame, CornerStyle(radius: 40, isContinuous: true))

  #expect(smooth.elements == CGPath(roundedRect: frame, cornerRadius: 40).elements)
}

@Test func `a path is trimmed by its length`() {
  let path = CGPath([
    .move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 30)),
    .move(CGPoint(x: 50, y: 0)), .line(CGPoint(x: 50, y: 40)),
  ])

  #expect(
    path.trimmed(from: 0.0625, to: 0.75).elements == [
      .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 30)),
      .move(CGPoint(x: 50, y: 0)), .line(CGPoint(x: 50, y: 20)),
    ])
  #expect(path.trimmed(from: 0, to: 1) == path)
  #expect(path.trimmed(from: 0.5, to: 0.5).elements.isEmpty)
}

@Test func `half a circle is trimmed at its far end`() throws {
  let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))

  let half = circle.trimmed(from: 0, to: 0.5)

  let end = try #require(half.elements.last?.points.last)
  #expect(abs(end.x) < 0.01)
  #expect(abs(end.y - 10) < 0.01)
}
