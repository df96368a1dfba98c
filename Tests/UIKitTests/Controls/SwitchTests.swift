import Foundation
import Testing
import UIKit

/// How switches look, in points from their left top corner.
@MainActor
struct SwitchTests {
  private let stage = ControlStage(CGRect(x: 0, y: 0, width: 51, height: 31)) { UISwitch() }

  @Test func `off it is grey with the knob on the left`() {
    #expect(
      stage.drawing == """
        clip rounded 0 0 51 31 15.5
        fill 120,120,128@16 rounded 0 0 51 31 15.5
        at 2 2
        fill 255,255,255 rounded 0 0 27 27 13.5
        """)
  }

  @Test func `on it is green with the knob on the right`() {
    stage.perform { $0.isOn = true }
    #expect(
      stage.drawing == """
        clip rounded 0 0 51 31 15.5
        fill 52,199,89 rounded 0 0 51 31 15.5
        at 22 2
        fill 255,255,255 rounded 0 0 27 27 13.5
        """)
  }

  @Test func `colours of its own go before the system's`() {
    stage.perform { ($0.isOn, $0.onTintColor, $0.thumbTintColor) = (true, .red, .blue) }
    #expect(
      stage.lines("fill") == [
        "fill 255,0,0 rounded 0 0 51 31 15.5", "fill 0,0,255 rounded 0 0 27 27 13.5",
      ])
  }

  @Test func `disabled it is half as strong, as one`() {
    stage.perform { $0.isEnabled = false }
    #expect(stage.drawing.hasPrefix("group 0.5\nclip rounded 0 0 51 31 15.5\nfill 120,120,128@16"))
  }

  @Test func `in the dark the ground is stronger and the knob stays white`() {
    stage.perform { $0.overrideUserInterfaceStyle = .dark }
    #expect(
      stage.lines("fill") == [
        "fill 120,120,128@32 rounded 0 0 51 31 15.5", "fill 255,255,255 rounded 0 0 27 27 13.5",
      ])
  }

  @Test func `held the knob grows towards the middle`() {
    stage.down(20)
    stage.wait(0.3)
    #expect(stage.lines("at") == ["at 2 2"])
    #expect(stage.lines("fill").last == "fill 255,255,255 rounded 0 0 34 27 13.5")
    stage.lift(20)
    stage.wait(0.3)
    #expect(stage.lines("fill").last == "fill 255,255,255 rounded 0 0 27 27 13.5")
  }

  @Test func `a tap moves the knob over, which takes time`() {
    stage.tap(20)
    #expect(stage.lines("at") == ["at 2 2"])
    stage.wait(0.125)
    let halfway = stage.lines("at")
    stage.wait(0.2)
    #expect(stage.lines("at") == ["at 22 2"] && halfway != ["at 2 2"] && halfway != ["at 22 2"])
  }

  @Test func `the knob casts a shadow`() { #expect(stage.shadowCount == 1) }

  @Test func `set by code without animation it turns at once`() {
    stage.perform { $0.setOn(true, animated: false) }
    #expect(stage.lines("at") == ["at 22 2"])
  }
}
