import InterfaceBuilder
import Testing

@testable import UIKit

/// What Interface Builder's canvas shows and a running app does not.
@MainActor
struct CanvasTests {
  private func ids(_ loading: SceneLoading) throws -> [String] {
    func cell(_ id: String, _ y: Int) -> String {
      """
      <tableViewCell reuseIdentifier="\(id)" id="\(id)">
      <rect key="frame" x="0" y="\(y)" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
      <rect key="frame" x="0" y="0" width="393" height="44"/></tableViewCellContentView>
      </tableViewCell>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="c"><scenes><scene sceneID="s"><objects><viewController id="c">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <tableView dataMode="prototypes" id="prototypes">
      <rect key="frame" x="0" y="0" width="393" height="400"/>
      <prototypes>\(cell("p1", 28))\(cell("p2", 72))</prototypes></tableView>
      <tableView dataMode="static" id="static">
      <rect key="frame" x="0" y="400" width="393" height="60"/><sections>
      <tableViewSection id="section"><cells>\(cell("s1", 0))\(cell("s2", 44))\(cell("s3", 88))\
      </cells></tableViewSection></sections></tableView>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let session = Session()
    session.sceneLoading = loading
    session.documents["Main"] = try Document(bytes: Array(text.utf8), file: "Main.storyboard")
    return try session.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window.subtree.compactMap(\.nibIdentifier).filter { !$0.hasSuffix("-content") }
    }
  }

  @Test func `the canvas shows prototypes and every static row`() throws {
    let ids = try ids(.canvas)
    #expect(ids == ["v", "prototypes", "p1", "p2", "static", "s1", "s2", "s3"])
  }

  @Test func `a running table has only the rows that can be seen, prototypes among them`() throws {
    let ids = try ids(.running)
    #expect(ids == ["v", "prototypes", "p1", "p2", "static", "s1", "s2"])
  }
}
