import Drawing
import Foundation
import Testing

/// Rounded, without a negative zero.
private func tenths(_ number: CGFloat) -> CGFloat { (number * 10).rounded() / 10 + 0 }

extension CGPath {
  /// Pieces as letters with rounded points.
  fileprivate var text: String {
    var words: [String] = []
    applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      words.append(["M", "L", "Q", "C", "Z"][Int(element.pointee.type.rawValue)])
      for index in 0..<count {
        let point = element.pointee.points[index]
        words.append("\(tenths(point.x)),\(tenths(point.y))")
      }
    }
    return words.joined(separator: " ")
  }
}

struct GrowingPathTests {
  @Test func `a path of one shape still is that shape`() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(path == CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2)))
    path.addLine(to: .zero)
    #expect(path != CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2)))
  }

  @Test func `a copy does not grow`() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    let copy = try #require(path.copy())
    path.addLine(to: CGPoint(x: 1, y: 0))
    #expect(copy.text == "M 0.0,0.0")
  }

  @Test func `an arc begins with a line and turns as its sense says`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.text == "M 0.0,0.0 L 10.0,0.0 C 10.0,5.5 5.5,10.0 0.0,10.0")
    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(long.text.hasPrefix("M 10.0,0.0 C 10.0,-5.5"))
    #expect(long.currentPoint.y.rounded() == 10)
  }

  @Test func `a full turn is a circle, more is no more`() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 7 * .pi, clockwise: false)
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX + 1) < 0.001 && abs(box.maxY - 1) < 0.001)
    #expect(path.text.components(separatedBy: "C").count == 5)
  }

  @Test func `a corner is rounded by an arc that touches both sides`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.text == "M 0.0,0.0 L 6.0,0.0 C 8.2,0.0 10.0,1.8 10.0,4.0")
  }

  @Test func `the inside depends on the rule`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    let inner = CGPoint(x: 3, y: 3)
    #expect(path.contains(inner))
    #expect(!path.contains(inner, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 8, y: 8), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 3)))
  }

  @Test func `the box of the outline leaves control points out`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.height == 10)
    #expect(path.boundingBoxOfPath.height == 5)
  }

  @Test func `closing goes back to where the part began`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
  }
}
