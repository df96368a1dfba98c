import StoryboardTools
import Testing

struct UnreachableSceneTests {
  @Test func `a scene without entry point and identifier is found at its controller's line`() {
    expectFindings(
      UnreachableScene.self,
      in: """
        <scene sceneID="1"><objects>
          ①<viewController title="Attic" id="attic" sceneMemberID="viewController"/>
        </objects></scene>
        """,
      ["①": unreachable("Attic")])
  }

  @Test func `an initial, an identified and a followed scene are reachable`() {
    expectFindings(
      UnreachableScene.self,
      in: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        initialViewController="lobby"><scenes>
        <scene sceneID="1"><objects><viewController id="lobby"><view key="view" id="v"><connections>
          <segue destination="stalls" kind="show" id="s"/>
        </connections></view></viewController></objects></scene>
        <scene sceneID="2"><objects><viewController id="stalls"/></objects></scene>
        <scene sceneID="3"><objects>
          <viewController id="box" storyboardIdentifier="box"/>
        </objects></scene>
        </scenes></document>
        """,
      [:])
  }

  @Test func `a scene that is part of another by relationship is reachable`() {
    expectFindings(
      UnreachableScene.self,
      in: """
        <scene sceneID="1"><objects>
          ①<navigationController userLabel="Stairs" id="nav"><connections>
            <segue destination="root" kind="relationship" relationship="rootViewController" id="r"/>
          </connections></navigationController>
        </objects></scene>
        <scene sceneID="2"><objects><viewController id="root"/></objects></scene>
        """,
      ["①": unreachable("Stairs")])
  }

  @Test func `a scene's segue to itself and an unwind segue to its exit are no way in`() {
    expectFindings(
      UnreachableScene.self,
      in: """
        <scene sceneID="1"><objects>
          ①<viewController id="a" customClass="Maze"><connections>
            <segue destination="a" kind="show" id="s"/>
            <segue destination="e" kind="unwind" unwindAction="back:" id="u"/>
          </connections></viewController>
          <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        """,
      ["①": unreachable("Maze")])
  }

  @Test func `an empty identifier does not count`() {
    expectFindings(
      UnreachableScene.self,
      in: """
        ①<tableViewController storyboardIdentifier="" id="a" sceneMemberID="viewController"/>
        """,
      ["①": unreachable("UITableViewController")])
  }

  private func unreachable(_ name: String) -> String {
    "scene '\(name)' cannot be reached: nothing leads to it, and it has no storyboard identifier"
  }
}
