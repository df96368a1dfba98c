import Diagnostics
import Foundation
import Testing
import UIKit

/// Where bars lie and what they leave, on a screen of 393 × 852 points with 59 and 34 unsafe.
@MainActor
struct ContainerLayoutTests {
  private let child = UIViewController()

  private let screens = Screens()

  /// On a screen that stays as long as the test.
  @discardableResult
  private func shown(_ container: UIViewController) -> Screen {
    let screen = Screen { container }
    screens.kept.append(screen)
    return screen
  }

  /// Where the bar of the usual phone begins: at the foot of its status bar.
  private let barTop: CGFloat = 161 / 3

  @Test func `a navigation bar lies below the status bar and is the child's safe area`() {
    let navigation = UINavigationController(rootViewController: child)
    let screen = shown(navigation)

    #expect(isNear(navigation.navigationBar.frame.minY, barTop))
    #expect(navigation.navigationBar.frame.size == CGSize(width: 393, height: 44))
    #expect(child.view.frame == screen.window.bounds)
    #expect(isNear(child.view.safeAreaInsets.top, barTop + 44))
    #expect(child.view.safeAreaInsets.bottom == 34)
    screen.session.perform { navigation.isNavigationBarHidden = true }
    #expect(child.view.safeAreaInsets.top == 59)
  }

  @Test func `a large title adds 52 points`() {
    let navigation = UINavigationController(rootViewController: child)
    navigation.navigationBar.prefersLargeTitles = true
    shown(navigation)
    #expect(isNear(child.view.safeAreaInsets.top, barTop + 44 + 52))
  }

  @Test func `under an opaque bar the child begins below it`() {
    let navigation = UINavigationController(rootViewController: child)
    navigation.navigationBar.isTranslucent = false
    shown(navigation)
    #expect(isNear(child.view.frame.minY, barTop + 44))
    #expect(isNear(child.view.frame.maxY, 852))
    #expect(child.view.safeAreaInsets.top == 0)
  }

  @Test func `a child that extends under no edge begins below the bar`() {
    child.edgesForExtendedLayout = []
    shown(UINavigationController(rootViewController: child))
    #expect(isNear(child.view.frame.minY, barTop + 44))
  }

  @Test func `tab bar, toolbar and navigation bar add up`() {
    let navigation = UINavigationController(rootViewController: child)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    shown(tabs)

    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    #expect(isNear(child.view.safeAreaInsets.top, barTop + 44))
    #expect(child.view.safeAreaInsets.bottom == CGFloat(34 + 49 + 44))
  }

  @Test func `a pushed controller may take the tab bar away`() {
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let screen = shown(tabs)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    screen.session.perform { navigation.pushViewController(next, animated: false) }
    #expect(tabs.tabBar.isHidden)
    #expect(next.view.safeAreaInsets.bottom == 34)
    screen.session.perform { _ = navigation.popViewController(animated: false) }
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func `half-way through a push the new view is on its way from the right`() {
    let navigation = UINavigationController(rootViewController: child)
    let screen = shown(navigation)
    let next = UIViewController()
    screen.session.perform { navigation.pushViewController(next, animated: true) }
    screen.session.timeline.advance(by: 0.175)
    let middle = screen.session.bind { next.view.seenX } ?? 0
    #expect(middle > 393 / 2 && middle < 393 * 1.5)
    screen.session.timeline.advance(by: 1)
    #expect(next.view.frame == screen.window.bounds)
    #expect(child.view.superview == nil)
  }

  @Test func `the back button leads back and bears the name of where it leads`() {
    child.title = "Hall"
    let navigation = UINavigationController(rootViewController: child)
    let screen = shown(navigation)
    screen.session.perform {
      navigation.pushViewController(UIViewController(), animated: false)
    }
    #expect(texts(in: navigation.navigationBar) == ["Hall"])
    screen.session.perform {
      screen.window.touchDown(at: CGPoint(x: 20, y: 80))
      screen.window.touchUp(at: CGPoint(x: 20, y: 80))
    }
    screen.session.timeline.advance(by: 1)
    #expect(navigation.viewControllers == [child])
    #expect(texts(in: navigation.navigationBar) == ["Hall"])
  }

  @Test func `a toolbar's flexible space takes what the others leave`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    let left = UIBarButtonItem(title: "L", style: .plain, target: nil, action: nil)
    let right = UIBarButtonItem(title: "R", style: .plain, target: nil, action: nil)
    left.width = 50
    right.width = 50
    bar.items = [left, .flexibleSpace(), right]
    Screen().add { bar }
    let frames = bar.subviews.compactMap { $0 as? UIControl }.map(\.frame)
    #expect(frames.map(\.minX) == [8, 393 - 8 - 50])
  }

  @Test func `a button follows its item, and a title view stays where it is`() {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    child.navigationItem.rightBarButtonItem = item
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    child.navigationItem.titleView = title
    let navigation = UINavigationController(rootViewController: child)
    let screen = shown(navigation)
    let place = title.superview
    screen.session.perform {
      item.title = "Stop"
      navigation.navigationBar.setNeedsLayout()
    }
    #expect(texts(in: navigation.navigationBar) == ["Stop"])
    #expect(title.superview === place && place != nil)
    #expect(title.center.x == navigation.navigationBar.bounds.midX)
  }

  private func texts(in view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.filter { !$0.isHidden }.flatMap(texts)
  }

  // MARK: Pages

  @Test func `pages that scroll swap with the new one first`() {
    let log = Log()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let one = Page("one", log)
    let two = Page("two", log)
    pages.setViewControllers([one], direction: .forward, animated: false)
    let screen = shown(pages)
    log.clear()
    screen.session.perform {
      pages.setViewControllers([two], direction: .forward, animated: true) { _ in
        log.write("done")
      }
    }
    screen.session.timeline.advance(by: 1)
    #expect(
      log.lines == [
        "two willAppear", "one willDisappear", "two didAppear", "one didDisappear", "done",
      ])
    #expect(pages.children == [two])
  }
}

private final class Page: UIViewController {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillAppear(_ animated: Bool) { log.write("\(name) willAppear") }
  override func viewDidAppear(_ animated: Bool) { log.write("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.write("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.write("\(name) didDisappear") }
}
