import Foundation
import Testing
import UIKit

/// What the controllers of a tab bar controller hear, and in what order.
@MainActor
struct TabSequenceTests {
  private final class Delegate: UITabBarControllerDelegate {
    let log: CallLog
    var allows = true
    init(_ log: CallLog) { self.log = log }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.note("delegate", "shouldSelect(\(viewController.title ?? "?"))")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.note("delegate", "didSelect(\(viewController.title ?? "?"))") }
  }

  private let stage: Stage
  private let window: UIWindow
  private let tabs: UITabBarController
  private let delegate: Delegate

  init() throws {
    let stage = try Stage()
    let actors = CallLog.$current.withValue(stage.log) {
      [Actor(named: "A"), Actor(named: "B")]
    }
    let tabs = stage.turn {
      let tabs = UITabBarController()
      tabs.title = "tabs"
      tabs.viewControllers = [UINavigationController(rootViewController: actors[0]), actors[1]]
      return tabs
    }
    window = try stage.turn { try stage.show(tabs) }
    delegate = Delegate(stage.log)
    tabs.delegate = delegate
    self.stage = stage
    self.tabs = tabs
  }

  private func tap(tab index: Int) {
    stage.turn {
      let width = tabs.tabBar.bounds.width / 2
      let place = CGPoint(
        x: (CGFloat(index) + 0.5) * width, y: tabs.tabBar.frame.minY + 10)
      window.touchDown(at: place)
      window.touchUp(at: place)
    }
    stage.advance(by: 1)
  }

  @Test func `at the launch only the first tab is loaded`() {
    #expect(
      stage.log.lines.filter { !$0.contains("ove(") } == [
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.layout", "A.viewDidAppear(false)",
      ])
  }

  @Test func `the new tab hears first that it will appear, the old one first that it is gone`() {
    stage.log.clear()
    tap(tab: 1)

    #expect(
      stage.log.lines == [
        "delegate.shouldSelect(B)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)",
        "A.viewWillDisappear(false)", "B.viewIsAppearing(false)", "B.layout",
        "A.viewDidDisappear(false)", "B.viewDidAppear(false)", "delegate.didSelect(B)",
      ])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `selecting by code asks nobody`() {
    stage.log.clear()
    stage.turn { tabs.selectedIndex = 1 }
    #expect(!stage.log.lines.contains { $0.hasPrefix("delegate") })
    #expect(stage.log.lines.last == "B.viewDidAppear(false)")
  }

  @Test func `a delegate may refuse`() {
    delegate.allows = false
    stage.log.clear()
    tap(tab: 1)
    #expect(stage.log.lines == ["delegate.shouldSelect(B)"])
  }

  @Test func `a tap on the selected tab goes back to its root`() throws {
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    stage.turn { navigation.pushViewController(UIViewController(), animated: false) }
    tap(tab: 0)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `the tabs of a storyboard come in the order of their relationships`() throws {
    let relationships = ["B", "A"].map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" "
        + "id=\"r\($0)\"/>"
    }.joined()
    let stage = try Stage(
      storyboard: """
        <scene sceneID="s-tabs"><objects><tabBarController id="tabs">
          <tabBar key="tabBar" id="bar"/><connections>\(relationships)</connections>
        </tabBarController></objects></scene>
        """ + Stage.scene("A") + Stage.scene("B"), initial: "tabs")
    let root = try stage.launch().rootViewController as? UITabBarController

    #expect(root?.viewControllers?.map(\.title) == ["B", "A"])
    #expect(root?.viewControllers?.map(\.isViewLoaded) == [true, false])
    #expect(root?.tabBar.items?.map(\.title) == ["B", "A"])
  }
}
