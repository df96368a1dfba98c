import Drawing
import Foundation
import Testing

@testable import UIKit

@MainActor
struct BezierPathTests {
  private let session = Session()

  private func drawn(_ body: () -> Void) -> String {
    let ground = session.bind {
      GraphicsGround(
        bounds: CGRect(x: 0, y: 0, width: 50, height: 50), scale: 1, isOpaque: false)
    }
    session.bind { session.graphics.drawing(on: ground, body) }
    return ground.picture?.list.description ?? ""
  }

  @Test func `what UIKit calls clockwise is seen clockwise`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let box = path.cgPath.boundingBoxOfPath
    #expect(box.minY > -0.01 && box.maxY > 9.9 && box.minX > -0.01)
  }

  @Test func `some corners are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 4, height: 4))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 39.5, y: 0.5)))
  }

  @Test func `the style of the line is the path's`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 0))
    path.lineWidth = 2
    path.lineCapStyle = .square
    path.setLineDash([3, 1], count: 2, phase: 0)
    #expect(
      drawn { path.stroke() }
        == "stroke 0 0 0 1 2 cap square dash 3,1 phase 0 path M 0 0 L 5 0")
  }

  @Test func `even-odd paths fill and clip so`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.usesEvenOddFillRule = true
    let text = drawn {
      path.addClip()
      path.fill(with: .multiply, alpha: 0.5)
    }
    #expect(text.contains("clip evenodd rect 0 0 5 5"))
    #expect(text.contains("blend multiply\nfill 0 0 0 0.5 evenodd rect 0 0 5 5"))
  }

  @Test func `a reversed path has the other direction and the same style`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 4, y: 0), controlPoint: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.close()
    path.lineWidth = 7
    let back = path.reversing()
    #expect(back.lineWidth == 7)
    #expect(
      back.cgPath
        == CGPath([
          .move(CGPoint(x: 9, y: 9)), .line(CGPoint(x: 4, y: 0)),
          .quadCurve(.zero, control: CGPoint(x: 1, y: 1)), .close,
        ]))
  }

  @Test func `a path can be moved, emptied and given another outline`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.apply(CGAffineTransform(translationX: 3, y: 4))
    #expect(path.bounds == CGRect(x: 3, y: 4, width: 2, height: 2))
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds.isNull)
    path.cgPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 3, y: 3)) && !path.contains(CGPoint(x: 0.2, y: 0.2)))
  }
}
