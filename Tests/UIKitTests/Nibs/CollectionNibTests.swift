import InterfaceBuilder
import Testing
import UIKit

/// Collections with the cells, headers and layouts of their file.
@MainActor
struct CollectionNibTests {
  final class Gallery: UICollectionViewController {
    var counts = [7]
    let log = Log()

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.write("didSelect \(indexPath.item)") }
    override func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.write("didDeselect \(indexPath.item)") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      log.write("prepare \(segue.identifier ?? "") for \(type(of: sender ?? ""))")
    }
  }

  private func scene(
    _ layout: String, _ attributes: String = "", prototype: String = "picture"
  ) throws -> ListScene {
    let session = Session()
    session.connections.register(Gallery.self, named: "Gallery", module: "App") {
      Gallery(coder: $0)
    }
    return try ListScene(
      """
      <collectionViewController id="c" customClass="Gallery" customModule="App">
        <collectionView key="view" id="g" dataMode="prototypes" \(attributes)
            contentInsetAdjustmentBehavior="never">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          \(layout)
          <cells>
            <collectionViewCell reuseIdentifier="\(prototype)" id="p">
              <rect key="frame" x="0" y="0" width="100" height="80"/>
              <size key="customSize" width="100" height="80"/>
              <view key="contentView" id="pc"><subviews><view id="inner"/></subviews></view>
              <connections>
                <segue destination="d" kind="custom" customClass="Nothing" identifier="open"
                    id="g1"/>
              </connections>
            </collectionViewCell>
          </cells>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="title" id="h"/>
          <collectionReusableView key="sectionFooterView" reuseIdentifier="title" id="f"/>
          <connections>
            <outlet property="dataSource" destination="c" id="o1"/>
            <outlet property="delegate" destination="c" id="o2"/>
          </connections>
        </collectionView>
      </collectionViewController>
      """, session,
      others: """
        <scene sceneID="s2"><objects><viewController id="d"/></objects></scene>
        """)
  }

  private let flow = """
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="8"
        minimumInteritemSpacing="5" id="l">
      <size key="itemSize" width="100" height="80"/>
      <size key="headerReferenceSize" width="50" height="30"/>
      <size key="footerReferenceSize" width="0.0" height="0.0"/>
      <inset key="sectionInset" minX="11" minY="6" maxX="12" maxY="7"/>
    </collectionViewFlowLayout>
    """

  private func collection(_ scene: ListScene) throws -> UICollectionView {
    try #require(scene.controller.view as? UICollectionView)
  }

  @Test func `items flow in lines under their section's header`() throws {
    let scene = try scene(flow)
    let view = try collection(scene)

    // 370 points for 3 × 100: 35 between them; the last line goes on with the same.
    #expect(
      view.visibleCells.map { text($0.frame) } == [
        "11 36 100 80", "146 36 100 80", "281 36 100 80",
        "11 124 100 80", "146 124 100 80", "281 124 100 80",
        "11 212 100 80",
      ])
    #expect(view.visibleCells.allSatisfy { $0.contentView.nibIdentifier == "pc" })
    #expect(text(view.visibleCells.first?.contentView.frame ?? .zero) == "0 0 100 80")
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(header.map { text($0.frame) } == "0 0 393 30" && header?.nibIdentifier == "h")
    #expect(view.contentSize == CGSize(width: 393, height: 30 + 6 + 3 * 80 + 2 * 8 + 7))
    #expect(scene.session.messages == [])
  }

  @Test func `a flow layout reads every attribute`() throws {
    let scene = try scene(
      """
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
          minimumLineSpacing="1" minimumInteritemSpacing="2" sectionInsetReference="safeArea"
          automaticEstimatedItemSize="YES" id="l">
        <size key="itemSize" width="3" height="4"/>
        <size key="headerReferenceSize" width="5" height="6"/>
        <size key="footerReferenceSize" width="7" height="8"/>
        <inset key="sectionInset" minX="9" minY="10" maxX="11" maxY="12"/>
      </collectionViewFlowLayout>
      """, "allowsMultipleSelection=\"YES\" prefetchingEnabled=\"NO\" allowsSelection=\"NO\"")
    let view = try collection(scene)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)

    #expect(layout.scrollDirection == .horizontal && layout.collectionView === view)
    #expect([layout.minimumLineSpacing, layout.minimumInteritemSpacing] == [1, 2])
    #expect(layout.itemSize == CGSize(width: 3, height: 4))
    #expect(layout.headerReferenceSize == CGSize(width: 5, height: 6))
    #expect(layout.footerReferenceSize == CGSize(width: 7, height: 8))
    #expect(layout.sectionInset == UIEdgeInsets(top: 10, left: 9, bottom: 12, right: 11))
    #expect(layout.sectionInsetReference == .fromSafeArea)
    #expect(layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
    #expect(view.allowsMultipleSelection && !view.isPrefetchingEnabled && !view.allowsSelection)
  }

  @Test func `without a layout in the file there is a flow layout with UIKit's measures`() throws {
    let view = try collection(scene(""))
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)

    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect([layout.minimumLineSpacing, layout.minimumInteritemSpacing] == [10, 10])
    #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
  }

  @Test func `lines of a horizontal flow stand side by side`() throws {
    let scene = try scene(
      """
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
          minimumLineSpacing="10" minimumInteritemSpacing="52" id="l">
        <size key="itemSize" width="100" height="400"/>
      </collectionViewFlowLayout>
      """)
    let view = try collection(scene)

    #expect(
      view.visibleCells.prefix(3).map { text($0.frame) } == [
        "0 0 100 400", "0 452 100 400", "110 0 100 400",
      ])
    #expect(view.contentSize == CGSize(width: 4 * 100 + 3 * 10, height: 852))
  }

  @Test func `a layout whose class is not linked places nothing`() throws {
    let scene = try scene(
      """
      <collectionViewLayout key="collectionViewLayout" id="l" customClass="SpiralLayout"/>
      """)
    let view = try collection(scene)

    #expect(type(of: view.collectionViewLayout) == UICollectionViewLayout.self)
    #expect(view.visibleCells == [])
    #expect(scene.session.messages == ["Unknown class SpiralLayout in Interface Builder file."])
  }

  @Test func `a tap selects, prepares the cell's segue, and then tells`() throws {
    let scene = try scene(flow)
    let view = try collection(scene)
    let gallery = try #require(scene.controller as? Gallery)

    scene.tap(20, 130)
    scene.tap(150, 40)

    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    #expect(
      gallery.log.lines == [
        "prepare open for UICollectionViewCell", "didSelect 3", "didDeselect 3",
        "prepare open for UICollectionViewCell", "didSelect 1",
      ])
  }

  @Test func `cells that leave are used again`() throws {
    let scene = try scene(flow)
    let view = try collection(scene)
    let gallery = try #require(scene.controller as? Gallery)
    scene.turn {
      gallery.counts = [300]
      view.reloadData()
    }
    let first = Set(view.visibleCells)
    scene.turn { view.contentOffset.y = 2000 }

    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 66, section: 0))
    #expect(!first.isDisjoint(with: view.visibleCells))
  }

  @Test func `an unknown identifier raises UIKit's text`() throws {
    let scene = try scene(flow)
    let view = try collection(scene)
    let raised = scene.session.raised {
      _ = view.dequeueReusableCell(
        withReuseIdentifier: "foto", for: IndexPath(item: 0, section: 0))
    }

    #expect(
      raised == [
        "NSInternalInconsistencyException: could not dequeue a view of kind: "
          + "UICollectionElementKindCell with identifier foto - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"
      ])
  }

  @Test func `a search display controller is there for old files`() throws {
    let scene = try ListScene(
      """
      <tableViewController id="c">
        <tableView key="view" id="t"/>
        <connections>
          <outlet property="searchDisplayController" destination="s" id="o1"/>
        </connections>
      </tableViewController>
      <searchDisplayController id="s">
        <connections>
          <outlet property="searchContentsController" destination="c" id="o2"/>
          <outlet property="searchResultsDataSource" destination="c" id="o3"/>
          <outlet property="searchResultsDelegate" destination="c" id="o4"/>
          <outlet property="delegate" destination="c" id="o5"/>
        </connections>
      </searchDisplayController>
      """)
    let search = try #require(scene.controller.searchDisplayController)

    #expect(search.searchContentsController === scene.controller)
    #expect(search.searchResultsDataSource === scene.controller)
    #expect(search.searchResultsDelegate === scene.controller && search.delegate != nil)
    #expect(scene.session.messages == [])
  }
}
