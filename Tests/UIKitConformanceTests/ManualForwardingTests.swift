import Diagnostics
import Testing
import UIKit

/// Containers that forward appearances by themselves.
@MainActor
struct ManualForwardingTests {
  private final class ManualContainer: Actor {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    var forwards = true

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard forwards else { return }
      for child in children { child.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard forwards else { return }
      for child in children { child.endAppearanceTransition() }
    }

    func flip(to new: UIViewController) {
      let old = children[0]
      addChild(new)
      old.willMove(toParent: nil)
      old.beginAppearanceTransition(false, animated: true)
      new.beginAppearanceTransition(true, animated: true)
      UIView.transition(
        from: old.view, to: new.view, duration: 0.4, options: .transitionFlipFromLeft
      ) { _ in
        new.endAppearanceTransition()
        old.endAppearanceTransition()
        new.didMove(toParent: self)
        old.removeFromParent()
      }
    }
  }

  private func launched(forwards: Bool) throws -> (Stage, ManualContainer) {
    let stage = try Stage()
    let container = CallLog.$current.withValue(stage.log) { ManualContainer(named: "P") }
    container.forwards = forwards
    let child = CallLog.$current.withValue(stage.log) { Actor(named: "A") }
    try stage.turn {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      _ = try stage.show(container)
    }
    return (stage, container)
  }

  @Test func `a container that forwards gives its child the usual launch`() throws {
    let (stage, _) = try launched(forwards: true)
    #expect(
      stage.log.lines.filter { $0.hasPrefix("A.") } == [
        "A.willMove(P)", "A.loadView", "A.viewDidLoad", "A.didMove(P)",
        "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.layout",
        "A.viewDidAppear(false)",
      ])
  }

  @Test func `a container that forgets to forward leaves its child without appearances`() throws {
    let (stage, _) = try launched(forwards: false)
    #expect(
      stage.log.lines.filter { $0.hasPrefix("A.") } == [
        "A.willMove(P)", "A.loadView", "A.viewDidLoad", "A.didMove(P)", "A.layout",
      ])
  }

  @Test func `a flip by hand has the sequence of an automatic one`() throws {
    let (stage, container) = try launched(forwards: true)
    stage.log.clear()
    let next = CallLog.$current.withValue(stage.log) { Actor(named: "B") }
    stage.turn { container.flip(to: next) }
    stage.advance(by: 0.4)
    #expect(
      stage.log.lines.filter { !$0.hasPrefix("P.") } == [
        "B.willMove(P)", "A.willMove(nil)",
        "A.viewWillDisappear(true)",
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "B.layout",
        "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
        "B.didMove(P)", "A.didMove(nil)",
      ])
  }

  @Test func `a transition turned around needs one end`() throws {
    let (stage, container) = try launched(forwards: true)
    let child = container.children[0]
    stage.log.clear()
    stage.turn {
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
    }
    #expect(
      stage.log.lines.filter { !$0.contains("IsAppearing") } == [
        "A.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewDidAppear(true)",
      ])
    #expect(stage.session.log.diagnostics.isEmpty)
    stage.turn { child.endAppearanceTransition() }
    #expect(
      stage.session.log.diagnostics.first?.message.hasPrefix(
        "Unbalanced calls to begin/end appearance transitions for <") == true)
  }
}
