import Testing
import UIKit

/// A control of 100 × 100 points at (100, 100), and what it sends.
@MainActor
struct ControlTrackingTests {
  private final class Target: NSObject {
    let log: Log
    init(_ log: Log) { self.log = log }
  }

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
    (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"),
    (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    (.primaryActionTriggered, "primary"),
  ]

  let screen = Screen()
  let log = Log()
  private let target: Target

  init() {
    target = Target(log)
    for (_, name) in Self.names {
      let log = log
      screen.session.connections.action(Target.self, name) { _ in log.write(name) }
    }
  }

  private func watch<Control: UIControl>(_ make: () -> Control) -> Control {
    screen.add {
      let control = make()
      control.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
      for (event, name) in Self.names {
        control.addTarget(target, action: Selector(name), for: event)
      }
      return control
    }
  }

  private func down(_ x: CGFloat = 150, _ y: CGFloat = 150) {
    screen.session.perform { screen.window.touchDown(at: CGPoint(x: x, y: y)) }
  }
  private func move(_ x: CGFloat, _ y: CGFloat = 150) {
    screen.session.perform { screen.window.touchMoved(to: CGPoint(x: x, y: y)) }
  }
  private func lift(_ x: CGFloat = 150, _ y: CGFloat = 150) {
    screen.session.perform { screen.window.touchUp(at: CGPoint(x: x, y: y)) }
  }

  @Test func `a tap is down and up inside`() {
    let control = watch { UIControl() }
    down()
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    lift()
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    #expect(log.lines == ["down", "upInside"])
  }

  @Test func `a button adds its primary action after the tap`() {
    _ = watch { UIButton(type: .system) }
    down()
    lift()

    #expect(log.lines == ["down", "upInside", "primary"])
  }

  @Test func `a finger may stray 70 points and still be inside`() {
    let control = watch { UIControl() }
    down()
    move(200 + 69)
    #expect(control.isHighlighted)
    lift(200 + 69)

    #expect(log.lines == ["down", "inside", "upInside"])
  }

  @Test func `beyond 70 points it leaves, and may come back`() {
    let control = watch { UIControl() }
    down()
    move(200 + 71)
    #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
    move(150)
    #expect(control.isTouchInside && control.isHighlighted)
    lift()

    #expect(
      log.lines == ["down", "exit", "outside", "enter", "inside", "upInside"])
  }

  @Test func `a finger lifted far away is up outside`() {
    _ = watch { UIControl() }
    down()
    move(390)
    lift(390)

    #expect(log.lines == ["down", "exit", "outside", "upOutside"])
  }

  @Test func `a touch that is cancelled ends without a tap`() {
    let control = watch { UIControl() }
    down()
    screen.session.perform { screen.window.cancelTouches() }
    lift()

    #expect(log.lines == ["down", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func `a disabled control sends nothing`() {
    let control = watch { UIButton(type: .system) }
    control.isEnabled = false
    down()
    lift()

    #expect(log.lines == [])
    #expect(!control.isHighlighted)
  }

  @Test func `a touch beside the control does not reach it`() {
    _ = watch { UIControl() }
    down(99)
    move(150)
    lift()

    #expect(log.lines == [])
  }

  @Test func `a second finger does not disturb the first`() {
    _ = watch { UIControl() }
    down()
    screen.session.perform {
      screen.window.touchDown(at: CGPoint(x: 110, y: 110), finger: 1)
      screen.window.touchUp(at: CGPoint(x: 390, y: 800), finger: 1)
    }
    lift()

    #expect(log.lines == ["down", "upInside"])
  }

  @Test func `nothing is sent while the application ignores interaction`() {
    _ = watch { UIControl() }
    let application = screen.session.application
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    down()
    lift()
    #expect(log.lines == [])

    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    down()
    lift()
    #expect(log.lines == ["down", "upInside"])
  }

  @Test func `a finger lifted while interaction is ignored leaves no control held`() {
    let control = watch { UIControl() }
    down()
    screen.session.perform { screen.session.application.beginIgnoringInteractionEvents() }
    lift()
    screen.session.application.endIgnoringInteractionEvents()
    #expect(!control.isTracking && !control.isHighlighted)
    down()
    lift()

    #expect(log.lines == ["down", "cancel", "down", "upInside"])
  }

  @Test func `a control that ends its tracking hears no more of the touch`() {
    final class Impatient: UIControl {
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let control = watch { Impatient() }
    down()
    move(160)
    move(170)
    lift()

    #expect(log.lines == ["down"])
    #expect(!control.isTracking)
  }

  @Test func `a control taken out while it is held still hears the end`() {
    let control = watch { UIControl() }
    down()
    screen.session.perform { control.removeFromSuperview() }
    lift()

    #expect(!control.isTracking && !control.isHighlighted)
  }
}
