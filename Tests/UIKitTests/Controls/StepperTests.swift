import Foundation
import Testing
import UIKit

/// How steppers look, in points from their left top corner.
@MainActor
struct StepperTests {
  private let stage = ControlStage(CGRect(x: 0, y: 0, width: 94, height: 32)) { UIStepper() }

  private var colors: [Substring] {
    stage.lines("stroke").map { $0.split(separator: " ")[1] }
  }

  @Test func `minus and plus stand on a grey plate with a line between`() {
    stage.perform { $0.value = 5 }
    #expect(
      stage.lines("fill") == [
        "fill 118,118,128@12 rounded 0 0 94 32 8", "fill 60,60,67@29 rect 46.67 7 1 18",
      ])
    #expect(
      stage.lines("stroke").map { $0.split(separator: "path ").last } == [
        "M 17.5 16 L 29.5 16", "M 64.5 16 L 76.5 16 M 70.5 10 L 70.5 22",
      ])
    #expect(colors == ["0,0,0", "0,0,0"])
  }

  @Test func `at an end that side is grey, unless the stepper wraps`() {
    #expect(colors == ["60,60,67@30", "0,0,0"])
    stage.perform { $0.value = 100 }
    #expect(colors == ["0,0,0", "60,60,67@30"])
    stage.perform { $0.wraps = true }
    #expect(colors == ["0,0,0", "0,0,0"])
    stage.perform { $0.isEnabled = false }
    #expect(colors == ["60,60,67@30", "60,60,67@30"])
  }

  @Test func `the held side is darker`() {
    stage.down(80)
    #expect(stage.lines("fill").contains("fill 118,118,128@12 rect 47 0 47 32"))
    stage.move(20)
    #expect(stage.lines("fill").count == 2)
    stage.move(80)
    stage.lift(80)
    #expect(stage.lines("fill").count == 2)
  }
}
