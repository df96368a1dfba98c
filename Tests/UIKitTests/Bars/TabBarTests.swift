import Foundation
import Testing
import UIKit

/// What a tab bar shows, and what its tabs do.
@MainActor
struct TabBarTests {
  private func tabs(_ count: Int) -> (UITabBarController, Screen) {
    let tabs = UITabBarController()
    let screen = Screen {
      tabs.viewControllers = (1...count).map { index in
        let controller = UIViewController()
        controller.title = "Tab \(index)"
        return controller
      }
      return tabs
    }
    return (tabs, screen)
  }

  private func colors(of bar: UITabBar) -> [String: UIColor] {
    Dictionary(
      bar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        .compactMap { label in label.text.map { ($0, label.textColor) } },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func `the selected tab has the tint, the others are grey`() {
    let (tabs, screen) = tabs(2)
    screen.session.perform { tabs.selectedIndex = 1 }
    let colors = colors(of: tabs.tabBar)
    #expect(colors["Tab 2"] == tabs.tabBar.tintColor)
    #expect(colors["Tab 1"] != colors["Tab 2"])
  }

  @Test func `an unselected tint and an appearance colour the tabs`() {
    let (tabs, screen) = tabs(2)
    screen.session.perform { tabs.tabBar.unselectedItemTintColor = .green }
    #expect(colors(of: tabs.tabBar)["Tab 2"] == .green)
    screen.session.perform {
      let key = NSAttributedString.Key(rawValue: "NSColor")
      let appearance = UITabBarAppearance()
      appearance.stackedLayoutAppearance.selected.titleTextAttributes = [key: UIColor.red]
      tabs.tabBar.standardAppearance = appearance
    }
    #expect(colors(of: tabs.tabBar)["Tab 1"] == .red)
  }

  @Test func `a badge is a red pill as high as 18 points`() {
    let (tabs, screen) = tabs(2)
    screen.session.perform { tabs.viewControllers?[1].tabBarItem.badgeValue = "4" }
    let badge = tabs.tabBar.subviews.flatMap(\.subviews).first { $0.backgroundColor == .systemRed }
    #expect(badge?.bounds.size == CGSize(width: 18, height: 18))
    screen.session.perform { tabs.viewControllers?[1].tabBarItem.badgeValue = nil }
    #expect(!tabs.tabBar.subviews.flatMap(\.subviews).contains { $0.backgroundColor == .systemRed })
  }

  @Test func `a sixth tab is found under More`() {
    let (tabs, screen) = tabs(6)
    #expect(
      ShownBar(view: tabs.tabBar).words == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    tap(CGPoint(x: 370, y: 800), on: screen)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(ShownBar(view: screen.view).words.filter { $0.hasPrefix("Tab") }.contains("Tab 6"))
    #expect(colors(of: tabs.tabBar)["More"] == tabs.tabBar.tintColor)
    tap(CGPoint(x: 100, y: 59 + 44 + 44 + 20), on: screen)
    #expect(tabs.selectedIndex == 5)
    #expect(colors(of: tabs.tabBar)["More"] == tabs.tabBar.tintColor)
  }

  private func tap(_ place: CGPoint, on screen: Screen) {
    screen.session.perform {
      screen.window.touchDown(at: place)
      screen.window.touchUp(at: place)
    }
    screen.session.timeline.advance(by: 1)
  }

  @Test func `the bar is clear where the content ends`() {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 393, height: 2000)
    let child = UIViewController()
    child.view = list
    let tabs = UITabBarController()
    let screen = Screen {
      tabs.viewControllers = [child]
      return tabs
    }
    #expect(tabs.tabBar.subviews.first?.backgroundColor != .clear)
    screen.session.perform { list.contentOffset.y = 2000 - 852 + 83 }
    #expect(tabs.tabBar.subviews.first?.backgroundColor == .clear)
  }
}
