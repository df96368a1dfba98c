import InterfaceBuilder
import UIKit

/// A scene with one controller, loaded from text and shown in a window of 393 × 852 points.
@MainActor
struct ListScene {
  let session: Session
  let controller: UIViewController
  let window: UIWindow

  /// The text is that of the scene's objects; the controller's id is `c`.
  init(_ objects: String, _ session: Session = Session(), others: String = "") throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          initialViewController="c">
        <scenes>
          <scene sceneID="s1"><objects>\(objects)</objects></scene>\(others)
        </scenes>
      </document>
      """
    session.documents["Main"] = try Document(bytes: Array(text.utf8), file: "Main.storyboard")
    self.session = session
    (controller, window) = session.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller =
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        ?? UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return (controller, window)
    }
  }

  /// Touches the place and lets go, each in a turn of its own.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    session.perform { window.touchDown(at: CGPoint(x: x, y: y)) }
    session.perform { window.touchUp(at: CGPoint(x: x, y: y)) }
  }

  func turn(_ body: () -> Void) { session.perform(body) }
}

/// `x y width height`.
func text(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map { "\(Double($0))" }
    .map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }.joined(separator: " ")
}
