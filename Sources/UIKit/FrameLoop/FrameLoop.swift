import Diagnostics

/// What happens between two turns: appearing controllers hear of it, constraints are updated,
/// views are laid out and displayed, and what waits for the commit is told.
///
/// The passes repeat until the tree is clean. The number of rounds has a limit, and reaching it
/// is a diagnostic that names the view.
@MainActor
final class FrameLoop {
  static let roundLimit = 32

  /// Moves what scrolls before the views are laid out.
  let pulse = DisplayPulse()
  private var afterCommit: [() -> Void] = []
  /// Controllers whose view has begun to appear and that have not heard `viewIsAppearing` yet.
  private var appearing: [WeakController] = []
  private var isRunning = false

  /// Calls the body after the commit that ends this turn.
  func afterCommit(_ body: @escaping () -> Void) { afterCommit.append(body) }

  func isAppearing(_ controller: UIViewController) {
    appearing.append(WeakController(controller))
  }

  func endTurn() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    let session = Session.current
    pulse.catchUp()
    commit(session)
    // What callbacks change is committed before the turn ends, as the next turn would on iOS.
    for _ in 0..<FrameLoop.roundLimit where !afterCommit.isEmpty {
      let blocks = afterCommit
      afterCommit = []
      for block in blocks { block() }
      commit(session)
    }
    session.layerContext.endTurn()
  }

  private func commit(_ session: Session) {
    for _ in 0..<FrameLoop.roundLimit {
      deliverIsAppearing()
      let dirty = session.application.windows.filter { $0.subtreeNeeds != [] }
      if dirty.isEmpty { return }
      for window in dirty { window.update() }
    }
    reportRestlessView(session)
  }

  /// Parents first, as they began; medium confidence.
  private func deliverIsAppearing() {
    let waiting = appearing
    appearing = []
    for entry in waiting {
      guard let controller = entry.controller else { continue }
      if !controller.appearance.deliverIsAppearing() { appearing.append(entry) }
    }
  }

  private func reportRestlessView(_ session: Session) {
    guard
      let view = session.application.windows.lazy.compactMap({ $0.firstView(needing: .layout) })
        .first
    else { return }
    session.report(
      Diagnostic(
        .warning, rule: "restless-layout",
        "layout of \(session.name(view)) asks for another round without end",
        hint: "do not call setNeedsLayout from every layoutSubviews"),
      once: "restless-layout")
  }

  private struct WeakController {
    weak var controller: UIViewController?
    init(_ controller: UIViewController) { self.controller = controller }
  }
}
