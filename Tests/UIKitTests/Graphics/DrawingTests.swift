import Drawing
import Foundation
import Testing

@testable import UIKit

/// A view that draws by itself.
private final class Canvas: UIView {
  var drawing: (CGRect) -> Void = { _ in }
  private(set) var count = 0

  override func draw(_ rect: CGRect) {
    count += 1
    drawing(rect)
  }
}

/// A label that underlines itself.
private final class Underlined: UILabel {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: rect.maxY - 1, width: rect.width, height: 1))
  }
}

@MainActor
struct DrawingTests {
  private let screen = Screen()

  private func text(of view: UIView) -> String {
    view.layer.picture?.list.description ?? "nothing"
  }

  private func addCanvas(_ drawing: @escaping (CGRect) -> Void) -> Canvas {
    screen.add {
      let view = Canvas(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
      view.isOpaque = false
      view.drawing = drawing
      return view
    }
  }

  @Test func `a view shows what its draw method draws`() {
    let view = addCanvas { rect in
      UIColor.blue.setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
    #expect(text(of: view) == "fill 0 0 1 1 ellipse 0 0 50 40")
    #expect(view.layer.picture?.bounds == view.bounds)
  }

  @Test func `a view is drawn again when it asks or grows, and else not`() {
    let view = addCanvas { UIRectFill($0) }
    screen.session.perform { view.frame.origin.x = 30 }
    #expect(view.count == 1)
    screen.session.perform { view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    screen.session.perform { view.bounds.size.width = 20 }
    #expect(view.count == 3)
    #expect(text(of: view) == "fill 0 0 0 1 rect 0 0 20 40")
  }

  @Test func `a view that draws nothing has no picture`() {
    #expect(addCanvas { _ in }.layer.picture == nil)
  }

  @Test func `an opaque view without a background is black where it draws nothing`() {
    let view = addCanvas { _ in
      UIColor.white.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    screen.session.perform {
      view.isOpaque = true
      view.setNeedsDisplay()
    }
    #expect(text(of: view) == "fill 0 0 0 1 rect 0 0 50 40\nfill 1 1 1 1 rect 0 0 5 5")
  }

  @Test func `a subclass of a label draws around the label's own text`() {
    let label = screen.add {
      let label = Underlined(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Hall"
      return label
    }
    let lines = text(of: label).split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("picture") == true)
    #expect(lines.contains { $0.contains("\"Hall\"") })
    #expect(lines.last == "fill 1 0 0 1 rect 0 19 100 1")
  }

  @Test func `what draw leaves open does not reach the next view`() {
    let view = addCanvas { _ in UIGraphicsPushContext(CGContext(bounds: .zero)) }
    #expect(view.layer.picture == nil)
    #expect(screen.session.bind { UIGraphicsGetCurrentContext() } == nil)
  }

  @Test func `outside of drawing nothing is drawn`() {
    screen.session.perform {
      UIColor.red.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIBezierPath(rect: .zero).stroke()
      "text".draw(at: .zero)
    }
    #expect(screen.session.bind { UIGraphicsGetImageFromCurrentImageContext() } == nil)
  }

  @Test func `texts are drawn at their place, in their colour and alignment`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let view = addCanvas { rect in
      "Box".draw(
        at: CGPoint(x: 5, y: 7),
        withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red])
      "Seat".draw(
        in: rect,
        withAttributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    }
    let lines = text(of: view).split(separator: "\n").filter { $0.contains("text ") }
    #expect(lines.first?.contains("text 1 0 0 1 5 16.") == true)
    #expect(lines.last?.contains("text 0 0 0 1 30 9.") == true)
  }

  @Test func `a text is measured on one line or wrapped`() {
    screen.session.bind {
      let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
      let text = "one two"
      let long = text.boundingRect(
        with: CGSize(width: 20, height: 0), options: [], attributes: font, context: nil)
      let wrapped = text.boundingRect(
        with: CGSize(width: 20, height: 0), options: .usesLineFragmentOrigin, attributes: font,
        context: nil)
      #expect(long.width == 35)
      // The space that the line was broken at has room and counts.
      #expect(wrapped.width == CGFloat(4 * 5))
      #expect(wrapped.height > 1.9 * long.height)
    }
  }
}
