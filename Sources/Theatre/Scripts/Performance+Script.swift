public import UIKit

extension Performance {
  /// Does the steps one after another; the first that cannot be done ends the performance.
  public func perform(_ script: Script) throws(ScriptError) {
    defer { recordFrame() }
    for step in script.steps { try perform(step, of: script) }
  }

  private func perform(_ step: Script.Step, of script: Script) throws(ScriptError) {
    switch step.action {
    case .tap(let name): try tap(name, at: step.line, of: script)
    case .wait(let seconds): wait(seconds)
    case .snapshot(let name): takeSnapshot(named: name)
    case .key(let name):
      let stroke = KeyStroke(name)
      session.perform { frontWindow?.pressKey(stroke.characters, modifiers: stroke.modifiers) }
    case .type(let text): session.perform { frontWindow?.type(text) }
    case .drag(let start, let end, let seconds): try drag(start, end, seconds, at: step.line)
    case .swipe(let name, let direction): try swipe(name, direction, at: step.line)
    case .assertText(let text, let isThere):
      guard screenTexts.contains(text) != isThere else { return }
      throw ScriptError(
        line: step.line,
        description: isThere
          ? "no text '\(text)' on the screen, which shows \(quoted(screenTexts))"
          : "text '\(text)' is on the screen")
    }
  }

  private func tap(_ name: String, at line: Int, of script: Script) throws(ScriptError) {
    guard let view = view(named: name), let window = view.window else {
      throw ScriptError(
        line: line,
        description: "nothing to tap is called '\(name)'; there are \(quoted(tappableNames))")
    }
    let tap = Tap(view, in: window, session: session)
    if let miss = tap.miss(of: name, line: line, of: script) { session.report(miss) }
    tap.perform()
  }

  /// A finger down and up in the middle of the view.
  public func tap(_ view: UIView, in window: UIWindow) {
    Tap(view, in: window, session: session).perform()
  }

  private func quoted(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
