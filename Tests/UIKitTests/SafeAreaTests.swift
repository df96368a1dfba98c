import Testing
import UIKit

/// The screen is 393 × 852 points with 59 points at the top and 34 at the bottom unsafe.
@MainActor
struct SafeAreaTests {
  private final class Told: UIView {
    var count = 0
    override func safeAreaInsetsDidChange() { count += 1 }
  }

  let screen = Screen()

  private func insets(of frame: CGRect) -> [CGFloat] {
    let view = screen.add { UIView(frame: frame) }
    return list(view.safeAreaInsets)
  }

  private func list(_ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  @Test func `each edge is what its neighbour above has, less the distance`() {
    #expect(list(screen.view.safeAreaInsets) == [59, 0, 34, 0])
    #expect(insets(of: CGRect(x: 0, y: 20, width: 100, height: 100)) == [39, 0, 0, 0])
    #expect(insets(of: CGRect(x: 0, y: 59, width: 100, height: 852 - 59)) == [0, 0, 34, 0])
    #expect(insets(of: CGRect(x: 0, y: 100, width: 100, height: 732)) == [0, 0, 34 - 20, 0])
    #expect(insets(of: CGRect(x: 0, y: -10, width: 100, height: 900)) == [59, 0, 34, 0])
  }

  @Test func `a view wholly in the unsafe band has the inset all the same`() {
    #expect(insets(of: CGRect(x: 0, y: 0, width: 100, height: 10)) == [59, 0, 0, 0])
  }

  @Test func `what a controller adds counts for its view and all below`() {
    let inner = screen.add { UIView(frame: CGRect(x: 0, y: 10, width: 393, height: 842)) }
    screen.session.perform {
      screen.root.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }

    #expect(list(screen.view.safeAreaInsets) == [60, 2, 37, 4])
    #expect(list(inner.safeAreaInsets) == [50, 2, 37, 4])
  }

  @Test func `a window has only the insets it overlaps`() {
    let window = screen.session.perform {
      UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    #expect(screen.session.bind { list(window.safeAreaInsets) } == [59, 0, 0, 0])
  }

  @Test func `outside windows there is no unsafe area`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(list(view.safeAreaInsets) == [0, 0, 0, 0])
  }

  @Test func `content that has scrolled clear of the unsafe band has no inset`() {
    let scroll = screen.add { UIScrollView(frame: screen.view.bounds) }
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.session.perform { scroll.addSubview(inner) }
    #expect(inner.safeAreaInsets.top == 59)

    screen.session.perform { scroll.bounds.origin.y = -59 }

    #expect(inner.safeAreaInsets.top == 0)
  }

  @Test func `a view is told once when its insets change and not when they do not`() {
    let told = screen.add { Told(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    #expect(told.count == 1)
    screen.session.perform { told.setNeedsLayout() }
    #expect(told.count == 1)
    screen.session.perform { told.removeFromSuperview() }
    screen.session.perform { screen.view.addSubview(told) }
    #expect(told.safeAreaInsets.top == 59)
  }

  @Test func `a view that moves out of the unsafe band is told`() {
    let told = screen.add { Told(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    screen.session.perform { told.center.y += 200 }

    #expect(told.count == 2)
  }

  @Test func `views below are told when their controller adds to the safe area`() {
    let outer = screen.add { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    let told = Told(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.session.perform { outer.addSubview(told) }
    screen.session.perform { screen.root.additionalSafeAreaInsets.top = 10 }

    #expect(told.count == 2)
  }
}
