import Testing
import UIKit

/// Adding, removing and replacing children by hand.
@MainActor
struct ContainmentSequenceTests {
  private func launched() throws -> (Stage, Actor) {
    let stage = try Stage()
    let parent = CallLog.$current.withValue(stage.log) { Actor(named: "P") }
    _ = try stage.turn { try stage.show(parent) }
    stage.log.clear()
    return (stage, parent)
  }

  private func actor(_ name: String, _ stage: Stage) -> Actor {
    CallLog.$current.withValue(stage.log) { Actor(named: name) }
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test func `a child added to a visible parent appears after the commit`() throws {
    let (stage, parent) = try launched()
    let child = actor("A", stage)
    stage.turn { add(child, to: parent) }
    #expect(
      stage.log.lines == [
        "A.willMove(P)", "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "A.didMove(P)",
        "A.viewIsAppearing(false)", "A.layout", "A.viewDidAppear(false)",
      ])
  }

  /// Medium confidence.
  @Test func `a child taken out has disappeared after the commit`() throws {
    let (stage, parent) = try launched()
    let child = actor("A", stage)
    stage.turn { add(child, to: parent) }
    stage.log.clear()
    stage.turn { remove(child) }
    #expect(
      stage.log.lines == [
        "A.willMove(nil)", "A.viewWillDisappear(false)", "A.didMove(nil)",
        "A.viewDidDisappear(false)",
      ])
  }

  /// Medium confidence.
  @Test func `replacing a child in one turn tells the old one first`() throws {
    let (stage, parent) = try launched()
    let old = actor("A", stage)
    let new = actor("B", stage)
    stage.turn { add(old, to: parent) }
    stage.log.clear()
    stage.turn {
      remove(old)
      add(new, to: parent)
    }
    #expect(
      stage.log.lines == [
        "A.willMove(nil)", "A.viewWillDisappear(false)", "A.didMove(nil)",
        "B.willMove(P)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)", "B.didMove(P)",
        "B.viewIsAppearing(false)", "B.layout",
        "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ])
  }

  /// Low confidence: only that it never says it has appeared.
  @Test func `a child added and removed in one turn does not appear`() throws {
    let (stage, parent) = try launched()
    let child = actor("A", stage)
    stage.turn {
      add(child, to: parent)
      remove(child)
    }
    #expect(!stage.log.lines.contains("A.viewDidAppear(false)"))
    #expect(stage.log.lines.last == "A.viewDidDisappear(false)")
  }

  @Test func `a child that was never shown leaves without a word of appearance`() throws {
    let (stage, parent) = try launched()
    let child = actor("A", stage)
    stage.turn { parent.addChild(child) }
    stage.turn {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(stage.log.lines == ["A.willMove(P)", "A.willMove(nil)", "A.didMove(nil)"])
    #expect(!child.isViewLoaded)
  }

  @Test func `without addChild the inner controller appears before the outer one`() throws {
    let stage = try Stage()
    let parent = actor("P", stage)
    let child = actor("A", stage)
    try stage.turn {
      parent.loadViewIfNeeded()
      parent.view.addSubview(child.view)
      _ = try stage.show(parent)
    }
    #expect(
      stage.log.lines.filter { $0.contains("Appear") && !$0.contains("Appearing") } == [
        "P.viewWillAppear(false)", "A.viewWillAppear(false)",
        "A.viewDidAppear(false)", "P.viewDidAppear(false)",
      ])
  }

  @Test func `moving a child's view within the window tells nobody`() throws {
    let (stage, parent) = try launched()
    let child = actor("A", stage)
    let shelf = UIView()
    stage.turn {
      add(child, to: parent)
      parent.view.addSubview(shelf)
    }
    stage.log.clear()
    stage.turn { shelf.addSubview(child.view) }
    #expect(stage.log.lines == [])
  }

  @Test func `hiding a view tells nobody`() throws {
    let (stage, parent) = try launched()
    let child = actor("A", stage)
    stage.turn { add(child, to: parent) }
    stage.log.clear()
    stage.turn {
      child.view.isHidden = true
      child.view.alpha = 0
    }
    #expect(stage.log.lines == [])
  }
}
