import Drawing
import Foundation
import QuartzCore
import Testing

@MainActor
struct PathKeepingTests {
  @Test func `a layer keeps the path as it was given, however that grows`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    let layer = CAShapeLayer()
    layer.path = path
    layer.shadowPath = path
    path.addRect(CGRect(x: 5, y: 5, width: 2, height: 2))
    #expect(layer.path == CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)))
    #expect(layer.shadowPath == layer.path)
  }
}
