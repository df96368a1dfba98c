import Drawing
import UIKit

/// A window with one view of 200 × 34 points at its corner, and what is drawn of it.
///
/// The ruler typesetter makes each character half the font's size wide.
@MainActor
struct FieldScreen<View: UIView> {
  let session = Session(device: .named("retina4_7") ?? .phone)
  let window: UIWindow
  let view: View

  init(_ view: () -> View, height: CGFloat = 34) {
    (window, self.view) = session.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: height))
      let view = view()
      view.frame = window.bounds
      window.addSubview(view)
      window.makeKeyAndVisible()
      return (window, view)
    }
  }

  /// The commands of the window's list that begin with a word, without the places of pictures.
  func lines(_ word: String) -> [String] {
    session.bind { window.composeFrame().description }.split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { $0.hasPrefix(word + " ") }.map(String.init)
  }

  /// The texts that are drawn, with where their baselines begin.
  var texts: [String] {
    lines("text").map { line in
      let words = line.split(separator: " ")
      let quoted = line.drop { $0 != "\"" }
      return "\(words[5]) \(quoted)"
    }
  }

  func change(_ body: (View) -> Void) { session.perform { body(view) } }

  func press(_ characters: String, _ modifiers: UIKeyModifierFlags = []) {
    session.perform { window.pressKey(characters, modifiers: modifiers) }
  }

  func type(_ text: String) { session.perform { window.type(text) } }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    session.perform { window.touchDown(at: CGPoint(x: x, y: y)) }
    session.perform { window.touchUp(at: CGPoint(x: x, y: y)) }
  }

  /// Where the caret is seen; nil while it is not.
  var caret: CGRect? {
    view.subviews.first { $0.bounds.width == 2 && !$0.isHidden }?.frame
  }
}

extension UITextField {
  /// A field of 10 points with round corners, 7 points of room at its sides.
  static func sample(_ change: (UITextField) -> Void = { _ in }) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 10)
    change(field)
    return field
  }
}
