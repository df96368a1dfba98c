import Testing
import UIKit

/// What a presented controller and its presenter hear, and in what order.
@MainActor
struct ModalSequenceTests {
  private func launched() throws -> (Stage, Actor, Actor) {
    let stage = try Stage()
    let (root, modal) = CallLog.$current.withValue(stage.log) {
      (Actor(named: "A"), Actor(named: "M"))
    }
    _ = try stage.turn { try stage.show(root) }
    stage.log.clear()
    return (stage, root, modal)
  }

  /// The order of the two did-callbacks is of medium confidence.
  @Test func `over the full screen the presenter goes and comes back`() throws {
    let (stage, root, modal) = try launched()
    modal.modalPresentationStyle = .fullScreen
    stage.turn { root.present(modal, animated: true) { stage.log.note("completion", "called") } }
    stage.advance(by: 1)
    #expect(
      stage.log.lines == [
        "M.loadView", "M.viewDidLoad", "A.viewWillDisappear(true)", "M.viewWillAppear(true)",
        "M.viewIsAppearing(true)", "M.layout", "M.viewDidAppear(true)",
        "A.viewDidDisappear(true)", "completion.called",
      ])
    stage.log.clear()
    stage.turn { modal.dismiss(animated: true) { stage.log.note("completion", "called") } }
    stage.advance(by: 1)

    #expect(
      stage.log.lines.filter { !$0.contains("layout") && !$0.contains("IsAppearing") } == [
        "M.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewDidAppear(true)",
        "M.viewDidDisappear(true)", "completion.called",
      ])
  }

  @Test func `under a sheet the presenter hears nothing`() throws {
    let (stage, root, modal) = try launched()
    stage.turn { root.present(modal, animated: true) }
    stage.advance(by: 1)
    stage.turn { root.dismiss(animated: true) }
    stage.advance(by: 1)

    #expect(
      stage.log.lines == [
        "M.loadView", "M.viewDidLoad", "M.viewWillAppear(true)", "M.viewIsAppearing(true)",
        "M.layout", "M.viewDidAppear(true)", "M.viewWillDisappear(true)",
        "M.viewDidDisappear(true)",
      ])
  }

  @Test func `a navigation controller that is covered takes its top along`() throws {
    let (stage, root, modal) = try launched()
    let navigation = UINavigationController()
    stage.turn { root.view.window?.rootViewController = navigation }
    let top = CallLog.$current.withValue(stage.log) { Actor(named: "T") }
    stage.turn { navigation.pushViewController(top, animated: false) }
    stage.log.clear()
    modal.modalPresentationStyle = .fullScreen
    stage.turn { top.present(modal, animated: true) }
    stage.advance(by: 1)

    #expect(
      stage.log.lines.filter { $0.contains("ppear(") } == [
        "T.viewWillDisappear(true)", "M.viewWillAppear(true)", "M.viewDidAppear(true)",
        "T.viewDidDisappear(true)",
      ])
  }
}
