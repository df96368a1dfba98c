import Foundation
import UIKit

/// A scroll view of 200 × 400 points at (0, 0) and a finger, in a session of its own.
@MainActor
struct ScrollScene {
  let screen = Screen()
  let view: UIScrollView
  let log = Log()
  let delegate: ScrollLog
  /// Moves a second that the finger makes.
  var rate: Double = 60

  init(
    content: CGSize = CGSize(width: 200, height: 2000), _ setUp: (UIScrollView) -> Void = { _ in }
  ) {
    delegate = ScrollLog(log)
    view = screen.add {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = content
      setUp(view)
      return view
    }
    view.delegate = delegate
  }

  var session: Session { screen.session }
  var x: CGFloat { view.contentOffset.x }
  var y: CGFloat { view.contentOffset.y }

  func turn(_ body: () -> Void) { session.perform(body) }
  func wait(_ seconds: Double) { session.timeline.advance(by: seconds) }
  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    turn { screen.window.touchDown(at: CGPoint(x: x, y: y), finger: finger) }
  }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    turn { screen.window.touchMoved(to: CGPoint(x: x, y: y), finger: finger) }
  }
  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    turn { screen.window.touchUp(at: CGPoint(x: x, y: y), finger: finger) }
  }

  /// A finger that moves evenly, without being lifted.
  func pull(from start: CGPoint, to end: CGPoint, in seconds: Double) {
    down(start.x, start.y)
    let steps = Int((seconds * rate).rounded())
    for step in 1...max(steps, 1) {
      wait(seconds / Double(max(steps, 1)))
      let share = CGFloat(step) / CGFloat(max(steps, 1))
      move(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
  }

  /// Pulls up or down along x = 100 and lets go.
  func flick(from start: CGFloat, to end: CGFloat, in seconds: Double = 0.1) {
    pull(from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: end), in: seconds)
    up(100, end)
  }
}

/// Writes what a delegate hears, repeats only once.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  private let log: Log
  var target: CGPoint?
  var zoomed: UIView?
  private(set) var proposed = CGPoint.zero
  private(set) var velocity = CGPoint.zero

  init(_ log: Log) { self.log = log }

  private func write(_ line: String) { if log.lines.last != line { log.write(line) } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { write("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { write("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    write("willEndDragging")
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    write("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    write("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { write("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    write("didEndScrollingAnimation")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    write("willBeginZooming")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { write("didZoom") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { write("didEndZooming \(scale)") }
}
