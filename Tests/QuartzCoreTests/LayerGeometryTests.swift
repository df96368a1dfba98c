import Drawing
import Foundation
import QuartzCore
import Testing

@MainActor
struct LayerGeometryTests {
  let layer = CALayer()

  @Test func `a frame sets the size and the place of the anchor point`() {
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)

    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 10 + 100 / 2, y: 20 + 50 / 2))
  }

  @Test func `a frame keeps the origin of the bounds`() {
    layer.bounds = CGRect(x: 7, y: 8, width: 1, height: 1)
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 40)

    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 30, height: 40))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `moving the anchor point moves the frame and not the position`() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.anchorPoint = CGPoint(x: 0, y: 1)

    #expect(layer.position == CGPoint(x: 50, y: 25))
    #expect(layer.frame == CGRect(x: 50, y: 25 - 50, width: 100, height: 50))
  }

  @Test func `under a transform the frame is the box around the layer`() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))

    let box = layer.frame
    #expect(isNear(box.minX, 50 - 25) && isNear(box.minY, 25 - 50))
    #expect(isNear(box.width, 50) && isNear(box.height, 100))
    #expect(layer.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test func `a transform works about the anchor point`() {
    layer.anchorPoint = .zero
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))

    #expect(layer.frame == CGRect(x: 10, y: 10, width: 40, height: 60))
  }

  @Test func `points are converted through bounds, anchors and transforms, there and back`() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let turned = CALayer()
    turned.frame = CGRect(x: 100, y: 100, width: 40, height: 20)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
    let scrolled = CALayer()
    scrolled.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    scrolled.bounds.origin = CGPoint(x: 2, y: 3)
    root.addSublayer(turned)
    turned.addSublayer(scrolled)

    let outside = scrolled.convert(CGPoint(x: 2, y: 3), to: root)
    #expect(isNear(outside.x, 140 - 5) && isNear(outside.y, 120 - 5))
    let inside = scrolled.convert(outside, from: root)
    #expect(isNear(inside.x, 2) && isNear(inside.y, 3))
  }

  @Test func `without a layer to convert to the outermost one's surroundings count`() {
    let root = CALayer()
    root.frame = CGRect(x: 7, y: 0, width: 10, height: 10)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.addSublayer(layer)

    #expect(layer.convert(.zero, to: nil) == CGPoint(x: 7 + 1, y: 2))
    #expect(layer.convert(CGPoint(x: 8, y: 2), from: nil) == .zero)
  }

  @Test func `a layer in a new superlayer has left the old one`() {
    let (one, other) = (CALayer(), CALayer())
    one.addSublayer(layer)
    other.insertSublayer(layer, at: 99)

    #expect(one.sublayers == nil)
    #expect(other.sublayers == [layer])
    #expect(layer.superlayer === other)
  }

  @Test func `a layer goes below or above a sibling`() {
    let (one, two, stranger) = (CALayer(), CALayer(), CALayer())
    layer.sublayers = [one, two]

    layer.insertSublayer(two, below: one)
    #expect(layer.sublayers == [two, one])
    layer.insertSublayer(two, above: one)
    #expect(layer.sublayers == [one, two])
    layer.insertSublayer(one, below: stranger)
    #expect(layer.sublayers == [two, one])
  }

  @Test func `setting the sublayers puts out those that are not among them`() {
    let (kept, gone) = (CALayer(), CALayer())
    layer.sublayers = [gone, kept]
    layer.sublayers = [kept]

    #expect(layer.sublayers == [kept])
    #expect(gone.superlayer == nil)
  }
}
