import Foundation
import Testing
import UIKit

/// A view of 100 × 100 points at (100, 100) with recognisers, and what they call.
@MainActor
struct GestureTests {
  private final class Target: NSObject {}

  private final class Friendly: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  private let screen = Screen()
  private let log = Log()
  private let target = Target()
  private let view: UIView

  init() {
    view = screen.addSquare()
    let log = log
    screen.session.connections.action(Target.self, "seen:") {
      (_: Target, sender: UIGestureRecognizer, _) in
      log.write("\(sender.name ?? "?") \(sender.state)")
    }
  }

  private func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(target, action: "seen:")
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func down(_ x: CGFloat, _ y: CGFloat = 150, finger: Int = 0) {
    screen.session.perform {
      screen.window.touchDown(at: CGPoint(x: x, y: y), finger: finger)
    }
  }
  private func move(_ x: CGFloat, _ y: CGFloat = 150, finger: Int = 0) {
    screen.session.perform {
      screen.window.touchMoved(to: CGPoint(x: x, y: y), finger: finger)
    }
  }
  private func lift(_ x: CGFloat, _ y: CGFloat = 150, finger: Int = 0) {
    screen.session.perform { screen.window.touchUp(at: CGPoint(x: x, y: y), finger: finger) }
  }
  private func tap() {
    down(150)
    lift(150)
  }
  private func wait(_ seconds: Double) { screen.session.timeline.advance(by: seconds) }

  @Test func `a tap inside the view is recognised and over at once`() {
    let tap = watch(UITapGestureRecognizer(), "tap")
    self.tap()
    #expect(log.lines == ["tap ended"])
    #expect(tap.state == .possible)
  }

  @Test func `a finger that strays or stays is no tap`() {
    _ = watch(UITapGestureRecognizer(), "tap")
    down(150)
    move(250)
    lift(150)
    down(150)
    wait(2)
    lift(150)
    #expect(log.lines == [])
  }

  @Test func `two taps are one gesture when they follow soon`() {
    let tap = watch(UITapGestureRecognizer(), "double")
    tap.numberOfTapsRequired = 2
    self.tap()
    wait(1)
    self.tap()
    #expect(log.lines == [])
    wait(0.1)
    self.tap()
    #expect(log.lines == ["double ended"])
  }

  @Test func `a single tap waits until a double tap has failed`() {
    let single = watch(UITapGestureRecognizer(), "single")
    let double = watch(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    tap()
    #expect(log.lines == [])
    wait(1)
    #expect(log.lines == ["single ended"])
    log.clear()
    tap()
    tap()
    wait(1)
    #expect(log.lines == ["double ended"])
  }

  @Test func `a press begins in time, changes, and ends`() {
    _ = watch(UILongPressGestureRecognizer(), "press")
    down(150)
    wait(0.4)
    #expect(log.lines == [])
    wait(0.2)
    move(160)
    lift(160)
    #expect(log.lines == ["press began", "press changed", "press ended"])
  }

  @Test func `a pan knows how far and how fast`() {
    let pan = watch(UIPanGestureRecognizer(), "pan")
    down(110)
    wait(0.1)
    move(130)
    wait(0.1)
    move(150, 160)
    #expect(pan.translation(in: view) == CGPoint(x: 40, y: 10))
    #expect(isNear(pan.velocity(in: view).x, 200, within: 1e-3))
    lift(150, 160)
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
  }

  @Test func `a swipe goes its way alone`() {
    _ = watch(UISwipeGestureRecognizer(), "right")
    let left = watch(UISwipeGestureRecognizer(), "left")
    left.direction = .left
    down(180)
    wait(0.1)
    move(120)
    lift(120)
    #expect(log.lines == ["left ended"])
  }

  @Test func `two fingers pinch and turn`() {
    let pinch = watch(UIPinchGestureRecognizer(), "pinch")
    down(140)
    down(160, finger: 1)
    move(180, finger: 1)
    #expect(pinch.scale == 2)
    lift(140)
    lift(180, finger: 1)
    #expect(log.lines == ["pinch began", "pinch ended"])
  }

  @Test func `the innermost wins unless both may`() {
    let inner = watch(UITapGestureRecognizer(), "inner")
    let outer = watch(UITapGestureRecognizer(), "outer")
    screen.view.addGestureRecognizer(outer)
    tap()
    #expect(log.lines == ["inner ended"])
    log.clear()
    let delegate = Friendly()
    inner.delegate = delegate
    tap()
    #expect(log.lines == ["inner ended", "outer ended"])
  }

  @Test func `a single tap on a control is the control's`() {
    let outer = watch(UITapGestureRecognizer(), "outer")
    screen.view.addGestureRecognizer(outer)
    let button = screen.add { UIButton(frame: CGRect(x: 200, y: 300, width: 80, height: 40)) }
    let target = Target()
    let log = log
    screen.session.connections.action(Target.self, "pressed") { (_: Target) in
      log.write("pressed")
    }
    button.addTarget(target, action: "pressed", for: .touchUpInside)
    down(220, 310)
    lift(220, 310)
    #expect(log.lines == ["pressed"])
  }

  @Test func `a view loses the touch of a gesture, unless the gesture lets it`() {
    let seen = LoggedTouches()
    view.addSubview(seen)
    seen.frame = view.bounds
    let tap = watch(UITapGestureRecognizer(), "tap")
    self.tap()
    #expect(seen.calls == ["began", "cancelled"])
    seen.calls = []
    tap.cancelsTouchesInView = false
    self.tap()
    #expect(seen.calls == ["began", "ended"])
  }

  @Test func `one that is not enabled sees nothing`() {
    watch(UITapGestureRecognizer(), "tap").isEnabled = false
    tap()
    #expect(log.lines == [])
  }
}

/// A view that writes down which touches it gets.
private final class LoggedTouches: UIView {
  var calls: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("cancelled")
  }
}
