import Foundation
import Testing
import UIKit

/// Content that follows a finger. The first ten points make a drag of it.
@MainActor
struct DraggingTests {
  @Test func `content follows the finger but for what makes it a drag`() {
    let scene = ScrollScene()

    scene.pull(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), in: 0.5)

    #expect(scene.y == CGFloat(100 - 10))
    #expect(scene.view.isDragging && scene.view.isTracking && !scene.view.isDecelerating)
    #expect(scene.view.panGestureRecognizer.state == .changed)
  }

  @Test func `a finger that hardly moves scrolls nothing`() {
    let scene = ScrollScene()

    scene.pull(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 295), in: 0.1)
    #expect(scene.view.isTracking && !scene.view.isDragging)
    scene.up(100, 295)

    #expect(scene.y == 0 && !scene.view.isTracking && scene.log.lines.isEmpty)
  }

  @Test func `the delegate hears of a flick in the documented order`() {
    let scene = ScrollScene()

    scene.flick(from: 300, to: 200)
    scene.wait(5)

    #expect(
      scene.log.lines == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    // A thousand points a second, upwards.
    #expect(isNear(scene.delegate.velocity.y, 1, within: 1e-6))
  }

  @Test func `a finger that rests before it is lifted leaves the content where it is`() {
    let scene = ScrollScene()

    scene.pull(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), in: 0.1)
    scene.wait(0.2)
    scene.up(100, 200)
    scene.wait(1)

    #expect(scene.y == 90)
    #expect(scene.log.lines.suffix(2) == ["willEndDragging", "didEndDragging false"])
  }

  @Test func `content beyond its edge follows less, and springs back`() {
    let scene = ScrollScene()

    scene.pull(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 310), in: 0.5)
    // 200 points pulled in a view of 400: 400 · (1 − 1 / (200 · 0.55 / 400 + 1)).
    #expect(isNear(scene.y, -86.27, within: 0.34))
    scene.wait(0.2)
    scene.up(100, 310)
    scene.wait(2)

    #expect(scene.y == 0 && !scene.view.isDecelerating)
  }

  @Test func `without bouncing the edge holds`() {
    let scene = ScrollScene { $0.bounces = false }
    scene.flick(from: 100, to: 300)
    scene.wait(1)
    #expect(scene.y == 0)
  }

  @Test func `content that fits moves only where it always bounces`() {
    let still = ScrollScene(content: CGSize(width: 100, height: 100))
    still.flick(from: 100, to: 300)
    let bouncing = ScrollScene(content: CGSize(width: 100, height: 100)) {
      $0.alwaysBounceVertical = true
    }
    bouncing.pull(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), in: 0.1)

    #expect(still.log.lines.isEmpty)
    #expect(bouncing.y < 0)
  }

  @Test func `a locked drag keeps to the axis that it began along`() {
    let both = CGSize(width: 2000, height: 2000)
    let (start, end) = (CGPoint(x: 150, y: 300), CGPoint(x: 100, y: 200))
    let free = ScrollScene(content: both)
    free.pull(from: start, to: end, in: 0.2)
    let locked = ScrollScene(content: both) { $0.isDirectionalLockEnabled = true }
    locked.pull(from: start, to: end, in: 0.2)

    #expect(free.x > 40 && free.y > 80)
    #expect(locked.x == 0 && locked.y == free.y)
  }

  @Test func `a disabled scroll view does not scroll`() {
    let scene = ScrollScene { $0.isScrollEnabled = false }
    scene.flick(from: 300, to: 200)
    #expect(scene.y == 0 && scene.log.lines.isEmpty)
  }

  @Test func `an inner view scrolls until its edge and then leaves the drag to the outer`() {
    let scene = ScrollScene()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scene.turn {
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 200, height: 500)
      scene.view.addSubview(inner)
    }

    scene.flick(from: 250, to: 150, in: 0.5)
    scene.wait(3)
    #expect(inner.contentOffset.y > 0 && scene.y == 0)
    scene.turn { inner.setContentOffset(CGPoint(x: 0, y: 200), animated: false) }
    scene.flick(from: 250, to: 150, in: 0.5)

    #expect(inner.contentOffset.y == 200 && scene.y > 0)
  }

  @Test func `a drag across goes to the view that scrolls that way`() {
    let scene = ScrollScene()
    let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scene.turn {
      strip.contentSize = CGSize(width: 900, height: 300)
      scene.view.addSubview(strip)
    }

    scene.pull(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 50, y: 100), in: 0.2)
    scene.up(50, 100)
    let across = strip.contentOffset.x
    scene.wait(3)
    scene.flick(from: 250, to: 150)

    #expect(across == 90 && scene.y > 0)
  }
}
