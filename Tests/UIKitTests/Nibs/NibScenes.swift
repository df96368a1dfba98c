import Foundation
import InterfaceBuilder
import UIKit

/// A storyboard of scenes given as the elements of their objects, the first controller initial.
@MainActor
struct NibScenes {
  let session = Session()

  init(_ objects: String..., initial: String = "one") throws {
    let scenes = objects.enumerated().map {
      "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>"
    }
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
      + "initialViewController=\"\(initial)\"><scenes>\(scenes.joined())</scenes></document>"
    session.documents["Main"] = try Document(bytes: Array(text.utf8), file: "Main.storyboard")
  }

  /// Makes the initial controller; in a window when it is to be shown.
  func make<Controller: UIViewController>(_ type: Controller.Type, shown: Bool = false)
    -> Controller?
  {
    session.perform {
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      guard shown else { return made as? Controller }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = made
      window.makeKeyAndVisible()
      return made as? Controller
    }
  }
}
