import Diagnostics
import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Segues of all kinds, from all that can set one off.
@MainActor
struct SegueKindTests {
  /// A controller in a navigation controller with content, and `two` to lead to.
  private func scenes(_ content: String, isInNavigation: Bool = true) throws -> NibScenes {
    let scene = """
      <viewController id="lobby"><view key="view" id="v"/>\(content)</viewController>
      """
    let navigation = """
      <navigationController id="nav"><connections><segue destination="lobby" kind="relationship" \
      relationship="rootViewController" id="r"/></connections></navigationController>
      """
    let two = "<viewController id=\"two\"><view key=\"view\" id=\"v2\"/></viewController>"
    return try NibScenes(
      navigation, scene, two, initial: isInNavigation ? "nav" : "lobby")
  }

  private func item(_ kind: String, _ attributes: String = "", _ inner: String = "") -> String {
    """
    <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="b" \
    title="Go"><connections><segue destination="two" kind="\(kind)" id="s" \(attributes)>\
    \(inner)</segue></connections></barButtonItem></navigationItem>
    """
  }

  private func tapItem(_ session: Session, _ controller: UIViewController?) throws {
    let window = try #require(controller?.view.window)
    let place = CGPoint(x: 370, y: 80)
    session.perform {
      window.touchDown(at: place)
      window.touchUp(at: place)
    }
    session.timeline.advance(by: 1)
  }

  @Test(arguments: ["show", "push"])
  func `a bar item pushes onto the navigation controller`(kind: String) throws {
    let scenes = try scenes(item(kind))
    let navigation = try #require(scenes.make(UINavigationController.self, shown: true))
    try tapItem(scenes.session, navigation)
    #expect(navigation.viewControllers.count == 2)
    #expect(scenes.session.messages == [])
  }

  @Test func `a popover knows where it points and how`() throws {
    let scenes = try scenes(
      item(
        "popoverPresentation", "popoverAnchorBarButtonItem=\"b\"",
        "<popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\" left=\"YES\"/>"
          + "<popoverPassthroughViews><view reference=\"v\"/></popoverPassthroughViews>"))
    let navigation = try #require(scenes.make(UINavigationController.self, shown: true))
    try tapItem(scenes.session, navigation)
    let popover = try #require(
      navigation.presentedViewController?.popoverPresentationController)
    let root = navigation.viewControllers.first

    #expect(popover.permittedArrowDirections == [.up, .left])
    #expect(popover.barButtonItem === root?.navigationItem.rightBarButtonItem)
    #expect(popover.passthroughViews?.first === root?.view)
    #expect(scenes.session.messages == [])
  }

  @Test func `a push without a navigation controller is UIKit's exception`() throws {
    let scenes = try scenes(
      "<connections><segue destination=\"two\" kind=\"push\" identifier=\"go\" id=\"s\"/>"
        + "</connections>", isInNavigation: false)
    let controller = scenes.make(UIViewController.self, shown: true)
    #expect(
      scenes.session.raised { controller?.performSegue(withIdentifier: "go", sender: nil) } == [
        "NSGenericException: Could not find a navigation controller for segue 'go'. Push segues "
          + "can only be used when the source controller is managed by an instance of "
          + "UINavigationController."
      ])
  }

  @Test func `a show that does not animate is over at once`() throws {
    let scenes = try scenes(
      "<connections><segue destination=\"two\" kind=\"show\" identifier=\"go\" id=\"s\" "
        + "animates=\"NO\"/></connections>")
    let navigation = try #require(scenes.make(UINavigationController.self, shown: true))
    let root = navigation.viewControllers.first
    scenes.session.perform { root?.performSegue(withIdentifier: "go", sender: nil) }
    #expect(root?.view.window == nil)
  }

  @Test func `without a container a shown controller is presented`() throws {
    let scenes = try scenes(
      "<connections><segue destination=\"two\" kind=\"showDetail\" identifier=\"go\" id=\"s\"/>"
        + "</connections>", isInNavigation: false)
    let controller = scenes.make(UIViewController.self, shown: true)
    scenes.session.perform { controller?.performSegue(withIdentifier: "go", sender: nil) }
    #expect(controller?.presentedViewController != nil)
  }

  @Test func `an item's action is called with the item`() throws {
    let scenes = try scenes(
      """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="b" \
      title="Go"><connections><action selector="go:" destination="lobby" id="a"/></connections>\
      </barButtonItem></navigationItem>
      """)
    var seen: [String?] = []
    scenes.session.connections.action(UIViewController.self, "go:") {
      (_: UIViewController, sender: UIBarButtonItem, _) in seen.append(sender.title)
    }
    try tapItem(scenes.session, scenes.make(UINavigationController.self, shown: true))
    #expect(seen == ["Go"])
  }

  @Test func `a recogniser sets off its segue and its action`() throws {
    let scenes = try NibScenes(
      """
      <viewController id="one"><view key="view" id="v"><connections>
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o"/>
      </connections></view></viewController>
      <tapGestureRecognizer id="tap"><connections>
        <action selector="go:" destination="one" id="a"/>
        <segue destination="two" kind="modal" id="s"/>
      </connections></tapGestureRecognizer>
      """, "<viewController id=\"two\"><view key=\"view\" id=\"v2\"/></viewController>")
    var calls = 0
    scenes.session.connections.action(UIViewController.self, "go:") {
      (_: UIViewController, _: UITapGestureRecognizer, _) in calls += 1
    }
    let controller = scenes.make(UIViewController.self, shown: true)
    try tapItem(scenes.session, controller)
    #expect(calls == 1)
    #expect(controller?.presentedViewController != nil)
    #expect(scenes.session.messages == [])
  }
}
