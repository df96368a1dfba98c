import Diagnostics
import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// What a storyboard says of containers and of recognisers.
@MainActor
struct ContainerNibTests {
  private func relationship(_ kind: String, _ id: String) -> String {
    "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(kind)\" id=\"r\(id)\"/>"
  }

  private func scene(_ id: String) -> String {
    "<viewController id=\"\(id)\" title=\"\(id)\"><view key=\"view\" id=\"v\(id)\"/></viewController>"
  }

  private func split(on device: Device) throws -> UISplitViewController? {
    let scenes = try NibScenes(
      """
      <splitViewController id="one" maximumPrimaryColumnWidth="300"><connections>
        \(relationship("masterViewController", "two"))
        \(relationship("detailViewController", "three"))
      </connections></splitViewController>
      """, scene("two"), scene("three"))
    let session = Session(device: device)
    session.documents = scenes.session.documents
    return session.perform {
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = made
      window.makeKeyAndVisible()
      return made as? UISplitViewController
    }
  }

  @Test func `a split controller shows both where there is room`() throws {
    let pad = try #require(Device.named("ipad9_7"))
    let children = try #require(try split(on: pad)).viewControllers

    #expect(children.map(\.title) == ["two", "three"])
    #expect(children.first?.view.frame == CGRect(x: 0, y: 0, width: 300, height: 1024))
    #expect(children.last?.view.frame == CGRect(x: 300, y: 0, width: 468, height: 1024))
  }

  @Test func `a split controller shows its primary where there is none`() throws {
    let children = try #require(try split(on: .phone)).viewControllers

    #expect(children.first?.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(children.last?.isViewLoaded == false)
  }

  @Test func `a page controller has its options`() throws {
    let scenes = try NibScenes(
      """
      <pageViewController id="one" transitionStyle="scroll" navigationOrientation="vertical" \
      spineLocation="mid" pageSpacing="10" doubleSided="YES"/>
      """)
    let pages = try #require(scenes.make(UIPageViewController.self))

    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    #expect(pages.spineLocation == .mid && pages.isDoubleSided)
    #expect(scenes.session.messages == [])
  }

  @Test func `controllers of other frameworks have stand-ins`() throws {
    for name in ["glkViewController", "avPlayerViewController", "hostingController"] {
      let scenes = try NibScenes("<\(name) id=\"one\"/>")
      #expect(scenes.make(UIViewController.self) != nil)
      #expect(scenes.session.messages == [])
    }
  }

  @Test func `containers that contain one another end with a diagnostic`() throws {
    let scenes = try NibScenes(
      """
      <tabBarController id="one"><connections>\(relationship("viewControllers", "one"))\
      \(relationship("viewControllers", "two"))</connections></tabBarController>
      """, scene("two"))

    #expect(scenes.make(UITabBarController.self)?.viewControllers?.count == 2)
    #expect(scenes.session.messages == ["containers contain one another without end"])
  }

  // MARK: Recognisers

  @Test func `recognisers have their values and belong to their view`() throws {
    let scenes = try NibScenes(
      """
      <viewController id="one"><view key="view" id="v"><connections>
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o1"/>
        <outletCollection property="gestureRecognizers" destination="press" appends="YES" id="o2"/>
      </connections></view></viewController>
      <tapGestureRecognizer id="tap" numberOfTapsRequired="2" cancelsTouchesInView="NO"/>
      <pongPressGestureRecognizer id="press" minimumPressDuration="0.25" allowableMovement="5"/>
      <swipeGestureRecognizer id="swipe" direction="up"/>
      <screenEdgePanGestureRecognizer id="edge" minimumNumberOfTouches="1">
        <rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
      """)
    let controller = try #require(scenes.make(UIViewController.self))
    let found = scenes.session.perform { controller.view.gestureRecognizers ?? [] }
    let tap = found.first as? UITapGestureRecognizer
    let press = found.last as? UILongPressGestureRecognizer

    #expect(found.count == 2 && found.allSatisfy { $0.view === controller.view })
    #expect(tap?.numberOfTapsRequired == 2 && tap?.cancelsTouchesInView == false)
    #expect(press?.minimumPressDuration == 0.25 && press?.allowableMovement == 5)
    #expect(scenes.session.messages == [])
  }
}
