import Diagnostics
import UIKit

/// A finger down and up in the middle of a view, as a person's: whatever is there gets it.
@MainActor
struct Tap {
  private let view: UIView
  private let window: UIWindow
  private let session: Session
  private let point: CGPoint

  init(_ view: UIView, in window: UIWindow, session: Session) {
    self.view = view
    self.window = window
    self.session = session
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    point = session.bind { window.convert(middle, from: view) }
  }

  func perform() {
    session.perform { window.touchDown(at: point) }
    session.perform { window.touchUp(at: point) }
  }

  /// What to say when the finger does not reach the view; nil when it does.
  func miss(of name: String, line: Int, of script: Script) -> Diagnostic? {
    let hit = session.bind { window.hitTest(point, with: nil) }
    if let hit, reaches(hit) { return nil }
    return Diagnostic(
      .warning, rule: "missed-tap", "a tap on '\(name)' reaches \(hit.map(title) ?? "nothing")",
      at: script.file.map { SourceLocation(file: $0, line: line) })
  }

  /// A text is tapped through what it lies on; a control must get the touch itself.
  private func reaches(_ hit: UIView) -> Bool {
    hit.isDescendant(of: view) || !(view is UIControl) && view.isDescendant(of: hit)
  }

  private func title(_ hit: UIView) -> String {
    let name = hit.accessibilityIdentifier ?? hit.nibIdentifier
    return "\(type(of: hit))" + (name.map { " '\($0)'" } ?? "")
  }
}
