import Testing
import UIKit

@MainActor
struct AutoresizingTests {
  let session = Session()

  /// The frame that a subview takes when its superview of 200 × 100 points changes its size.
  private func frame(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask,
    from old: CGSize = CGSize(width: 200, height: 100),
    to new: CGSize
  ) -> CGRect {
    session.bind {
      let outer = UIView(frame: CGRect(origin: .zero, size: old))
      let inner = UIView(frame: frame)
      inner.autoresizingMask = mask
      outer.addSubview(inner)
      outer.frame.size = new
      return inner.frame
    }
  }

  @Test func `flexible margins of 20 and 30 share what is gained as 68 and 102`() {
    let wide = frame(
      CGRect(x: 20, y: 0, width: 150, height: 10), [.flexibleLeftMargin, .flexibleRightMargin],
      to: CGSize(width: 200 + 120, height: 100))

    #expect(wide.minX == 68)
    #expect(320 - wide.maxX == 102)
    #expect(wide.width == 150)
  }

  @Test func `one flexible part takes all`() {
    let start = CGRect(x: 20, y: 10, width: 150, height: 70)
    let larger = CGSize(width: 260, height: 130)

    #expect(frame(start, .flexibleLeftMargin, to: larger) == start.offsetBy(dx: 60, dy: 0))
    #expect(frame(start, .flexibleTopMargin, to: larger) == start.offsetBy(dx: 0, dy: 30))
    #expect(frame(start, .flexibleRightMargin, to: larger) == start)
    #expect(frame(start, .flexibleBottomMargin, to: larger) == start)
    #expect(frame(start, .flexibleWidth, to: larger).size == CGSize(width: 210, height: 70))
    #expect(frame(start, .flexibleHeight, to: larger).size == CGSize(width: 150, height: 100))
    #expect(frame(start, [], to: larger) == start)
  }

  /// The part of a length that each of margin, size and margin takes, worked out by hand.
  private func expected(
    _ parts: [CGFloat], _ isFlexible: [Bool], gained: CGFloat
  ) -> [CGFloat] {
    let sum: CGFloat = zip(parts, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    return zip(parts, isFlexible).map { part, flexible -> CGFloat in
      flexible ? part + gained * part / sum : part
    }
  }

  @Test(arguments: 0..<64)
  func `every mask shares by length on both axes and never makes a size negative`(bits: UInt) {
    let mask = UIView.AutoresizingMask(rawValue: bits)
    let start = CGRect(x: 30, y: 10, width: 120, height: 60)
    let across = (0..<3).map { bits & (1 << $0) != 0 }
    let down = (3..<6).map { bits & (1 << $0) != 0 }
    for (width, height) in [(260, 160), (140, 70), (200, 100), (1, 1), (0, 0)]
      as [(CGFloat, CGFloat)]
    {
      let end = frame(start, mask, to: CGSize(width: width, height: height))
      #expect(end.width >= 0 && end.height >= 0)
      let x = expected([30, 120, 50], across, gained: width - 200)
      let y = expected([10, 60, 30], down, gained: height - 100)
      #expect(isNear(end.minX, x[0], within: 1 / 6 + 1e-9), "\(width)")
      #expect(isNear(end.width, max(0, x[1]), within: 1 / 3 + 1e-9), "\(width)")
      #expect(isNear(end.minY, y[0], within: 1 / 6 + 1e-9), "\(height)")
      #expect(isNear(end.height, max(0, y[1]), within: 1 / 3 + 1e-9), "\(height)")
    }
  }

  @Test func `moved edges lie on pixels`() {
    let end = frame(
      CGRect(x: 10, y: 0, width: 100, height: 10), [.flexibleLeftMargin, .flexibleWidth],
      to: CGSize(width: 207, height: 100))

    #expect(isNear((end.minX * 3).rounded(), end.minX * 3))
    #expect(isNear((end.maxX * 3).rounded(), end.maxX * 3))
  }

  @Test func `flexible parts that are all zero share equally; a guess`() {
    let end = frame(
      .zero, [.flexibleLeftMargin, .flexibleWidth], from: .zero, to: CGSize(width: 60, height: 0))

    #expect(end == CGRect(x: 30, y: 0, width: 30, height: 0))
  }

  @Test func `subviews follow inside the setter, generation by generation`() {
    session.bind {
      let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
      for view in views { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      views[0].addSubview(views[1])
      views[1].addSubview(views[2])
      views[0].bounds.size = CGSize(width: 300, height: 50)

      #expect(views[2].frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    }
  }

  @Test func `a superview that does not resize its subviews leaves them alone`() {
    session.bind {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: outer.bounds)
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(inner)
      outer.autoresizesSubviews = false
      outer.frame.size.width = 50

      #expect(inner.frame.width == 100)
    }
  }

  @Test func `a view under a transform grows in its own coordinates`() {
    session.bind {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
      outer.addSubview(inner)
      outer.frame.size = CGSize(width: 150, height: 110)

      #expect(inner.bounds.size == CGSize(width: 130, height: 30))
      #expect(inner.center == CGPoint(x: 10 + 130 / 2, y: 10 + 30 / 2))
    }
  }
}
