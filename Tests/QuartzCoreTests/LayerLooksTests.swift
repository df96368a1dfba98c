import Drawing
import Foundation
import QuartzCore
import Testing

@MainActor
struct LayerLooksTests {
  let run = LayerRun()

  private func layer(_ kind: CALayer.Type = CALayer.self, _ color: CGColor? = nil) -> CALayer {
    let layer = kind.init()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.backgroundColor = color
    return layer
  }

  private func text(_ layer: CALayer) -> String { LayerComposer().compose(layer).description }

  @Test func `defaults are Core Animation's`() {
    let layer = CALayer()

    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowColor == .black)
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.cornerCurve == .circular)
    #expect(layer.contentsGravity == .resize)
    #expect(layer.isDoubleSided)
    let shape = CAShapeLayer()
    #expect(shape.fillColor == .black)
    #expect(shape.strokeColor == nil)
    #expect(shape.lineWidth == 1)
    #expect(shape.miterLimit == 10)
    let gradient = CAGradientLayer()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test func `some corners are round, smoothly, and the border with them`() {
    let layer = layer(CALayer.self, .white)
    layer.cornerRadius = 4
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.borderWidth = 2

    #expect(
      text(layer) == """
        fill 1 1 1 1 corners 0 0 20 10 4 smooth tl+tr
        stroke 0 0 0 1 2 corners 1 1 18 8 3 smooth tl+tr
        """)
  }

  @Test func `an opaque layer casts the shadow of its outline`() {
    let layer = layer(CALayer.self, .white)
    layer.cornerRadius = 3
    layer.shadowOpacity = 0.5

    #expect(
      text(layer) == """
        shadow 0 0 0 0.5 0 -3 3 rounded 0 0 20 10 3
        fill 1 1 1 1 rounded 0 0 20 10 3
        """)
  }

  @Test func `a layer that clips has no shadow, and one with a path has that path's`() {
    let layer = layer(CALayer.self, .white)
    layer.shadowOpacity = 1
    layer.masksToBounds = true
    #expect(!text(layer).contains("shadow"))

    layer.masksToBounds = false
    layer.shadowPath = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(text(layer).hasPrefix("shadow 0 0 0 1 0 -3 3 rect 1 2 3 4\n"))
  }

  @Test func `a clear layer casts the shadow of what it shows, kept while that is the same`() {
    let root = layer()
    let child = layer(CALayer.self, .black)
    child.position.x += 15
    root.addSublayer(child)
    root.shadowOpacity = 1
    func caster() -> Picture? {
      guard case .shadow(.picture(let picture), _) = LayerComposer().compose(root).commands.first
      else { return nil }
      return picture
    }

    let first = caster()
    #expect(first?.bounds == CGRect(x: 0, y: 0, width: 35, height: 10))
    #expect(caster() === first)
    child.backgroundColor = .white
    #expect(caster() !== first)
  }

  @Test func `a mask is a group with the mask's picture, kept while it is the same`() {
    let root = layer(CALayer.self, .white)
    let mask = layer(CAShapeLayer.self)
    (mask as? CAShapeLayer)?.path = CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 8, height: 8))
    root.mask = mask

    #expect(
      text(root) == """
        group 1 mask 0 0 20 10 {
          fill 0 0 0 1 ellipse 1 1 8 8
        }
        fill 1 1 1 1 rect 0 0 20 10
        endgroup
        """)
    #expect(LayerComposer().compose(root) == LayerComposer().compose(root))
  }

  @Test func `a gradient fills the outline`() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.colors = [CGColor.black, CGColor.white]
    layer.cornerRadius = 2

    #expect(
      text(layer) == """
        gradient linear 10 0 10 10 [ 0 0 0 0 1 1 1 1 1 1 ] rounded 0 0 20 10 2
        """)
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    #expect(
      text(layer).hasPrefix(
        "gradient radial 0 0 0 0 0 1 [ 0 0 0 0 1 1 1 1 1 1 ] by 10 0 0 5 10 5 rounded"))
  }

  @Test func `a shape is filled and then stroked along a part`() {
    let layer = CAShapeLayer()
    layer.path = CGPath([.move(.zero), .line(CGPoint(x: 10, y: 0))])
    layer.fillRule = .evenOdd
    layer.strokeColor = .white
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineDashPattern = [4, 2]
    layer.strokeEnd = 0.5

    #expect(
      text(layer) == """
        fill 0 0 0 1 evenodd path M 0 0 L 10 0
        stroke 1 1 1 1 3 cap round dash 4,2 phase 0 path M 0 0 L 5 0
        """)
  }

  @Test func `looks are animated by their key paths`() {
    let layer = run.turn { () -> CAShapeLayer in
      let layer = CAShapeLayer()
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      return layer
    }
    run.turn {
      for (path, from, to) in [
        ("strokeEnd", 0 as Any, 1 as Any), ("shadowOpacity", 0, 1), ("lineWidth", 1, 3),
        ("shadowOffset", CGSize.zero, CGSize(width: 4, height: 8)),
        ("path", CGPath(rect: .zero), CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 4))),
      ] {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        layer.add(animation, forKey: path)
      }
    }
    run.timeline.advance(to: 0.5)

    let seen = layer.presentation() as? CAShapeLayer
    #expect(seen?.strokeEnd == 0.5)
    #expect(seen?.shadowOpacity == 0.5)
    #expect(seen?.lineWidth == 2)
    #expect(seen?.shadowOffset == CGSize(width: 2, height: 4))
    #expect(seen?.path?.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 2))
  }

  @Test func `a path changes at once, a colour by and by`() {
    let layer = run.turn { CAShapeLayer() }
    run.turn {
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      layer.fillColor = .white
    }

    #expect(layer.animationKeys() == ["fillColor"])
  }
}
