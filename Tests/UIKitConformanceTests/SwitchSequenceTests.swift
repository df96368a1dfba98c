import Testing
import UIKit

/// Scenes brought in by identifier and slid into place, as the second origin program does.
@MainActor
struct SwitchSequenceTests {
  private func launched() throws -> (Stage, SwitchingContainer) {
    let stage = try Stage(
      storyboard: Stage.scene("P", class: "SwitchingContainer") + Stage.scene("A")
        + Stage.scene("B"), initial: "P")
    let container = try #require(try stage.launch().rootViewController as? SwitchingContainer)
    stage.turn { container.switchViews(to: "A") }
    stage.advance(by: 1)
    stage.log.clear()
    return (stage, container)
  }

  /// Steps up to the movement high, those after it medium.
  @Test func `the new scene has appeared before it has moved, the old one leaves after`() throws {
    let (stage, container) = try launched()
    stage.turn { container.switchViews(to: "B") }
    #expect(
      stage.log.lines == [
        "B.init(coder:)", "B.awakeFromNib",
        "B.willMove(P)",
        "B.loadView", "B.viewDidLoad",
        "B.viewWillAppear(false)",
        "B.viewIsAppearing(false)", "B.layout",
        "B.viewDidAppear(false)",
      ])
    stage.log.clear()
    stage.advance(by: 0.5)
    #expect(
      stage.log.lines == [
        "A.viewWillDisappear(false)", "A.didMove(nil)", "A.viewDidDisappear(false)",
      ])
    #expect(container.children.map(\.title) == ["B"])
  }

  @Test func `place and opacity follow the ease-in-out curve`() throws {
    let (stage, container) = try launched()
    stage.turn { container.switchViews(to: "B") }
    let layer = try #require(container.current?.view.layer)
    let width = container.view.bounds.width
    for step in 1...49 {
      stage.advance(by: 0.01)
      let progress = CGFloat(easeInOut(Double(step) / 50))
      let seen = try #require(layer.presentation())
      #expect(abs(seen.frame.minX - width * (1 - progress)) < 0.5)
      #expect(abs(CGFloat(seen.opacity) - progress) < 1 / 255)
    }
  }

  /// The curve with control points (0.42, 0) and (0.58, 1), found by halving.
  private func easeInOut(_ x: Double) -> Double {
    func bezier(_ c1: Double, _ c2: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * c1 + 3 * (1 - t) * t * t * c2 + t * t * t
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(0.42, 0.58, middle) < x { low = middle } else { high = middle }
    }
    return bezier(0, 1, low)
  }
}
