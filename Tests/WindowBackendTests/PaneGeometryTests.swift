import Foundation
import Testing

@testable import WindowBackend

private let phone = CGSize(width: 400, height: 800)

@Test func `two pixels a point are taken where they fit, else one`() {
  #expect(PaneGeometry.scale(of: phone, on: CGSize(width: 800, height: 1600)) == 2)
  #expect(PaneGeometry.scale(of: phone, on: CGSize(width: 2560, height: 1599)) == 1)
  #expect(PaneGeometry.scale(of: phone, on: CGSize(width: 300, height: 300)) == 1)
}

@Test func `a window is as large as its picture or as its display`() {
  let small = CGSize(width: 1366, height: 400)

  #expect(PaneGeometry.windowSize(for: phone, on: CGSize(width: 1920, height: 1080)) == phone)
  #expect(PaneGeometry.windowSize(for: phone, on: small) == CGSize(width: 200, height: 400))
}

@Test func `a picture keeps its shape in a wider window`() {
  let geometry = PaneGeometry(content: phone, area: CGSize(width: 1000, height: 800))

  #expect(geometry.place == CGRect(x: 300, y: 0, width: 400, height: 800))
  #expect(geometry.point(x: 300 + 10, y: 20) == CGPoint(x: 10, y: 20))
  #expect(geometry.point(x: 300 - 10, y: 20) == CGPoint(x: -10, y: 20))
}

@Test func `a place in a larger window is the point shown there`() {
  let geometry = PaneGeometry(content: phone, area: CGSize(width: 800, height: 1600))

  #expect(geometry.point(x: 201, y: 40) == CGPoint(x: 100.5, y: 20))
}

@Test func `a window without room still has a place for its picture`() {
  let geometry = PaneGeometry(content: .zero, area: .zero)

  #expect(geometry.place.size == CGSize(width: 1, height: 1))
}
