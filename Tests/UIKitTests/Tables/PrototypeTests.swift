import Diagnostics
import Testing
import UIKit

/// Lists whose rows nobody fills show their prototypes.
@MainActor
struct PrototypeTests {
  private let prototypes = """
    <prototypes>
    <tableViewCell reuseIdentifier="one" id="p1"><rect key="frame" x="0" y="28" width="393" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="p1" id="c1"/></tableViewCell>
    <tableViewCell reuseIdentifier="two" rowHeight="90" id="p2">
    <rect key="frame" x="0" y="88" width="393" height="90"/>
    <tableViewCellContentView key="contentView" tableViewCell="p2" id="c2"/></tableViewCell>
    </prototypes>
    """

  private func rows(
    _ session: Session = Session(), controllerClass: String = "", _ table: String = ""
  ) throws -> [String] {
    let scene = try ListScene(
      """
      <tableViewController \(controllerClass) id="c"><tableView key="view" rowHeight="-1" \
      contentInsetAdjustmentBehavior="never" \(table) id="t">\(prototypes)</tableView>
      </tableViewController>
      """, session)
    let view = try #require(scene.controller.view as? UITableView)
    return view.visibleCells.map { "\($0.nibIdentifier ?? "") \(text($0.frame))" }
  }

  @Test func `each prototype stands once, as high as in the file`() throws {
    #expect(try rows() == ["p1 0 0 393 60", "p2 0 60 393 90"])
  }

  @Test func `a class that is not linked fills nothing`() throws {
    let rows = try rows(controllerClass: "customClass=\"Feed\" customModule=\"App\"")

    #expect(rows == ["p1 0 0 393 60", "p2 0 60 393 90"])
  }

  @Test func `a linked class says itself what there is`() throws {
    let session = Session()
    session.connections.register(Feed.self, named: "Feed", module: "App") { Feed(coder: $0) }

    #expect(try rows(session, controllerClass: "customClass=\"Feed\" customModule=\"App\"") == [])
  }

  @Test func `in an app a table that nobody fills is empty`() throws {
    let session = Session()
    session.connections.register(Feed.self, named: "Feed", module: "App") { Feed(coder: $0) }

    #expect(try rows(session) == [])
  }

  @Test func `a collection shows its prototypes one after the other, in their own sizes`() throws {
    let scene = try ListScene(
      """
      <collectionViewController id="c"><collectionView key="view" id="v">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
      minimumInteritemSpacing="10" id="l"><size key="itemSize" width="50" height="50"/>\
      <size key="headerReferenceSize" width="50" height="30"/></collectionViewFlowLayout>
      <cells>
      <collectionViewCell reuseIdentifier="a" id="a"><rect key="frame" x="0" y="0" width="100" \
      height="80"/></collectionViewCell>
      <collectionViewCell reuseIdentifier="b" id="b"><rect key="frame" x="0" y="90" width="120" \
      height="80"/></collectionViewCell>
      </cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="h" id="h">
      <rect key="frame" x="0" y="0" width="393" height="30"/></collectionReusableView>
      </collectionView></collectionViewController>
      """)
    let collection = try #require(scene.controller.view as? UICollectionView)
    let shown = collection.subviews.compactMap { view in
      view.nibIdentifier.map { "\($0) \(text(view.frame))" }
    }

    #expect(shown.sorted() == ["a 0 30 100 80", "b 110 30 120 80", "h 0 0 393 30"])
  }

  private final class Feed: UITableViewController {}
}
