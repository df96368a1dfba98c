import Diagnostics
import InterfaceBuilder
import Testing
import UIKit

/// What a storyboard that does not fit its code raises and reports.
@MainActor
struct StoryboardExceptionTests {
  private final class Lobby: UIViewController {}

  let session = Session()

  /// Loads the view of a scene with the content in its view and the connections in its controller.
  private func load(
    _ content: String, _ connections: String = "", named name: String = "Lobby"
  ) throws -> (UIViewController?, raised: [String]) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          initialViewController="lobby">
        <scenes>
          <scene sceneID="s1">
            <objects>
              <viewController id="lobby" customClass="\(name)" customModule="App">
                <view key="view" id="view">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <subviews>\(content)</subviews>
                </view>
                <connections>\(connections)</connections>
              </viewController>
            </objects>
          </scene>
          <scene sceneID="s2">
            <objects>
              <viewController id="inner"><view key="view" id="innerView"/></viewController>
            </objects>
          </scene>
        </scenes>
      </document>
      """
    session.connections.register(Lobby.self, named: "Lobby", module: "App") { Lobby(coder: $0) }
    session.documents["Main"] = try Document(bytes: Array(text.utf8), file: "Main.storyboard")
    var controller: UIViewController?
    let raised = session.raised {
      controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      controller?.loadViewIfNeeded()
    }
    return (controller, raised)
  }

  @Test func `an outlet that its class lacks`() throws {
    let (_, raised) = try load(
      "", "<outlet property=\"panel\" destination=\"view\" id=\"o1\"/>")

    #expect(
      raised == [
        "NSUnknownKeyException: [<UIKitTests.StoryboardExceptionTests.Lobby 0x600000000010> "
          + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
          + "panel."
      ])
  }

  @Test func `an action that its class lacks is raised by the tap`() throws {
    let (controller, raised) = try load(
      """
      <button opaque="NO" id="b1"><connections>
        <action selector="swap:" destination="lobby" eventType="touchUpInside" id="a1"/>
      </connections></button>
      """)
    let button = controller?.view.subviews.first as? UIButton

    #expect(raised == [])
    #expect(
      session.raised { button?.sendActions(for: .touchUpInside) } == [
        "NSInvalidArgumentException: -[UIKitTests.StoryboardExceptionTests.Lobby swap:]: "
          + "unrecognized selector sent to instance 0x600000000010"
      ])
  }

  @Test func `a class that is not linked is reported at its line and stood in for`() throws {
    let (controller, raised) = try load("", named: "Foyer")

    #expect(raised == [] && controller.map { type(of: $0) == UIViewController.self } == true)
    #expect(
      session.log.diagnostics.map(\.description) == [
        "Main.storyboard:6:36: warning: Unknown class Foyer in Interface Builder file. "
          + "[unknown-class]\nMain.storyboard:6:36: note: a UIViewController stands in; link the code "
          + "that declares Foyer"
      ])
  }

  @Test func `an embed segue performed again`() throws {
    let (controller, raised) = try load(
      """
      <containerView id="c1"><rect key="frame" x="0" y="0" width="9" height="9"/><connections>
        <segue destination="inner" kind="embed" identifier="embed" id="g1"/>
      </connections></containerView>
      """)

    #expect(raised == [] && controller?.children.count == 1)
    #expect(
      session.raised { controller?.performSegue(withIdentifier: "embed", sender: nil) } == [
        "NSInternalInconsistencyException: There are unexpected subviews in the container view. "
          + "Perhaps the embed segue has already fired once or a subview was added "
          + "programmatically?"
      ])
    #expect(controller?.children.count == 1)
  }

  @Test func `a segue identifier with a slip of the finger`() throws {
    let (controller, _) = try load(
      """
      <containerView id="c1"><connections>
        <segue destination="inner" kind="embed" identifier="embedFirst" id="g1"/>
      </connections></containerView>
      """)

    #expect(
      session.raised { controller?.performSegue(withIdentifier: "embedFrist", sender: nil) } == [
        "NSInvalidArgumentException: Receiver (<UIKitTests.StoryboardExceptionTests.Lobby: "
          + "0x600000000010>) has no segue with identifier 'embedFrist' (there are 'embedFirst'; "
          + "did you mean 'embedFirst'?)"
      ])
  }

  @Test func `an appearance transition ended twice`() {
    let controller = session.perform { Lobby() }
    session.perform {
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      controller.endAppearanceTransition()
    }

    #expect(
      session.messages == [
        "Unbalanced calls to begin/end appearance transitions for "
          + "<UIKitTests.StoryboardExceptionTests.Lobby: 0x600000000010>."
      ])
  }
}
