import Drawing
import Foundation
import QuartzCore
import Testing

@MainActor
struct LayerPlacingTests {
  let run = LayerRun()

  private func layer(_ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.backgroundColor = color
    return layer
  }

  private func text(_ layer: CALayer) -> String { LayerComposer().compose(layer).description }

  @Test func `a picture in what moves is drawn as it was at rest`() {
    let root = run.turn { layer() }
    root.picture = Picture(bounds: root.bounds, [])
    #expect(text(root) == "picture 0 0 20 10 {\n}")

    run.turn { root.position.x += 10 }
    run.timeline.advance(to: 0.1)
    #expect(text(root).contains("\nmoving 0 0 20 10 {\n}"))

    run.timeline.advance(to: 1)
    #expect(text(root).contains("\npicture 0 0 20 10 {\n}"))
  }

  @Test func `a picture in what only fades does not move`() {
    let root = run.turn { layer() }
    root.picture = Picture(bounds: root.bounds, [])
    run.turn { root.opacity = 0.5 }
    run.timeline.advance(to: 0.1)

    #expect(text(root).contains("\npicture 0 0 20 10 {\n}"))
  }

  @Test func `contents lie where their gravity says`() {
    let root = layer()
    root.contents = Picture(bounds: CGRect(x: 0, y: 0, width: 4, height: 4), [])
    func place(_ gravity: CALayerContentsGravity) -> String? {
      root.contentsGravity = gravity
      return text(root).split(separator: "\n").first { $0.hasPrefix("transform") }.map(String.init)
    }

    #expect(place(.resize) == "transform 5 0 0 2.5 0 0")
    #expect(place(.resizeAspect) == "transform 2.5 0 0 2.5 5 0")
    #expect(place(.resizeAspectFill) == "transform 5 0 0 5 0 -5")
    #expect(place(.center) == "transform 1 0 0 1 8 3")
    #expect(place(.topRight) == "transform 1 0 0 1 16 0")
    root.contentsScale = 2
    #expect(place(.bottomLeft) == "transform 0.5 0 0 0.5 0 8")
  }

  @Test func `the centre of contents alone is stretched`() {
    let root = layer()
    root.contents = Picture(bounds: CGRect(x: 0, y: 0, width: 4, height: 4), [])
    root.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)

    let clips = text(root).split(separator: "\n").filter { $0.hasPrefix("clip") }
    #expect(clips == ["clip rect 0 0 1 10", "clip rect 1 0 18 10", "clip rect 19 0 1 10"])
  }

  @Test func `the transform of sublayers works about the middle`() {
    let root = layer()
    root.addSublayer(layer(.black))
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)

    #expect(text(root).contains("transform 2 0 0 2 -10 -5\n"))
  }

  @Test func `perspective widens what is near and narrows what is far`() {
    let root = layer()
    let child = layer(.black)
    root.addSublayer(child)
    root.sublayerTransform.m34 = -1 / 100
    child.zPosition = 50
    #expect(text(root).contains("transform 2 0 0 2 -10 -5\n"))

    child.zPosition = 0
    child.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let flat = child.model.transformToSuperlayer(within: nil)
    #expect(isNear(flat.a, 0.5))
    #expect(isNear(flat.d, 1))
  }

  @Test func `a one-sided layer is not seen from behind`() {
    let child = layer(.black)
    child.isDoubleSided = false
    child.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)

    #expect(text(child) == "")
  }

  @Test func `a replicator repeats its sublayers`() {
    let root = CAReplicatorLayer()
    root.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    root.addSublayer(layer(.black))
    root.instanceCount = 3
    root.instanceTransform = CATransform3DMakeTranslation(5, 0, 0)
    root.instanceAlphaOffset = -0.5

    #expect(
      text(root) == """
        fill 0 0 0 1 rect 0 0 20 10
        group 0.5
        save
        transform 1 0 0 1 5 0
        fill 0 0 0 1 rect 0 0 20 10
        restore
        endgroup
        """)
  }

  @Test func `a text layer sets its text`() {
    let layer = run.turn { CATextLayer() }
    run.context.typesetter = RulerTypesetter()
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    layer.string = "Hello"
    layer.fontSize = 10
    layer.alignmentMode = .right

    let text = text(layer)
    #expect(text.contains("\"Hello\""))
    #expect(LayerComposer().compose(layer) == LayerComposer().compose(layer))
  }

  @Test func `an inverse undoes its transform`() {
    var map = CATransform3DMakeRotation(0.7, 1, 2, 3)
    map.m34 = -0.01
    map = CATransform3DTranslate(CATransform3DScale(map, 2, 3, 4), 5, 6, 7)

    let none = CATransform3DConcat(map, CATransform3DInvert(map))
    #expect(isNear(none.m11, 1))
    #expect(isNear(none.m44, 1))
    #expect(isNear(none.m34, 0))
    #expect(isNear(none.m41, 0))
  }
}
