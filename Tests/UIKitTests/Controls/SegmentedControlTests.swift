import Foundation
import Testing
import UIKit

/// How segmented controls look. Characters are 6.5 points wide; a segment has 100 points.
@MainActor
struct SegmentedControlTests {
  private let stage = ControlStage(CGRect(x: 0, y: 0, width: 300, height: 32)) {
    UISegmentedControl(items: ["One", "Two", "Three"])
  }

  private var titles: [Substring] {
    stage.lines("text").map { $0.split(separator: " ", maxSplits: 1)[1] }
  }

  @Test func `without a choice there is a ground and a line between any two`() {
    #expect(
      stage.lines("fill") == [
        "fill 118,118,128@12 rounded 0 0 300 32 8", "fill 60,60,67@29 rounded 0 0 1 16 0.5",
        "fill 60,60,67@29 rounded 0 0 1 16 0.5",
      ])
    #expect(titles.allSatisfy { $0.contains("system 13 medium") } && titles.count == 3)
  }

  @Test func `the chosen segment stands on a plate and its title is bolder`() {
    stage.perform { $0.selectedSegmentIndex = 0 }
    #expect(
      stage.lines("fill") == [
        "fill 118,118,128@12 rounded 0 0 300 32 8", "fill 60,60,67@29 rounded 0 0 1 16 0.5",
        "fill 255,255,255 rounded 0 0 96 28 7",
      ])
    #expect(titles[0].contains("semibold") && !titles[1].contains("semibold"))
  }

  @Test func `the plate casts a shadow`() {
    stage.perform { $0.selectedSegmentIndex = 0 }
    #expect(stage.shadowCount == 1)
  }

  @Test func `lines beside the plate are not seen`() {
    stage.perform { $0.selectedSegmentIndex = 1 }
    #expect(stage.lines("fill 60,60,67@29") == [])
  }

  @Test func `in the dark the plate is grey, and a colour of its own goes before`() {
    stage.perform { ($0.selectedSegmentIndex, $0.overrideUserInterfaceStyle) = (0, .dark) }
    #expect(stage.lines("fill").last == "fill 99,99,102 rounded 0 0 96 28 7")
    stage.perform { $0.selectedSegmentTintColor = .red }
    #expect(stage.lines("fill").last == "fill 255,0,0 rounded 0 0 96 28 7")
  }

  @Test func `what is off is grey`() {
    stage.perform { $0.setEnabled(false, forSegmentAt: 1) }
    #expect(titles.map { $0.hasPrefix("60,60,67@30") } == [false, true, false])
    stage.perform { $0.isEnabled = false }
    #expect(titles.allSatisfy { $0.hasPrefix("60,60,67@30") })
  }

  @Test func `titles may have colours and fonts for each state`() {
    stage.perform {
      $0.selectedSegmentIndex = 0
      $0.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      $0.setTitleTextAttributes(
        [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 20)], for: .selected)
    }
    #expect(titles[0].hasPrefix("0,0,255") && titles[0].contains("system 20"))
    #expect(titles[1].hasPrefix("255,0,0") && titles[1].contains("system 13"))
  }

  @Test func `a width of its own leaves the rest to the others`() {
    stage.perform {
      $0.setWidth(60, forSegmentAt: 0)
      $0.selectedSegmentIndex = 0
    }
    #expect(stage.lines("fill").last == "fill 255,255,255 rounded 0 0 56 28 7")
    #expect(stage.lines("at").contains("at 180 0"))
  }

  @Test func `the plate moves over to a segment that is tapped`() {
    stage.perform { $0.selectedSegmentIndex = 0 }
    stage.tap(250)
    #expect(stage.lines("at").contains("at 2 2"))
    stage.wait(0.3)
    #expect(stage.lines("at").contains("at 202 2"))
  }

  @Test func `segments may come and go`() {
    stage.perform {
      $0.removeSegment(at: 0, animated: false)
      $0.insertSegment(withTitle: "Four", at: 9, animated: false)
    }
    #expect(titles.map { $0.split(separator: " ").last } == ["\"Two\"", "\"Three\"", "\"Four\""])
    stage.perform { $0.removeAllSegments() }
    #expect(stage.lines("fill").count == 1 && titles == [])
  }
}
