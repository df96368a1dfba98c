import InterfaceBuilder
import Testing
import UIKit

/// Tables with the cells of their file.
@MainActor
struct TableNibTests {
  private func cell(_ id: String, _ attributes: String = "", _ children: String = "") -> String {
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10"
        id="\(id)" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="\(id)" id="\(id)c">
        <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>\(children)
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func scene(
    _ attributes: String, _ children: String, controller: String = "",
    _ session: Session = Session()
  ) throws -> ListScene {
    try ListScene(
      """
      <tableViewController id="c" \(controller)>
        <tableView key="view" id="t" contentInsetAdjustmentBehavior="never" \(attributes)>
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          \(children)
          <connections>
            <outlet property="dataSource" destination="c" id="o1"/>
            <outlet property="delegate" destination="c" id="o2"/>
          </connections>
        </tableView>
      </tableViewController>
      """, session)
  }

  private func table(_ scene: ListScene) throws -> UITableView {
    try #require(scene.controller.view as? UITableView)
  }

  // MARK: Static content

  private var twoSections: String {
    """
    <sections>
      <tableViewSection headerTitle="Sound" footerTitle="Loud" id="s1">
        <cells>\(cell("a"))\(cell("b", "rowHeight=\"60\""))</cells>
      </tableViewSection>
      <tableViewSection id="s2"><cells>\(cell("d"))</cells></tableViewSection>
    </sections>
    """
  }

  @Test func `static sections are shown by the controller`() throws {
    let scene = try scene(
      """
      dataMode="static" style="grouped" rowHeight="50" sectionHeaderHeight="18"
      sectionFooterHeight="20"
      """, twoSections)
    let table = try table(scene)

    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    // The first header has a title: 55.5 points; a footer with one needs 30.
    #expect(
      table.visibleCells.map { "\($0.nibIdentifier ?? "") \(text($0.frame))" } == [
        "a 0 55.5 393 50", "b 0 105.5 393 60", "d 0 213.5 393 50",
      ])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "SOUND")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "Loud")
    #expect(table.contentSize.height == CGFloat(55.5 + 50 + 60 + 30 + 18 + 50 + 20))
    #expect(scene.session.messages == [])
  }

  @Test func `silence means the defaults`() throws {
    let table = try table(scene("", ""))

    #expect(table.style == .plain && table.rowHeight == UITableView.automaticDimension)
    #expect(table.separatorStyle == .singleLine && table.separatorColor === UIColor.separator)
    #expect(table.allowsSelection && !table.allowsMultipleSelection)
    #expect(!table.allowsSelectionDuringEditing && table.insetsContentViewsToSafeArea)
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
    #expect(table.tableHeaderView == nil && table.visibleCells == [])
  }

  @Test func `every attribute reaches its property`() throws {
    let scene = try scene(
      """
      style="insetGrouped" rowHeight="30" estimatedRowHeight="31" sectionHeaderHeight="32"
      sectionFooterHeight="33" estimatedSectionHeaderHeight="34" allowsSelection="NO"
      estimatedSectionFooterHeight="35" separatorStyle="none" allowsMultipleSelection="YES"
      allowsSelectionDuringEditing="YES" allowsMultipleSelectionDuringEditing="YES"
      sectionIndexMinimumDisplayRowCount="9" contentViewInsetsToSafeArea="NO"
      """,
      """
      <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="393" height="70"/>
      </view>
      <color key="separatorColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
          customColorSpace="sRGB"/>
      <inset key="separatorInset" minX="7" minY="0.0" maxX="8" maxY="0.0"/>
      """)
    let table = try table(scene)

    #expect(table.style == .insetGrouped && table.separatorStyle == .none)
    #expect(
      [
        table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight,
        table.sectionFooterHeight, table.estimatedSectionHeaderHeight,
        table.estimatedSectionFooterHeight,
      ] == [30, 31, 32, 33, 34, 35])
    #expect(!table.allowsSelection && table.allowsMultipleSelection)
    #expect(table.allowsSelectionDuringEditing && table.allowsMultipleSelectionDuringEditing)
    #expect(table.sectionIndexMinimumDisplayRowCount == 9 && !table.insetsContentViewsToSafeArea)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 8))
    #expect(table.separatorColor?.cgColor == UIColor.red.cgColor)
    #expect(table.tableHeaderView?.nibIdentifier == "h" && scene.session.messages == [])
  }

  // MARK: Cells

  @Test func `a cell of a style knows its parts`() throws {
    let scene = try scene(
      "dataMode=\"static\"",
      """
      <sections><tableViewSection id="s1"><cells>
        \(cell(
          "a",
          """
          reuseIdentifier="r" style="IBUITableViewCellStyleValue1" textLabel="l1" rowHeight="44"
          detailTextLabel="l2" accessoryType="disclosureIndicator" editingAccessoryType="checkmark"
          indentationLevel="2" showsReorderControl="YES" shouldIndentWhileEditing="NO"
          """,
          """
          <subviews>
            <label id="l1" text="Name" opaque="NO"/><label id="l2" text="Value" opaque="NO"/>
          </subviews>
          """))
      </cells></tableViewSection></sections>
      """)
    let cell = try #require(table(scene).visibleCells.first)

    #expect(cell.textLabel?.text == "Name" && cell.detailTextLabel?.text == "Value")
    #expect(cell.contentView.nibIdentifier == "ac" && cell.reuseIdentifier == "r")
    #expect(cell.accessoryType == .disclosureIndicator && cell.editingAccessoryType == .checkmark)
    #expect(cell.indentationLevel == 2 && cell.indentationWidth == CGFloat(10))
    #expect(cell.showsReorderControl && !cell.shouldIndentWhileEditing)
    #expect(cell.selectionStyle == .default)
    // 16 points of margin, 12 of chevron and 2.5 between.
    #expect(text(cell.contentView.frame) == "0 0 362.5 44")
    #expect(cell.textLabel?.frame.minX == CGFloat(16 + 2 * 10))
    #expect(cell.detailTextLabel?.frame.maxX == CGFloat(362.5 - 8))
  }

  @Test func `a cell without a style has no labels, and one of a list configuration shows it`()
    throws
  {
    let scene = try scene(
      "dataMode=\"static\"",
      """
      <sections><tableViewSection id="s1"><cells>
        \(cell("a"))
        <tableViewCell id="b">
          <tableViewCellContentView key="contentView" tableViewCell="b" id="bc"/>
          <listContentConfiguration key="contentConfiguration" text="One" secondaryText="Two"/>
        </tableViewCell>
      </cells></tableViewSection></sections>
      """)
    let cells = try table(scene).visibleCells

    #expect(cells.first?.textLabel == nil)
    let configuration = cells.last?.contentConfiguration as? UIListContentConfiguration
    #expect(configuration?.text == "One" && configuration?.secondaryText == "Two")
  }

  @Test func `an odd accessory is reported and is none`() throws {
    let scene = try scene(
      "dataMode=\"static\"",
      """
      <sections><tableViewSection id="s1">
        <cells>\(cell("a", "accessoryType=\"bell\""))</cells>
      </tableViewSection></sections>
      """)

    #expect(
      try table(scene).visibleCells.first?.accessoryType == UITableViewCell.AccessoryType.none)
    #expect(scene.session.messages == ["'bell' is no value of accessoryType of tableViewCell"])
  }

  @Test func `a controller made by code has a table of its style that it fills`() {
    let session = Session()
    session.bind {
      let controller = UITableViewController(style: .grouped)
      controller.loadViewIfNeeded()

      #expect(controller.tableView.style == .grouped)
      #expect(controller.tableView.dataSource === controller)
      #expect(controller.tableView.delegate === controller)
      #expect(controller.clearsSelectionOnViewWillAppear)
    }
  }

  @Test func `a refresh control of the file is the table's`() throws {
    let scene = try ListScene(
      """
      <tableViewController id="c" clearsSelectionOnViewWillAppear="NO">
        <tableView key="view" id="t"/>
        <refreshControl key="refreshControl" opaque="NO" id="r"/>
      </tableViewController>
      """)
    let controller = try #require(scene.controller as? UITableViewController)

    #expect(controller.refreshControl?.nibIdentifier == "r")
    #expect(controller.tableView.refreshControl === controller.refreshControl)
    #expect(!controller.clearsSelectionOnViewWillAppear)
  }
}
