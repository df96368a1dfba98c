import Foundation
import Testing
import UIKit

/// What fingers do to controls with values, and what is told of it.
@MainActor
struct ControlTouchTests {
  private final class Target: NSObject {}

  private let log = Log()
  private let target = Target()

  private func watch<Control: UIControl>(
    _ size: CGSize, _ make: () -> Control
  ) -> ControlStage<Control> {
    let stage = ControlStage(CGRect(origin: CGPoint(x: 50, y: 100), size: size), make)
    let log = log
    stage.screen.session.connections.action(Target.self, "changed") { _ in log.write("changed") }
    stage.perform { $0.addTarget(target, action: "changed", for: .valueChanged) }
    return stage
  }

  // MARK: Switches

  @Test func `a knob drawn over the middle turns the switch when it is let go`() {
    let stage = watch(CGSize(width: 51, height: 31)) { UISwitch() }
    stage.down(12)
    stage.move(18)
    stage.move(40)
    #expect(!stage.control.isOn && log.lines == [])
    stage.move(20)
    stage.move(45)
    stage.lift(45)
    #expect(stage.control.isOn && log.lines == ["changed"])
  }

  @Test func `a knob drawn there and back turns nothing`() {
    let stage = watch(CGSize(width: 51, height: 31)) { UISwitch() }
    stage.down(12)
    stage.move(40)
    stage.move(12)
    stage.lift(12)
    #expect(!stage.control.isOn && log.lines == [])
  }

  @Test func `a touch that is taken away turns nothing`() {
    let stage = watch(CGSize(width: 51, height: 31)) { UISwitch() }
    stage.down(12)
    stage.move(40)
    stage.perform { $0.window?.cancelTouches() }
    stage.wait(0.3)
    #expect(!stage.control.isOn && log.lines == [])
    #expect(stage.lines("at") == ["at 50 100", "at 2 2"])
  }

  @Test func `a disabled switch stays as it is`() {
    let stage = watch(CGSize(width: 51, height: 31)) { UISwitch() }
    stage.perform { $0.isEnabled = false }
    stage.tap(20)
    #expect(!stage.control.isOn && log.lines == [])
  }

  // MARK: Sliders

  @Test func `a slider's thumb runs within the ends of its range`() {
    let stage = watch(CGSize(width: 131, height: 34)) { UISlider() }
    stage.perform { ($0.minimumValue, $0.maximumValue, $0.value) = (10, 20, 15) }
    stage.down(65.5)
    stage.move(75.5)
    #expect(stage.control.value == 16)
    stage.move(500)
    #expect(stage.control.value == 20)
    stage.move(-500)
    stage.lift(-500)
    #expect(stage.control.value == 10 && log.lines.count == 3)
  }

  @Test func `in right-to-left surroundings a slider's low end is on the right`() {
    let stage = watch(CGSize(width: 131, height: 34)) { UISlider() }
    stage.perform { $0.semanticContentAttribute = .forceRightToLeft }
    stage.down(115.5)
    stage.move(90.5)
    #expect(stage.control.value == 0.25)
  }

  // MARK: Segments

  @Test func `a finger may move over several segments and chooses the last`() {
    let stage = watch(CGSize(width: 300, height: 32)) {
      UISegmentedControl(items: ["1", "2", "3"])
    }
    stage.down(50)
    stage.move(150)
    #expect(stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.move(250)
    stage.lift(250)
    #expect(stage.control.selectedSegmentIndex == 2 && log.lines == ["changed"])
  }

  @Test func `the plate follows the finger that took it, and stays where it is let go`() {
    let stage = watch(CGSize(width: 300, height: 32)) {
      UISegmentedControl(items: ["1", "2", "3"])
    }
    stage.perform { $0.selectedSegmentIndex = 0 }
    stage.down(50)
    stage.move(150)
    #expect(stage.control.selectedSegmentIndex == 0 && log.lines == [])
    #expect(plate(of: stage) == 102)
    stage.move(150, 300)
    #expect(plate(of: stage) == 102)
    stage.lift(150, 300)
    #expect(plate(of: stage) == 2 && log.lines == [])
  }

  @Test func `a momentary segment is chosen no longer than it takes to tell`() {
    let stage = watch(CGSize(width: 300, height: 32)) {
      UISegmentedControl(items: ["1", "2", "3"])
    }
    var told: [Int] = []
    stage.perform { control in
      control.isMomentary = true
      control.addAction(
        UIAction { told.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) },
        for: .valueChanged)
    }
    stage.down(50)
    #expect(plate(of: stage) == 2)
    stage.lift(50)
    stage.tap(50)
    #expect(told == [0, 0] && stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  /// Where the plate lies once it has come to rest; nil for none.
  private func plate(of stage: ControlStage<UISegmentedControl>) -> Double? {
    stage.wait(0.3)
    let lines = stage.drawing.split(separator: "\n")
    guard let index = lines.firstIndex(where: { $0.hasPrefix("fill 255,255,255") }) else {
      return nil
    }
    return lines[..<index].last { $0.hasPrefix("at") }
      .flatMap { Double($0.split(separator: " ")[1]) }
  }

  // MARK: Steppers

  @Test func `a held stepper goes on stepping after half a second`() {
    let stage = watch(CGSize(width: 94, height: 32)) { UIStepper() }
    stage.down(80)
    stage.wait(0.45)
    #expect(stage.control.value == 0)
    stage.wait(0.3)
    #expect(stage.control.value == 3 && log.lines.count == 3)
    stage.lift(80)
    stage.wait(1)
    #expect(stage.control.value == 3 && log.lines.count == 3)
  }

  @Test func `a held stepper stops at the end and rests while the finger is beside it`() {
    let stage = watch(CGSize(width: 94, height: 32)) { UIStepper() }
    stage.perform { $0.maximumValue = 2 }
    stage.down(80)
    stage.wait(0.55)
    stage.move(20)
    stage.wait(0.5)
    #expect(stage.control.value == 1)
    stage.move(80)
    stage.wait(1)
    stage.lift(80)
    #expect(stage.control.value == 2 && log.lines.count == 2)
  }

  @Test func `without repeating a held stepper steps once`() {
    let stage = watch(CGSize(width: 94, height: 32)) { UIStepper() }
    stage.perform { $0.autorepeat = false }
    stage.down(80)
    stage.wait(2)
    stage.lift(80)
    #expect(stage.control.value == 1 && log.lines == ["changed"])
  }

  @Test func `a stepper that is not continuous tells its end only`() {
    let stage = watch(CGSize(width: 94, height: 32)) { UIStepper() }
    stage.perform { $0.isContinuous = false }
    stage.down(80)
    stage.wait(1)
    #expect(stage.control.value > 1 && log.lines == [])
    stage.lift(80)
    #expect(log.lines == ["changed"])
  }

  // MARK: Page controls

  @Test func `where showing is put off the dot waits`() {
    let stage = watch(CGSize(width: 100, height: 26)) { UIPageControl() }
    stage.perform { ($0.numberOfPages, $0.defersCurrentPageDisplay) = (2, true) }
    let before = stage.drawing
    stage.tap(90)
    #expect(stage.control.currentPage == 1 && stage.drawing == before)
    stage.perform { $0.updateCurrentPageDisplay() }
    #expect(stage.drawing != before)
  }

  // MARK: Buttons

  @Test func `a button may turn its selection over`() {
    let stage = watch(CGSize(width: 100, height: 30)) { UIButton(type: .system) }
    stage.perform { $0.changesSelectionAsPrimaryAction = true }
    stage.tap(50)
    #expect(stage.control.isSelected)
    stage.tap(50)
    #expect(!stage.control.isSelected)
  }

  @Test func `an action gives a button its title and is called at a tap`() {
    var calls = 0
    let stage = watch(CGSize(width: 100, height: 30)) {
      UIButton(primaryAction: UIAction(title: "Act") { _ in calls += 1 })
    }
    stage.tap(50)
    #expect(stage.control.titleLabel?.text == "Act" && calls == 1)
  }

  @Test func `an action is replaced by one of its name and can be taken away`() {
    var calls: [String] = []
    let stage = watch(CGSize(width: 100, height: 30)) { UIButton() }
    stage.perform { button in
      let name = UIAction.Identifier("go")
      button.addAction(UIAction(identifier: name) { _ in calls.append("a") }, for: .touchUpInside)
      button.addAction(UIAction(identifier: name) { _ in calls.append("b") }, for: .touchUpInside)
    }
    stage.tap(50)
    stage.perform { $0.removeAction(identifiedBy: UIAction.Identifier("go"), for: .touchUpInside) }
    stage.tap(50)
    #expect(calls == ["b"])
  }

  @Test func `space on a button or switch that has the keys is a tap`() {
    final class KeySwitch: UISwitch {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = watch(CGSize(width: 51, height: 31)) { KeySwitch() }
    stage.perform { $0.becomeFirstResponder() }
    stage.perform { $0.window?.pressKey("x") }
    #expect(!stage.control.isOn)
    stage.perform { $0.window?.pressKey(" ") }
    #expect(stage.control.isOn && log.lines == ["changed"])
  }

  // MARK: Configurations

  @Test func `the update handler hears of the state before the button is laid out`() {
    let stage = watch(CGSize(width: 100, height: 35)) { UIButton(configuration: .filled()) }
    var states: [UIControl.State] = []
    stage.perform { button in
      button.configurationUpdateHandler = { button in
        states.append(button.state)
        button.configuration?.title = button.isHighlighted ? "Held" : "Free"
      }
    }
    #expect(stage.control.titleLabel?.text == "Free")
    states = []
    stage.down(50)
    #expect(stage.control.titleLabel?.text == "Held" && states == [.highlighted])
    stage.lift(50)
    #expect(stage.control.titleLabel?.text == "Free")
  }
}
