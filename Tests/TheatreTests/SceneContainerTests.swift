import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import Theatre
import UIKit

/// Scenes as they stand in the containers that their document puts around them.
@MainActor
struct SceneContainerTests {
  private func scene(
    _ name: String, _ scenes: String, attributes: String = "", device: Device = .phone,
    inContainers: Bool = true
  ) throws -> StagedScene {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505"><scenes>\(scenes)</scenes></document>
      """
    let document = try Document(bytes: Array(text.utf8), file: "Main.storyboard")
    let staged = StagedScene.all(of: document, named: name, inContainers: inContainers) {
      Session(device: device)
    }
    return try #require(staged.first)
  }

  private func plain(_ id: String, title: String, shows next: String? = nil, _ inner: String = "")
    -> String
  {
    let segue = next.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"\(id).show\"/>" } ?? ""
    return controller(
      "viewController", id,
      """
      <view key="view" id="\(id).view"/><navigationItem key="navigationItem" title="\(title)" \
      id="\(id).item"/>\(inner)<connections>\(segue)</connections>
      """)
  }

  private func controller(_ name: String, _ id: String, _ inner: String) -> String {
    "<scene sceneID=\"\(id).scene\"><objects><\(name) id=\"\(id)\">\(inner)</\(name)></objects>"
      + "</scene>"
  }

  private func navigation(_ id: String, root: String) -> String {
    controller(
      "navigationController", id,
      """
      <navigationBar key="navigationBar" id="\(id).bar"/><connections><segue destination="\(root)" \
      kind="relationship" relationship="rootViewController" id="\(id).root"/></connections>
      """)
  }

  private func tabs(_ id: String, _ children: String...) -> String {
    let segues = children.map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" "
        + "id=\"\(id).\($0)\"/>"
    }.joined()
    return controller(
      "tabBarController", id,
      "<tabBar key=\"tabBar\" id=\"\(id).bar\"/><connections>\(segues)</connections>")
  }

  /// The words on bars, from left to right, bar by bar.
  private func bars(_ staged: StagedScene) -> [String] {
    let window = staged.view.window
    return bars(in: window ?? staged.view).map { bar in
      let kind = bar is UINavigationBar ? "navigation" : bar is UITabBar ? "tab" : "tool"
      let words = labels(in: bar).sorted { $0.0 < $1.0 }.map(\.1)
      return "\(kind): \(words.joined(separator: ", "))"
    }
  }

  private func bars(in view: UIView) -> [UIView] {
    if view.isHidden { return [] }
    if view is UINavigationBar || view is UITabBar { return [view] }
    return view.subviews.flatMap(bars)
  }

  private func labels(in view: UIView) -> [(Double, String)] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = (view as? UILabel)?.text.map {
      [(Double(view.convert(view.bounds, to: nil).minX), $0)]
    }
    return (own ?? []) + view.subviews.flatMap(labels)
  }

  // MARK: Navigation

  @Test func `the root of a navigation controller has its bar and the bar's inset`() throws {
    let staged = try scene("a", navigation("n", root: "a") + plain("a", title: "Hall"))
    #expect(bars(staged) == ["navigation: Hall"])
    let foot: CGFloat = 161 / 3 + 44
    #expect(abs(staged.view.safeAreaInsets.top - foot) < 1e-6)
  }

  @Test func `a pushed scene has a back button named after the one before`() throws {
    let scenes =
      navigation("n", root: "a") + plain("a", title: "Hall", shows: "b")
      + plain("b", title: "Box", shows: "c") + plain("c", title: "Seat")
    #expect(bars(try scene("b", scenes)) == ["navigation: Hall, Box"])
    #expect(bars(try scene("c", scenes)) == ["navigation: Box, Seat"])
  }

  @Test func `bare scenes stand alone`() throws {
    let scenes = navigation("n", root: "a") + plain("a", title: "Hall")
    let staged = try scene("a", scenes, inContainers: false)
    #expect(bars(staged) == [])
    #expect(staged.view.safeAreaInsets.top == 59)
  }

  @Test func `a scene that is shown where nothing pushes stands alone`() throws {
    let scenes = plain("a", title: "Hall", shows: "b") + plain("b", title: "Box")
    #expect(bars(try scene("b", scenes)) == [])
  }

  @Test func `a presented scene stands alone`() throws {
    let scenes =
      navigation("n", root: "a")
      + plain("a", title: "Hall", "<extra/>").replacing(
        "<connections>",
        with: "<connections><segue destination=\"b\" kind=\"presentation\" id=\"p\"/>")
      + plain("b", title: "Box")
    #expect(bars(try scene("b", scenes)) == [])
  }

  // MARK: Tabs

  @Test func `a tab's child has the bar with its siblings and is selected`() throws {
    let scenes =
      tabs("t", "n", "b") + navigation("n", root: "a")
      + plain("a", title: "Hall").replacing(
        "<connections>",
        with: "<tabBarItem key=\"tabBarItem\" title=\"One\" id=\"i\"/><connections>"
      )
      + plain("b", title: "Box").replacing(
        "<connections>",
        with: "<tabBarItem key=\"tabBarItem\" title=\"Two\" id=\"j\"/><connections>"
      )
    let first = try scene("a", scenes)
    #expect(Set(bars(first)) == ["tab: One, Two", "navigation: Hall"])
    let second = try scene("b", scenes)
    #expect(bars(second) == ["tab: One, Two"])
    let bar = bars(in: second.view.window ?? second.view).first as? UITabBar
    #expect(bar?.selectedItem?.title == "Two")
    #expect(second.view.safeAreaInsets.bottom == CGFloat(34 + 49))
  }

  // MARK: What a scene simulates, and what goes wrong

  @Test func `simulated bars are there and take bars away`() throws {
    let simulated = plain(
      "a", title: "Hall",
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>")
    #expect(bars(try scene("a", simulated)) == ["navigation: Hall"])
    let hidden =
      navigation("n", root: "a")
      + plain("a", title: "Hall", "<nil key=\"simulatedTopBarMetrics\"/>")
    #expect(bars(try scene("a", hidden)) == [])
  }

  @Test func `scenes that lead round in a ring come to an end`() throws {
    let scenes =
      navigation("n", root: "a") + plain("a", title: "Hall", shows: "b")
      + plain("b", title: "Box", shows: "a")
    #expect(bars(try scene("b", scenes)) == ["navigation: Hall, Box"])
    let ring = plain("a", title: "Hall", shows: "b") + plain("b", title: "Box", shows: "a")
    #expect(bars(try scene("a", ring)) == [])
    let own = navigation("n", root: "n")
    #expect(try scene("n", own).name == "n")
  }

  @Test func `a status bar is dark on light and says the time`() throws {
    let staged = try scene("a", plain("a", title: "Hall"))
    staged.show(.statusBar)
    let words = labels(in: staged.view.window ?? staged.view).map(\.1)
    #expect(words == ["9:41"])
  }
}
