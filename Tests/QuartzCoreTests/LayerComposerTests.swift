import Drawing
import Foundation
import QuartzCore
import Testing

@MainActor
struct LayerComposerTests {
  let run = LayerRun()

  private func layer(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil,
    _ children: [CALayer] = []
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    layer.sublayers = children
    return layer
  }

  private func text(_ layer: CALayer) -> String { LayerComposer().compose(layer).description }

  @Test func `a layer draws its background, its contents and its sublayers, back to front`() {
    let root = layer(0, 0, 100, 50, .white, [layer(1, 2, 3, 4, .black), layer(0, 0, 9, 9, .white)])
    root.picture = Picture(bounds: root.bounds, [.fill(CGPath(rect: root.bounds), .black)])

    #expect(
      text(root) == """
        fill 1 1 1 1 rect 0 0 100 50
        picture 0 0 100 50 {
          fill 0 0 0 1 rect 0 0 100 50
        }
        save
        transform 1 0 0 1 1 2
        fill 0 0 0 1 rect 0 0 3 4
        restore
        fill 1 1 1 1 rect 0 0 9 9
        """)
  }

  @Test func `sublayers are drawn by depth and equal ones in their order`() {
    let layers = (1...4).map { layer(0, 0, CGFloat($0), 1, .black) }
    layers[0].zPosition = 1
    layers[3].zPosition = -1

    #expect(
      text(layer(0, 0, 10, 10, nil, layers)) == """
        fill 0 0 0 1 rect 0 0 4 1
        fill 0 0 0 1 rect 0 0 2 1
        fill 0 0 0 1 rect 0 0 3 1
        fill 0 0 0 1 rect 0 0 1 1
        """)
  }

  @Test func `masking clips the sublayers and not the border`() {
    let root = layer(0, 0, 20, 10, .white, [layer(0, 0, 99, 99, .black)])
    root.masksToBounds = true
    root.cornerRadius = 4
    root.borderWidth = 2

    #expect(
      text(root) == """
        fill 1 1 1 1 rounded 0 0 20 10 4
        save
        clip rounded 0 0 20 10 4
        fill 0 0 0 1 rect 0 0 99 99
        restore
        stroke 0 0 0 1 2 rounded 1 1 18 8 3
        """)
  }

  @Test func `round corners shape the background without masking`() {
    let root = layer(0, 0, 20, 10, .white, [layer(0, 0, 99, 99, .black)])
    root.cornerRadius = 100

    #expect(
      text(root) == """
        fill 1 1 1 1 rounded 0 0 20 10 5
        fill 0 0 0 1 rect 0 0 99 99
        """)
  }

  @Test func `a translucent layer is one group with its sublayers`() {
    let root = layer(0, 0, 20, 10, .white, [layer(0, 0, 5, 5, .black)])
    root.opacity = 0.5

    #expect(
      text(root) == """
        group 0.5
        fill 1 1 1 1 rect 0 0 20 10
        fill 0 0 0 1 rect 0 0 5 5
        endgroup
        """)
  }

  @Test func `what is hidden or wholly transparent is left out with everything in it`() {
    let hidden = layer(0, 0, 5, 5, .black, [layer(0, 0, 1, 1, .black)])
    hidden.isHidden = true
    let clear = layer(0, 0, 5, 5, .black, [layer(0, 0, 1, 1, .black)])
    clear.opacity = 0

    #expect(text(layer(0, 0, 9, 9, .clear, [hidden, clear])) == "")
  }

  @Test func `the origin of the bounds moves the sublayers`() {
    let root = layer(0, 0, 20, 10, nil, [layer(30, 40, 5, 5, .black)])
    root.bounds.origin = CGPoint(x: 30, y: 40)

    #expect(
      text(root) == """
        save
        transform 1 0 0 1 -30 -40
        save
        transform 1 0 0 1 30 40
        fill 0 0 0 1 rect 0 0 5 5
        restore
        restore
        """)
  }

  @Test func `a frame in the middle of an animation shows what is seen`() {
    let root = run.turn { layer(0, 0, 20, 10, .white) }
    run.turn {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      root.opacity = 0
      root.position.x = 50
    }
    run.timeline.advance(to: 0.125)

    #expect(
      text(root) == """
        save
        transform 1 0 0 1 20 0
        group 0.5
        fill 1 1 1 1 rect 0 0 20 10
        endgroup
        restore
        """)
  }

  @Test func `the same tree at the same moment gives an equal list that reads back`() throws {
    let root = layer(0, 0, 20, 10, .white, [layer(1, 1, 3, 3, .black)])
    root.setAffineTransform(CGAffineTransform(rotationAngle: 0.1))
    let list = LayerComposer().compose(root)

    #expect(LayerComposer().compose(root) == list)
    #expect(try DisplayList(parsing: list.description) == list)
  }
}
