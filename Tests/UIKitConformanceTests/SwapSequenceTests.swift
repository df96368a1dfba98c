import Diagnostics
import Testing
import UIKit

/// Sequences of `transition(from:to:…)` between children. High confidence unless a test says less.
@MainActor
struct SwapSequenceTests {
  static let scenes =
    Stage.scene("R", inView: Stage.embed("C"))
    + Stage.scene(
      "C", class: "SwappingContainer",
      connections: """
        <segue destination="A" kind="custom" identifier="first" customClass="EmptySegue" \
        customModule="Tests" id="sA"/>
        <segue destination="B" kind="custom" identifier="second" customClass="EmptySegue" \
        customModule="Tests" id="sB"/>
        """) + Stage.scene("A") + Stage.scene("B")

  private func launched() throws -> (Stage, SwappingContainer) {
    let stage = try Stage(storyboard: SwapSequenceTests.scenes)
    let window = try stage.launch()
    let container = try #require(
      window.rootViewController?.children.first as? SwappingContainer)
    stage.log.clear()
    return (stage, container)
  }

  @Test func `the first swap makes the second child and dissolves to it`() throws {
    let (stage, container) = try launched()
    stage.turn { container.performSegue(withIdentifier: "second", sender: nil) }
    #expect(container.children.map(\.title) == ["A", "B"])
    #expect(
      stage.log.lines == [
        "B.init(coder:)", "B.awakeFromNib",
        "C.prepare(second)",
        "B.loadView", "B.viewDidLoad",
        "A.willMove(nil)", "B.willMove(C)",
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "B.layout",
      ])
    stage.log.clear()
    stage.advance(by: 0.999)
    #expect(stage.log.lines == [])
    stage.advance(by: 0.001)
    #expect(
      stage.log.lines == [
        "B.viewDidAppear(true)", "A.viewDidDisappear(true)", "A.didMove(nil)", "B.didMove(C)",
      ])
    #expect(container.children.map(\.title) == ["B"])
    #expect(container.completions == [true])
  }

  @Test func `both views keep the container's bounds during the dissolve`() throws {
    let (stage, container) = try launched()
    stage.turn { container.performSegue(withIdentifier: "second", sender: nil) }
    stage.advance(by: 0.5)
    #expect(container.children.map(\.view.frame) == [container.view.bounds, container.view.bounds])
    #expect(container.view.subviews.count == 2)
  }

  @Test func `swapping back to a kept child makes and loads nothing`() throws {
    let (stage, container) = try launched()
    stage.turn { container.performSegue(withIdentifier: "second", sender: nil) }
    stage.advance(by: 1)
    stage.log.clear()
    let first = try #require(container.kept["first"])
    let second = try #require(container.kept["second"])
    stage.turn { container.swap(from: second, to: first) }
    stage.advance(by: 1)
    #expect(
      stage.log.lines == [
        "B.willMove(nil)", "A.willMove(C)",
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)", "A.layout",
        "A.viewDidAppear(true)", "B.viewDidDisappear(true)",
        "B.didMove(nil)", "A.didMove(C)",
      ])
  }

  @Test func `a duration of zero swaps without animation in the next turn`() throws {
    let (stage, container) = try launched()
    let next = Actor(named: "N")
    stage.turn {
      container.addChild(next)
      container.transition(
        from: container.children[0], to: next, duration: 0, animations: nil, completion: nil)
    }
    #expect(stage.log.lines.contains("A.viewDidDisappear(false)"))
    #expect(container.view.subviews == [next.view])
  }

  /// Low confidence for the order; high that nothing breaks and each completion runs once.
  @Test func `an overlapping swap back ends with every completion run once`() throws {
    let (stage, container) = try launched()
    stage.turn { container.performSegue(withIdentifier: "second", sender: nil) }
    stage.advance(by: 0.3)
    let first = try #require(container.kept["first"])
    let second = try #require(container.kept["second"])
    stage.turn { container.swap(from: second, to: first) }
    stage.advance(by: 5)
    #expect(container.completions.count == 2)
    #expect(container.view.subviews.isEmpty, "the fault of a container without a guard")
    let warnings = stage.session.log.diagnostics.filter { $0.rule == "unbalanced-appearance" }
    #expect(warnings.count >= 1)
  }

  @Test func `a container taken away in the middle still hears of the end`() throws {
    let (stage, container) = try launched()
    stage.turn { container.performSegue(withIdentifier: "second", sender: nil) }
    stage.advance(by: 0.3)
    stage.turn { container.view.removeFromSuperview() }
    stage.advance(by: 5)
    #expect(container.completions == [false])
    #expect(container.children.map(\.title) == ["B"])
  }
}
