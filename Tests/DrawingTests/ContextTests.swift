import Drawing
import Foundation
import Testing

/// The text of what the body draws on 100 × 100 points.
private func drawn(_ body: (CGContext) -> Void) -> String {
  let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
  body(context)
  return context.drawing.description
}

private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

struct ContextTests {
  @Test func `fills and strokes take the colours and the style of the line`() {
    let text = drawn { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setStrokeColor(gray: 0, alpha: 0.5)
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setLineDash(phase: 1, lengths: [4, 2])
      context.addRect(square)
      context.drawPath(using: .fillStroke)
    }
    #expect(
      text == """
        fill 1 0 0 1 rect 0 0 10 10
        stroke 0 0 0 0.5 3 cap round join bevel dash 4,2 phase 1 rect 0 0 10 10
        """)
  }

  @Test func `a path is used up when it is painted`() {
    let text = drawn { context in
      context.addEllipse(in: square)
      context.fillPath(using: .evenOdd)
      context.fillPath()
    }
    #expect(text == "fill 0 0 0 1 evenodd ellipse 0 0 10 10")
  }

  @Test func `what was built of a path keeps its place when the transform changes`() {
    let text = drawn { context in
      context.move(to: .zero)
      context.translateBy(x: 10, y: 20)
      context.addLine(to: CGPoint(x: 1, y: 1))
      context.strokePath()
    }
    #expect(
      text == """
        transform 1 0 0 1 10 20
        stroke 0 0 0 1 1 path M -10 -20 L 1 1
        """)
  }

  @Test func `saved states come back, one too few is passed over`() {
    let text = drawn { context in
      context.restoreGState()
      context.saveGState()
      context.setFillColor(gray: 1, alpha: 1)
      context.scaleBy(x: 2, y: 2)
      context.restoreGState()
      context.fill(square)
      #expect(context.ctm == .identity)
    }
    #expect(
      text == """
        save
        transform 2 0 0 2 0 0
        restore
        fill 0 0 0 1 rect 0 0 10 10
        """)
  }

  @Test func `alpha weakens colours, images get a group`() {
    let text = drawn { context in
      context.setAlpha(0.5)
      context.fill(square)
      context.draw(Picture(bounds: square, [.fill(CGPath(rect: square), .black)]))
    }
    #expect(
      text == """
        fill 0 0 0 0.5 rect 0 0 10 10
        group 0.5
        picture 0 0 10 10 {
          fill 0 0 0 1 rect 0 0 10 10
        }
        endgroup
        """)
  }

  @Test func `a shadow stands beside what casts it, whatever the transform`() {
    let text = drawn { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 4, height: 6), blur: 8, color: .black)
      context.fill(square)
    }
    #expect(text.contains("shadow 0 0 0 1 2 3 2 rect 0 0 10 10\nfill 0 0 0 1 rect 0 0 10 10"))
  }

  @Test func `what replaces the ground has a ground of its own`() {
    let text = drawn { context in
      context.fill(square)
      context.clear(square)
    }
    #expect(text.hasPrefix("group 1 mask 0 0 100 100 {"))
    #expect(text.contains("save\nblend clear\nfill 0 0 0 1 rect 0 0 10 10\nrestore\nendgroup"))
  }

  @Test func `a transparency layer is one thing`() {
    let text = drawn { context in
      context.setAlpha(0.25)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(square)
      context.endTransparencyLayer()
      context.endTransparencyLayer()
    }
    #expect(
      text == """
        group 0.25
        picture 0 0 100 100 {
          fill 0 0 0 1 rect 0 0 10 10
        }
        endgroup
        """)
  }

  @Test func `a gradient paints everything that is not clipped away`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [CGColor.black, CGColor.white],
        locations: nil))
    let text = drawn { context in
      context.clip(to: square)
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: 10), options: .drawsAfterEndLocation)
    }
    #expect(
      text == """
        clip rect 0 0 10 10
        gradient linear 0 0 0 10 [ 0 0 0 0 1 1 1 1 1 1 ] nothing-before rect 0 0 100 100
        """)
  }

  @Test func `an image is upside down where y points down`() {
    let raster = RasterImage(name: "dot", width: 1, height: 1, pixels: [0, 0, 0, 255])
    let text = drawn { $0.draw(CGImage(raster), in: CGRect(x: 5, y: 6, width: 10, height: 20)) }
    #expect(text.contains("transform 10 0 0 -20 5 26"))
  }

  @Test func `a pattern is repeated from the origin on`() {
    let tile = Picture(bounds: square, [.fill(CGPath(rect: square), .black)])
    let text = drawn { context in
      context.setFill(pattern: tile)
      context.fill(CGRect(x: 12, y: 0, width: 6, height: 5))
    }
    #expect(text.components(separatedBy: "picture").count == 2)
    #expect(text.contains("clip rect 12 0 6 5\nsave\ntransform 1 0 0 1 10 0\npicture"))
  }
}
