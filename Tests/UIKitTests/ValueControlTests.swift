import Testing
import UIKit

/// Which changes of a value are told, and which are not.
@MainActor
struct ValueControlTests {
  private final class Target: NSObject {}

  let screen = Screen()
  let log = Log()
  private let target = Target()

  init() {
    let log = log
    screen.session.connections.action(Target.self, "changed") { _ in log.write("changed") }
  }

  /// The control with its left top corner at (100, 100).
  private func watch<Control: UIControl>(
    width: CGFloat, height: CGFloat, _ make: () -> Control
  ) -> Control {
    screen.add {
      let control = make()
      control.frame = CGRect(x: 100, y: 100, width: width, height: height)
      control.addTarget(target, action: "changed", for: .valueChanged)
      return control
    }
  }

  private func tap(_ x: CGFloat, movingTo end: CGFloat? = nil) {
    screen.session.perform { screen.window.touchDown(at: CGPoint(x: 100 + x, y: 110)) }
    if let end {
      screen.session.perform { screen.window.touchMoved(to: CGPoint(x: 100 + end, y: 110)) }
    }
    screen.session.perform { screen.window.touchUp(at: CGPoint(x: 100 + (end ?? x), y: 110)) }
  }

  @Test func `a switch tells of a tap and not of code`() {
    let control = watch(width: 51, height: 31) { UISwitch() }
    screen.session.perform { control.setOn(true, animated: false) }
    #expect(control.isOn && log.lines == [])
    tap(20)
    #expect(!control.isOn && log.lines == ["changed"])
  }

  @Test func `a slider follows the finger that took its thumb`() {
    let slider = watch(width: 131, height: 31) { UISlider() }
    screen.session.perform { slider.value = 0.5 }
    #expect(log.lines == [])
    // The thumb's middle is at 65.5 points and has 100 to go from end to end.
    tap(65.5, movingTo: 90.5)
    #expect(isNear(CGFloat(slider.value), 0.75, within: 1e-4) && log.lines == ["changed"])
    tap(5, movingTo: 50)
    #expect(log.lines == ["changed"])
    screen.session.perform { slider.isContinuous = false }
    tap(90.5, movingTo: 300)
    #expect(slider.value == 1 && log.lines == ["changed", "changed"])
  }

  @Test func `the ends of a slider's range push each other and the value`() {
    let slider = watch(width: 128, height: 31) { UISlider() }
    screen.session.perform { (slider.value, slider.minimumValue) = (0.5, 3) }
    #expect(slider.maximumValue == 3 && slider.value == 3)
    screen.session.perform { slider.maximumValue = -2 }
    #expect(slider.minimumValue == -2 && slider.value == -2)
    #expect(log.lines == [])
  }

  @Test func `a stepper steps within its range, or around it`() {
    let stepper = watch(width: 94, height: 32) { UIStepper() }
    screen.session.perform { (stepper.maximumValue, stepper.stepValue) = (5, 3) }
    tap(80)
    tap(80)
    #expect(stepper.value == 5 && log.lines == ["changed", "changed"])
    tap(80)
    #expect(stepper.value == 5 && log.lines.count == 2)
    screen.session.perform { stepper.wraps = true }
    tap(80)
    #expect(stepper.value == 0 && log.lines.count == 3)
    tap(10)
    #expect(stepper.value == 5)
  }

  @Test func `a segment is chosen by a tap, unless it is the chosen one or off`() {
    let control = watch(width: 300, height: 32) {
      UISegmentedControl(items: ["One", "Two", "Three"])
    }
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    tap(150)
    tap(150)
    #expect(control.selectedSegmentIndex == 1 && log.lines == ["changed"])
    screen.session.perform { control.setEnabled(false, forSegmentAt: 2) }
    tap(290)
    #expect(control.selectedSegmentIndex == 1 && log.lines == ["changed"])
  }

  @Test func `the halves of a page control turn the pages`() {
    let control = watch(width: 100, height: 26) { UIPageControl() }
    screen.session.perform { control.numberOfPages = 2 }
    tap(90)
    tap(90)
    #expect(control.currentPage == 1 && log.lines == ["changed"])
    tap(10)
    #expect(control.currentPage == 0 && log.lines.count == 2)
  }
}
