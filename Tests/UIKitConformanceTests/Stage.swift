import InterfaceBuilder
import Testing
import UIKit

/// A session with a storyboard of actors, its log, and a window on it.
@MainActor
struct Stage {
  let session = Session()
  let log = CallLog()

  /// Makes the storyboard known as `Main`, with the classes these tests declare.
  init(storyboard scenes: String = "", initial: String = "R") throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
      """
    session.documents["Main"] = try Document(bytes: Array(xml.utf8), file: "Main.storyboard")
    let table = session.connections
    table.register(Actor.self, named: "Actor", module: "Tests") { Actor(coder: $0) }
    table.register(SwappingContainer.self, named: "SwappingContainer", module: "Tests") {
      SwappingContainer(coder: $0)
    }
    table.register(SwitchingContainer.self, named: "SwitchingContainer", module: "Tests") {
      SwitchingContainer(coder: $0)
    }
    table.registerSegue(EmptySegue.self, named: "EmptySegue", module: "Tests") {
      EmptySegue(identifier: $0, source: $1, destination: $2)
    }
  }

  /// Runs the body as one turn, with the log for the actors it makes.
  func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CallLog.$current.withValue(log) { try session.perform(body) }
  }

  func advance(by seconds: Double) {
    CallLog.$current.withValue(log) { session.timeline.advance(by: seconds) }
  }

  /// Launches the storyboard's initial controller as a window's root.
  func launch() throws -> UIWindow {
    try turn {
      let root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      return try show(#require(root))
    }
  }

  func show(_ controller: UIViewController) throws -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// A scene whose controller is titled and identified by its id.
  static func scene(
    _ id: String, class name: String = "Actor", inView: String = "", connections: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
      <viewController id="\(id)" title="\(id)" storyboardIdentifier="\(id)" customClass="\(name)" \
    customModule="Tests">
        <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(inView)</subviews></view>
        <connections>\(connections)</connections>
      </viewController>
    </objects></scene>
    """
  }

  /// A container view that embeds a scene.
  static func embed(_ id: String) -> String {
    """
    <containerView id="c-\(id)"><rect key="frame" x="20" y="100" width="300" height="400"/>
      <connections><segue destination="\(id)" kind="embed" identifier="embed\(id)" \
    id="e-\(id)"/></connections></containerView>
    """
  }
}

/// A segue whose container does the work in `prepare`.
final class EmptySegue: UIStoryboardSegue {
  override func perform() {}
}
