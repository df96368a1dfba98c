import Diagnostics
import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// What a storyboard says of bars and their items.
@MainActor
struct BarNibTests {
  private func items(_ item: String, controller: String = "") throws -> (
    UIViewController?, Session
  ) {
    let scenes = try NibScenes(
      """
      <viewController id="one" title="Lobby" \(controller)>
        <view key="view" id="v"/>\(item)</viewController>
      """)
    return (scenes.make(UIViewController.self), scenes.session)
  }

  @Test func `a bar that clips in its file shows its hairline all the same`() throws {
    let scenes = try NibScenes(
      """
      <viewController id="one"><view key="view" id="v"><subviews>
        <navigationBar clipsSubviews="YES" id="n"/><toolbar clipsSubviews="YES" id="t"/>
      </subviews></view></viewController>
      """)
    let bars = scenes.make(UIViewController.self)?.view?.subviews ?? []
    #expect(bars.map(\.clipsToBounds) == [false, false])
  }

  @Test func `a navigation item has its titles and buttons`() throws {
    let (controller, session) = try items(
      """
      <navigationItem key="navigationItem" id="n" title="Hall" prompt="Hush" \
      hidesBackButton="YES" largeTitleDisplayMode="never">
        <barButtonItem key="leftBarButtonItem" id="l" systemItem="cancel"/>
        <rightBarButtonItems>
          <barButtonItem id="r1" title="Send" style="done" width="50" enabled="NO" tag="3"/>
          <barButtonItem id="r2" image="gear"><color key="tintColor" red="1" green="0" blue="0" \
      alpha="1" colorSpace="custom" customColorSpace="sRGB"/></barButtonItem>
        </rightBarButtonItems>
        <barButtonItem key="backBarButtonItem" id="b" title="Out"/>
        <view key="titleView" id="t"><rect key="frame" x="0" y="0" width="90" height="30"/></view>
      </navigationItem>
      """)
    let item = try #require(controller?.navigationItem)
    let send = try #require(item.rightBarButtonItems?.first)

    #expect(item.title == "Hall" && item.prompt == "Hush" && item.hidesBackButton)
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.leftBarButtonItem?.style == .plain)
    #expect(item.rightBarButtonItems?.map(\.title) == ["Send", nil])
    #expect(send.style == .done && send.width == 50 && !send.isEnabled && send.tag == 3)
    #expect(item.rightBarButtonItems?.last?.tintColor != nil)
    #expect(item.backBarButtonItem?.title == "Out")
    #expect(item.titleView?.frame.width == 90)
    #expect(
      session.messages == ["Could not load the \"gear\" image referenced from a nib"])
  }

  @Test func `an item without a title has the controller's`() throws {
    let (controller, _) = try items("<navigationItem key=\"navigationItem\" id=\"n\"/>")
    #expect(controller?.navigationItem.title == "Lobby")
    #expect(controller?.tabBarItem.title == "Lobby")
    controller?.title = "Foyer"

    #expect(controller?.navigationItem.title == "Foyer")
    controller?.navigationItem.title = "Attic"
    #expect(controller?.title == "Foyer")
  }

  @Test func `a tab bar item has its titles and the system's`() throws {
    let (controller, _) = try items(
      """
      <tabBarItem key="tabBarItem" id="t" title="News" badgeValue="4" tag="2" selectedImage="on">
        <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="-2"/></tabBarItem>
      """)
    let item = try #require(controller?.tabBarItem)

    #expect(item.title == "News" && item.badgeValue == "4" && item.tag == 2)
    #expect(item.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -2))
  }

  @Test func `odd values are reported and lose nothing else`() throws {
    let (controller, session) = try items(
      """
      <toolbarItems><barButtonItem id="a" title="A" style="baroque"/>\
      <barButtonItem id="b" systemItem="teleport" title="B"/></toolbarItems>
      """)

    #expect(controller?.toolbarItems?.map(\.title) == ["A", "B"])
    #expect(
      session.messages == [
        "'baroque' is no value of style of barButtonItem",
        "'teleport' is no value of systemItem of barButtonItem",
      ])
  }

  @Test func `edges and keys of a controller`() throws {
    let (controller, session) = try items(
      """
      <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
      <value key="contentSizeForViewInPopover" type="size" width="320" height="300"/>
      <keyCommands><keyCommand input="s" modifierFlags="1048576" actionName="save:"/></keyCommands>
      """)
    let command = try #require(controller?.keyCommands?.first)

    #expect(controller?.edgesForExtendedLayout == .bottom)
    #expect(controller?.preferredContentSize == CGSize(width: 320, height: 300))
    #expect(command.input == "s" && command.modifierFlags == .command)
    #expect(command.action == "save:")
    #expect(session.messages == [])
  }

  @Test func `the bars of a navigation controller have their looks`() throws {
    let scenes = try NibScenes(
      """
      <navigationController id="one" toolbarHidden="NO" navigationBarHidden="YES" \
      hidesBarsOnTap="YES">
        <nil name="viewControllers"/>
        <navigationBar key="navigationBar" id="n" barStyle="black" translucent="NO" \
      largeTitles="YES">
          <color key="barTintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
          <textAttributes key="titleTextAttributes"><color key="textColor" white="0" alpha="1" \
      colorSpace="calibratedWhite"/></textAttributes>
          <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" \
      white="1" alpha="1" colorSpace="calibratedWhite"/></navigationBarAppearance>
        </navigationBar>
        <toolbar key="toolbar" id="t" translucent="NO"/>
      </navigationController>
      """)
    let navigation = try #require(scenes.make(UINavigationController.self))
    let bar = navigation.navigationBar

    #expect(bar.barStyle == .black && !bar.isTranslucent && bar.prefersLargeTitles)
    #expect(bar.barTintColor != nil && bar.titleTextAttributes?.count == 1)
    #expect(bar.standardAppearance.backgroundColor != nil)
    #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    #expect(navigation.hidesBarsOnTap && !navigation.toolbar.isTranslucent)
    #expect(scenes.session.messages == [])
  }

  @Test func `bars that stand alone hold their items`() throws {
    let scenes = try NibScenes(
      """
      <viewController id="one"><view key="view" id="v"><subviews>
        <toolbar id="t"><items><barButtonItem id="a" title="A"/>\
      <barButtonItem systemItem="flexibleSpace" id="f"/></items></toolbar>
        <tabBar id="b"><items><tabBarItem id="x" systemItem="more"/></items></tabBar>
        <navigationBar id="n"><items><navigationItem id="i" title="Hall"/></items></navigationBar>
      </subviews></view></viewController>
      """)
    let subviews = scenes.make(UIViewController.self)?.view.subviews ?? []

    #expect((subviews.first as? UIToolbar)?.items?.map(\.title) == ["A", nil])
    #expect((subviews.dropFirst().first as? UITabBar)?.items?.count == 1)
    #expect((subviews.last as? UINavigationBar)?.topItem?.title == "Hall")
    #expect(scenes.session.messages == [])
  }
}
