public import UIKit

extension Performance {
  /// Does the steps one after another; the first that cannot be done ends the performance.
  public func perform(_ script: Script) throws(ScriptError) {
    for step in script.steps { try perform(step) }
  }

  private func perform(_ step: Script.Step) throws(ScriptError) {
    switch step.action {
    case .tap(let name): try tap(name, line: step.line)
    case .wait(let seconds): wait(seconds)
    case .snapshot(let name): takeSnapshot(named: name)
    case .key(let characters): session.perform { frontWindow?.pressKey(characters) }
    case .assertText(let text, let isThere):
      guard screenTexts.contains(text) != isThere else { return }
      throw ScriptError(
        line: step.line,
        description: isThere
          ? "no text '\(text)' on the screen, which shows \(quoted(screenTexts))"
          : "text '\(text)' is on the screen")
    }
  }

  /// A finger down and up in the middle of the view.
  private func tap(_ name: String, line: Int) throws(ScriptError) {
    guard let view = view(named: name), let window = view.window else {
      throw ScriptError(
        line: line,
        description: "nothing to tap is called '\(name)'; there are \(quoted(tappableNames))")
    }
    tap(view, in: window)
  }

  public func tap(_ view: UIView, in window: UIWindow) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let point = session.bind { window.convert(middle, from: view) }
    session.perform { window.touchDown(at: point) }
    session.perform { window.touchUp(at: point) }
  }

  public var frontWindow: UIWindow? { session.application.windows.last }

  /// By accessibility identifier, then by id in the storyboard, then by title or text; the
  /// frontmost of several.
  public func view(named name: String) -> UIView? {
    let views = Array(screenViews.reversed())
    return views.first { $0.accessibilityIdentifier == name }
      ?? views.first { $0.nibIdentifier == name }
      ?? views.first { $0 is UIControl && $0.shownText == name }
      ?? views.first { $0.shownText == name || $0.accessibilityLabel == name }
  }

  /// What can be seen of the tree, back to front.
  private var screenViews: [UIView] {
    session.application.windows.flatMap { $0.visibleSubtree }
  }

  /// Every text on the screen, in painting order.
  public var screenTexts: [String] {
    screenViews.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
  }

  private var tappableNames: [String] {
    screenViews.filter { $0 is UIControl }
      .compactMap { $0.accessibilityIdentifier ?? $0.shownText ?? $0.nibIdentifier }
  }

  private func quoted(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

extension UIView {
  fileprivate var visibleSubtree: [UIView] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    return [self] + subviews.flatMap(\.visibleSubtree)
  }

  fileprivate var shownText: String? {
    (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
  }
}
