import Testing
import UIKit

/// Orders have medium confidence; of the two willMove and of willRemoveSubview, low.
@MainActor
struct HierarchyTests {
  let screen = Screen()
  let log = Log()

  private func logged(_ name: String, _ subviews: [UIView] = []) -> LoggedView {
    LoggedView(name, log, subviews)
  }

  /// A logged view on the screen, with nothing written yet.
  private func onScreen(_ name: String, _ subviews: [UIView] = []) -> LoggedView {
    let view = screen.add { logged(name, subviews) }
    log.clear()
    return view
  }

  @Test func `a view and what is in it are told as they enter a window`() {
    let stage = onScreen("stage")
    let actor = screen.session.perform { logged("actor", [logged("hat")]) }
    log.clear()
    screen.session.perform { stage.addSubview(actor) }

    #expect(
      log.lines == [
        "actor.willMove(toSuperview: stage)", "actor.willMove(toWindow: window)",
        "hat.willMove(toWindow: window)", "actor.didMoveToWindow", "hat.didMoveToWindow",
        "actor.didMoveToSuperview", "stage.didAddSubview(actor)",
      ])
  }

  @Test func `a view and what is in it are told as they leave the window`() {
    let actor = logged("actor", [logged("hat")])
    _ = onScreen("stage", [actor])
    screen.session.perform { actor.removeFromSuperview() }

    #expect(
      log.lines == [
        "actor.willMove(toSuperview: nil)", "actor.willMove(toWindow: nil)",
        "hat.willMove(toWindow: nil)", "stage.willRemoveSubview(actor)", "actor.didMoveToWindow",
        "hat.didMoveToWindow", "actor.didMoveToSuperview",
      ])
    #expect(actor.superview == nil && actor.window == nil)
  }

  @Test func `within one window only the superviews change`() {
    let actor = logged("actor", [logged("hat")])
    let (one, other) = (logged("one", [actor]), logged("other"))
    _ = onScreen("stage", [one, other])
    screen.session.perform { other.addSubview(actor) }

    #expect(
      log.lines == [
        "actor.willMove(toSuperview: other)", "one.willRemoveSubview(actor)",
        "actor.didMoveToSuperview", "other.didAddSubview(actor)",
      ])
    #expect(one.subviews == [] && other.subviews == [actor])
  }

  @Test func `outside windows nobody hears of a window`() {
    let stage = logged("stage")
    stage.addSubview(logged("actor"))

    #expect(
      log.lines == [
        "actor.willMove(toSuperview: stage)", "actor.didMoveToSuperview",
        "stage.didAddSubview(actor)",
      ])
  }

  @Test func `changing the order calls nobody`() {
    let (one, two, three) = (logged("one"), logged("two"), logged("three"))
    let stage = onScreen("stage", [one, two, three])
    func names(after change: () -> Void) -> String {
      screen.session.perform(change)
      return stage.subviews.compactMap { ($0 as? LoggedView)?.name }.joined(separator: " ")
    }

    #expect(names { stage.bringSubviewToFront(one) } == "two three one")
    #expect(names { stage.sendSubviewToBack(three) } == "three two one")
    #expect(names { stage.exchangeSubview(at: 0, withSubviewAt: 2) } == "one two three")
    #expect(names { stage.addSubview(two) } == "one three two")
    #expect(names { stage.insertSubview(two, at: 0) } == "two one three")
    #expect(names { stage.insertSubview(three, belowSubview: one) } == "two three one")
    #expect(names { stage.insertSubview(two, aboveSubview: three) } == "three two one")
    #expect(names { stage.insertSubview(two, aboveSubview: two) } == "three one two")
    #expect(names { stage.exchangeSubview(at: 0, withSubviewAt: 7) } == "three one two")
    #expect(names { stage.bringSubviewToFront(screen.view) } == "three one two")
    #expect(log.lines == [])
    #expect(stage.layer.sublayers == stage.subviews.map(\.layer))
  }

  @Test func `an index out of range goes to the nearest end`() {
    let stage = UIView()
    let (one, two) = (UIView(), UIView())
    stage.insertSubview(one, at: 99)
    stage.insertSubview(two, at: -1)

    #expect(stage.subviews == [two, one])
  }

  @Test func `a view cannot be added to itself or to what is in it`() {
    let inner = UIView()
    let outer = UIView()
    outer.addSubview(inner)
    let raised = screen.session.raised {
      outer.addSubview(outer)
      inner.addSubview(outer)
    }

    #expect(
      raised == [
        "NSInvalidArgumentException: Can't add self as subview",
        "NSInvalidArgumentException: Can't add a superview of <UIView: 0x600000000010> as its "
          + "subview",
      ])
    #expect(outer.superview == nil && outer.subviews == [inner])
  }

  @Test func `a view that is taken out by a call-back of its superview is in no window`() {
    let hat = logged("hat")
    let actor = logged("actor", [hat])
    actor.when["didMoveToWindow"] = { [weak hat] in hat?.removeFromSuperview() }
    screen.add { actor }

    #expect(hat.window == nil && hat.superview == nil)
    #expect(log.lines.filter { $0 == "hat.didMoveToWindow" }.count == 1)
  }

  @Test func `a view added by a call-back of its superview hears once of the window`() {
    let hat = logged("hat")
    let actor = logged("actor")
    actor.when["didMoveToWindow"] = { [weak actor] in actor?.addSubview(hat) }
    screen.add { actor }

    #expect(hat.window === screen.window)
    #expect(log.lines.filter { $0 == "hat.didMoveToWindow" }.count == 1)
  }

  @Test func `a view that takes itself out while it enters is out`() {
    let actor = logged("actor")
    actor.when["didMoveToSuperview"] = { [weak actor] in
      if actor?.superview != nil { actor?.removeFromSuperview() }
    }
    let stage = onScreen("stage")
    screen.session.perform { stage.addSubview(actor) }

    #expect(actor.superview == nil && stage.subviews == [])
    #expect(!log.lines.contains("stage.didAddSubview(actor)"))
  }

  @Test func `an app's own sublayers keep their place among the subviews`() {
    let stage = UIView()
    let (behind, inFront) = (CALayer(), CALayer())
    let (one, two) = (UIView(), UIView())
    stage.layer.insertSublayer(behind, at: 0)
    stage.addSubview(one)
    stage.layer.addSublayer(inFront)
    stage.insertSubview(two, at: 0)
    #expect(stage.layer.sublayers == [behind, two.layer, one.layer, inFront])

    stage.bringSubviewToFront(two)
    #expect(stage.layer.sublayers == [behind, one.layer, inFront, two.layer])
  }

  @Test func `views are found by tag and told apart from strangers`() {
    let inner = UIView()
    inner.tag = 7
    let outer = UIView()
    outer.addSubview(inner)

    #expect(outer.viewWithTag(7) === inner)
    #expect(outer.viewWithTag(8) == nil)
    #expect(inner.isDescendant(of: outer) && inner.isDescendant(of: inner))
    #expect(!outer.isDescendant(of: inner))
  }
}
