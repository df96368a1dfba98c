import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Sizes and insets of roots as Interface Builder wrote them.
@MainActor
struct CanvasRootTests {
  /// A document whose scene `a` is what the test is about.
  struct Design {
    var tools = 17_701
    var device = "retina6_1"
    var orientation = "portrait"
    /// Attributes and children of the controller `a`.
    var attributes = ""
    var metrics = ""
    /// Elements of other controllers.
    var others = ""
    var preferred = ""

    func root(_ width: Double, _ height: Double, on asked: Device? = nil) throws -> CanvasRoot {
      let screen =
        device.isEmpty ? "" : "<device id=\"\(device)\" orientation=\"\(orientation)\"/>"
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="\(tools).1">\(screen)<scenes><scene sceneID="s"><objects>
        <viewController id="a" sceneMemberID="viewController" \(attributes)>\(metrics)
        </viewController></objects></scene>
        \(others)</scenes>
        <inferredMetricsTieBreakers><segue reference="\(preferred)"/>\
        </inferredMetricsTieBreakers></document>
        """
      let document = try Document(bytes: Array(text.utf8), file: "Main.storyboard")
      let scene = try #require(document.element(id: "a").flatMap(ControllerElement.init))
      return Canvas(document, on: asked).root(
        of: scene, drawn: CGSize(width: width, height: height))
    }

    func insets(_ width: Double, _ height: Double) throws -> [CGFloat] {
      let insets = try root(width, height).insets
      return [insets.top, insets.left, insets.bottom, insets.right]
    }
  }

  private func scene(_ element: String, _ attributes: String = "", _ inner: String) -> String {
    """
    <scene sceneID="o"><objects><\(element) id="o" sceneMemberID="viewController" \(attributes)>
    \(inner)</\(element)></objects></scene>
    """
  }

  private func segue(_ kind: String, _ more: String = "", to target: String = "a") -> String {
    "<connections><segue destination=\"\(target)\" kind=\"\(kind)\" \(more)/></connections>"
  }

  private func navigation(
    _ attributes: String = "", bar: String = "", _ more: String = ""
  ) -> String {
    scene(
      "navigationController", attributes,
      "<navigationBar key=\"navigationBar\" \(bar) id=\"bar\"/>\(more)"
        + segue("relationship", "relationship=\"rootViewController\""))
  }

  // MARK: Devices

  @Test(arguments: [
    (14_490, 20), (14_868, 0), (21_507, 0), (21_701, 20), (23_504, 20), (24_127, 20), (32_700, 20),
  ])
  func `the status bar above a home button is missing for some versions`(
    tools: Int, top: CGFloat
  ) throws {
    let design = Design(tools: tools, device: "retina4_7")
    #expect(try design.insets(375, 667) == [top, 0, 0, 0])
  }

  @Test(arguments: [
    ("retina6_1", 20_037, 44), ("retina6_1", 21_225, 48), ("retina6_0", 17_506, 44),
    ("retina6_0", 21_225, 47), ("retina5_9", 22_505, 50), ("retina6_5", 32_700, 44),
    ("retina6_12", 23_077, 59),
  ])
  func `a notch is as high as the version knew it`(
    device: String, tools: Int, top: CGFloat
  ) throws {
    let size = try #require(Device.named(device)).size
    let design = Design(tools: tools, device: device)
    #expect(try design.insets(size.width, size.height) == [top, 0, 34, 0])
  }

  @Test func `the version of iOS 26 counts a notch twice`() throws {
    #expect(try Design(tools: 24_127).insets(414, 896) == [96, 0, 68, 0])
  }

  @Test func `a phone on its side has insets at the sides`() throws {
    let design = Design(device: "retina5_9", orientation: "landscape")
    #expect(try design.insets(812, 375) == [0, 44, 21, 44])
  }

  @Test func `without a device the screen is as large as the scene`() throws {
    let old = Design(tools: 9_532, device: "")
    #expect(try old.insets(600, 600) == [20, 0, 0, 0])
    #expect(try old.insets(320, 568) == [20, 0, 0, 0])
    #expect(try Design(device: "").insets(600, 600) == [0, 0, 0, 0])
  }

  @Test func `a root that is misplaced has the size that follows from its bars`() throws {
    let opaque = navigation(bar: "translucent=\"NO\"")
    let view = "<view key=\"view\" misplaced=\"YES\" id=\"v\"/>"
    let design = Design(tools: 22_505, device: "retina5_5", metrics: view, others: opaque)
    #expect(try design.root(414, 666).size == CGSize(width: 414, height: 736 - 20 - 44))
  }

  @Test func `until Xcode 7 the canvas has one pixel a point`() {
    let scale = { (tools: Int) in
      Device.anySize.onCanvas(of: CanvasTools(tools)).scale
    }
    #expect(scale(10_117) == 1)
    #expect(scale(11_542) == 2)
  }

  @Test func `a device that is not known is the usual one`() throws {
    #expect(try Design(device: "retina99").insets(393, 852) == [44, 0, 34, 0])
  }

  // MARK: Bars

  @Test func `under a navigation bar 44 more is covered`() throws {
    #expect(try Design(others: navigation()).insets(414, 896) == [88, 0, 34, 0])
  }

  @Test func `a large title takes 52 more, unless the scene wants none`() throws {
    let large = navigation(bar: "largeTitles=\"YES\"")
    let never = "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"i\"/>"
    #expect(try Design(others: large).insets(414, 896)[0] == 44 + 96)
    #expect(try Design(metrics: never, others: large).insets(414, 896)[0] == 88)
    #expect(try Design(tools: 24_127, others: large).insets(414, 896)[0] == 96 + 106)
  }

  @Test(arguments: [(11_762, 20 + 44), (17_701, 50), (23_504, 20 + 50)])
  func `bars of pads are higher since iOS 12`(tools: Int, top: CGFloat) throws {
    let design = Design(tools: tools, device: "ipad9_7", others: navigation())
    #expect(try design.insets(768, 1024)[0] == top)
  }

  @Test func `a view ends at an opaque bar, and nothing of it is covered`() throws {
    let design = Design(others: navigation(bar: "translucent=\"NO\""))
    #expect(try design.insets(414, 808) == [0, 0, 34, 0])
  }

  @Test func `the size in the file says that a bar is opaque where the bar does not`() throws {
    #expect(try Design(others: navigation()).insets(414, 808) == [0, 0, 34, 0])
  }

  @Test func `a view that extends under opaque bars is covered by them`() throws {
    let design = Design(
      attributes: "extendedLayoutIncludesOpaqueBars=\"YES\"",
      others: navigation(bar: "translucent=\"NO\""))
    #expect(try design.insets(414, 896) == [88, 0, 34, 0])
  }

  @Test func `a view that extends under no edge ends at a bar`() throws {
    let design = Design(
      metrics: "<extendedEdge key=\"edgesForExtendedLayout\"/>", others: navigation())
    #expect(try design.insets(414, 808) == [0, 0, 34, 0])
  }

  @Test func `a hidden bar covers nothing`() throws {
    let design = Design(others: navigation("navigationBarHidden=\"YES\""))
    #expect(try design.insets(414, 896) == [44, 0, 34, 0])
  }

  @Test func `a toolbar that shows is 49 high above a home indicator and else 44`() throws {
    let tool = navigation("toolbarHidden=\"NO\"")
    #expect(try Design(others: tool).insets(414, 896) == [88, 0, 34 + 49, 0])
    #expect(
      try Design(tools: 14_113, device: "retina4_7", others: tool).insets(375, 667)
        == [64, 0, 44, 0])
  }

  @Test func `tabs have the bar of their controller`() throws {
    let tabs = scene(
      "tabBarController", "",
      "<tabBar key=\"tabBar\" id=\"bar\"/>"
        + segue("relationship", "relationship=\"viewControllers\""))
    #expect(try Design(others: tabs).insets(414, 896) == [44, 0, 34 + 49, 0])
  }

  @Test func `simulated bars take the place of inferred ones`() throws {
    let none = "<nil key=\"simulatedTopBarMetrics\"/>"
    let bars = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """
    #expect(try Design(metrics: none, others: navigation()).insets(414, 896) == [44, 0, 34, 0])
    #expect(try Design(metrics: bars).insets(414, 896) == [88, 0, 34 + 49, 0])
  }

  @Test func `a status bar that is not simulated covers nothing, in versions that simulate it`()
    throws
  {
    let none = "<nil key=\"simulatedStatusBarMetrics\"/>"
    #expect(try Design(metrics: none).insets(414, 896) == [0, 0, 34, 0])
    #expect(try Design(tools: 23_504, metrics: none).insets(414, 896) == [48, 0, 34, 0])
  }

  // MARK: Segues

  @Test func `a pushed scene has the bars of the one before`() throws {
    let pushed = scene("viewController", "", segue("show")).replacing("\"o\"", with: "\"b\"")
    let root = navigation().replacing("\"a\"", with: "\"b\"")
    #expect(try Design(others: pushed + root).insets(414, 896) == [88, 0, 34, 0])
  }

  @Test func `a scene that is shown without a navigation controller is a sheet`() throws {
    let shown = scene("viewController", "", segue("show"))
    #expect(try Design(others: shown).insets(414, 842) == [0, 0, 34, 0])
    let old = Design(tools: 14_490, device: "retina4_7", others: shown)
    #expect(try old.insets(375, 667) == [20, 0, 0, 0])
  }

  @Test func `a sheet may begin a little lower than is known, and still ends at the lower edge`()
    throws
  {
    let shown = scene("viewController", "", segue("presentation"))
    #expect(try Design(others: shown).insets(414, 836) == [0, 0, 34, 0])
  }

  @Test(arguments: [("", 842, 0), ("formSheet", 842, 0), ("fullScreen", 896, 44)])
  func `a presented scene stands as its style says`(
    style: String, height: Double, top: CGFloat
  ) throws {
    let more = style.isEmpty ? "" : "modalPresentationStyle=\"\(style)\""
    let design = Design(others: scene("viewController", "", segue("presentation", more)))
    #expect(try design.insets(414, height) == [top, 0, 34, 0])
  }

  @Test func `in a sheet a navigation bar is 56 high`() throws {
    let presented = scene("viewController", "", segue("presentation", to: "o"))
      .replacing("id=\"o\"", with: "id=\"b\"")
    #expect(try Design(others: navigation() + presented).insets(414, 842) == [56, 0, 34, 0])
    let opaque = navigation(bar: "translucent=\"NO\"") + presented
    #expect(try Design(others: opaque).insets(414, 786) == [0, 0, 34, 0])
  }

  @Test func `the segue that a document prefers counts before the first`() throws {
    let two =
      scene("viewController", "", segue("presentation"))
      .replacing("\"o\"", with: "\"b\"")
      + navigation().replacing(
        "/></connections>",
        with: """
           id="root"/></connections>
          """)
    #expect(try Design(others: two).insets(414, 842) == [0, 0, 34, 0])
    #expect(try Design(others: two, preferred: "root").insets(414, 896) == [88, 0, 34, 0])
  }

  @Test func `containers that contain one another end`() throws {
    let ring = scene(
      "navigationController", "",
      "<connections><segue destination=\"a\" kind=\"relationship\" id=\"1\"/>"
        + "<segue destination=\"o\" kind=\"relationship\" id=\"2\"/></connections>")
    #expect(try Design(others: ring).insets(414, 896) == [88, 0, 34, 0])
  }

  // MARK: Sizes of their own

  @Test func `what does not reach the lower edge is not covered there`() throws {
    let embedded = scene("viewController", "", segue("embed"))
    #expect(try Design(others: embedded).insets(414, 150) == [44, 0, 0, 0])
    #expect(try Design(others: embedded).insets(414, 872) == [44, 0, 10, 0])
    #expect(try Design(tools: 22_505).insets(408, 488) == [48, 0, 34, 0])
  }

  @Test func `on another device a scene takes its size and its insets`() throws {
    let pad = try #require(Device.named("ipad11_0rounded"))
    let design = Design(others: navigation(bar: "translucent=\"NO\""))
    let root = try design.root(414, 808, on: pad)
    #expect(root.size == CGSize(width: 834, height: 1194 - 24 - 50))
    #expect(root.insets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    #expect(try design.root(200, 100, on: pad).size == CGSize(width: 200, height: 100))
  }
}
