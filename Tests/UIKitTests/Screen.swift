import Diagnostics
import UIKit

/// A session whose window shows one controller.
@MainActor
struct Screen {
  let session = Session()
  let window: UIWindow
  let root: UIViewController

  init(root make: () -> UIViewController = { UIViewController() }) {
    (window, root) = session.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = make()
      window.rootViewController = root
      window.makeKeyAndVisible()
      return (window, root)
    }
  }

  /// The root's view.
  var view: UIView { root.viewIfLoaded ?? window }

  /// Adds a view to the root's in a turn of its own.
  @discardableResult
  func add<View: UIView>(_ make: () -> View) -> View {
    session.perform {
      let view = make()
      self.view.addSubview(view)
      return view
    }
  }

  /// A view of 100 × 100 points at (100, 100).
  func addSquare() -> UIView {
    add { UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)) }
  }
}

/// Screens that stay as long as the test.
@MainActor
final class Screens {
  var kept: [Screen] = []
}

/// Lines that objects of one test write, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
}

/// Equal but for the last digits.
func isNear(_ one: CGFloat?, _ other: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  one.map { abs($0 - other) <= tolerance } ?? false
}

extension UIView {
  /// Where the view's centre is seen now.
  var seenX: CGFloat? { layer.presentation()?.position.x }
  /// The opacity that is seen now.
  var seenAlpha: CGFloat? { (layer.presentation()?.opacity).map { CGFloat($0) } }
}

extension Session {
  /// Runs the body and returns what was raised in it, as iOS would print it.
  func raised(in body: () -> Void) -> [String] {
    var found: [String] = []
    let previous = whenRaised
    whenRaised = { found.append("\($0.name.rawValue): \($0.reason)") }
    perform(body)
    whenRaised = previous
    return found
  }

  /// What was reported so far, without places and hints.
  var messages: [String] { log.diagnostics.map(\.message) }
}
