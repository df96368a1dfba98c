import Foundation
import InterfaceBuilder
import Testing

struct ObjectTests {
  @Test func `a storyboard tells its scenes and how it is laid out`() throws {
    let document = try document(lobby)

    #expect(document.scenes.map(\.sceneID) == ["scene-1", "scene-2"])
    #expect(document.initialViewController?.id == "lobby")
    #expect(document.controller(identifier: "lobby")?.id == "lobby")
    #expect(document.controller(identifier: "none") == nil)
    #expect(document.isAutoLayout && document.usesSafeAreas && document.usesTraitCollections)
    #expect(!document.isLaunchScreen)
    #expect(document.designDevice?.id == "retina6_1")
    #expect(document.designDevice?.isLandscape == true)
    #expect(document.designDevice?.isDark == true)
    #expect(document.resources.imageSize("seat") == CGSize(width: 24, height: 18))
  }

  @Test func `a scene tells its objects`() throws {
    let scene = try document(lobby).scenes[0]

    #expect(scene.controller?.id == "lobby")
    #expect(scene.exit?.id == "exit")
    #expect(scene.placeholders.map(\.id) == ["responder"])
    #expect(scene.firstResponder?.id == "responder")
    #expect(scene.accessories.map(\.id) == ["tap"])
    #expect(scene.canvasLocation == CGPoint(x: -12, y: 34.5))
    #expect(scene.element.descendants.allSatisfy { $0.scene == scene })
  }

  @Test func `a controller tells its names, its view and its segues`() throws {
    let controller = try #require(document(lobby).initialViewController)

    #expect(controller.storyboardIdentifier == "lobby")
    #expect(controller.restorationIdentifier == "lobby")
    #expect(controller.className == "LobbyController")
    #expect(controller.customModule == "Theatre")
    #expect(controller.usesTargetModule)
    #expect(controller.title == "Lobby")
    #expect(controller.view?.id == "root")
    #expect(controller.segues.map(\.id) == ["segue-3"])
    #expect(controller.allSegues.map(\.id) == ["segue-1", "segue-2", "segue-3", "segue-4"])
    #expect(controller.outlets.map(\.property) == ["button"])
    #expect(controller.outletCollections.map(\.destinationID) == ["button", "container"])
    #expect(
      controller.outletCollections.map(\.collectionClass)
        == Array(repeating: "NSMutableArray", count: 2))
  }

  @Test func `a view tells its geometry and its look`() throws {
    let root = try #require(document(lobby).initialViewController?.view)
    let button = root.subviews[0]
    let container = root.subviews[1]

    #expect(root.frame == CGRect(x: 0, y: 0, width: 414, height: 896.5))
    #expect(root.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(button.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
    #expect(container.autoresizingMask.description == "")
    #expect(button.alpha == 0.5 && button.tag == 7 && !button.isOpaque)
    #expect(root.isOpaque && !root.isHidden && root.userInteractionEnabled)
    #expect(container.isHidden && container.clipsSubviews && !container.userInteractionEnabled)
    #expect(container.contentMode == "scaleToFill")
    #expect(button.accessibilityIdentifier == "swap")
    #expect(root.backgroundColor?.value == .white(1, alpha: 1))
    #expect(container.backgroundColor?.value == .system("systemFillColor"))
    #expect(root.constraints.map(\.id) == ["constraint"])
    #expect([root, button, container].map(\.className) == ["UIView", "UIButton", "UIView"])
  }

  @Test func `a storyboard reference stands for a controller elsewhere`() throws {
    let document = try storyboard(
      """
      <viewControllerPlaceholder storyboardName="Bar" referencedIdentifier="counter" id="p" \
      sceneMemberID="viewController"/>
      """)
    let controller = try #require(document.scenes[0].controller)

    #expect(controller.isPlaceholder)
    #expect(controller.storyboardName == "Bar")
    #expect(controller.referencedIdentifier == "counter")
  }

  @Test func `tabs are related in the order of their relationships`() throws {
    let document = try storyboard(
      """
      <tabBarController id="t"><connections>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="s1"/>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="s2"/>
      </connections></tabBarController><viewController id="a"/><viewController id="b"/>
      """)
    let related = try #require(document.scenes[0].controller).related

    #expect(related.map(\.controller.id) == ["b", "a"])
    #expect(Set(related.map(\.relationship)) == ["viewControllers"])
  }

  @Test func `a subview of a name nobody knows is still a view`() throws {
    let document = try storyboard(
      "<viewController id=\"c\"><view key=\"view\"><subviews><novelty/></subviews></view></viewController>"
    )
    let subviews = document.scenes[0].controller?.view?.subviews
    #expect(subviews?.map(\.element.name) == ["novelty"])
    #expect(subviews?.first?.className == nil)
  }
}
