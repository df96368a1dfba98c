import InterfaceBuilder
import Testing
import UIKit

/// What the layout of a table does beside placing rows.
@MainActor
struct TableLayoutTests {
  /// Three sections of ten rows, the first two with titles.
  private final class Source: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section < 2 ? "Section \(section)" : nil
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private let source = Source()

  private func table(_ screen: Screen, _ style: UITableView.Style) -> UITableView {
    screen.add {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: style)
      table.contentInsetAdjustmentBehavior = .never
      table.sectionHeaderTopPadding = 0
      table.rowHeight = 44
      table.dataSource = source
      return table
    }
  }

  @Test func `the header at the top of a plain table stays until the next pushes it`() {
    let screen = Screen()
    let table = table(screen, .plain)
    func header(_ section: Int, at y: CGFloat) -> CGFloat? {
      screen.session.perform { table.contentOffset.y = y }
      return table.headerView(forSection: section)?.frame.minY
    }

    #expect(table.rectForHeader(inSection: 1).minY == CGFloat(28 + 10 * 44))
    #expect(table.rectForHeader(inSection: 2).height == CGFloat(0))
    #expect(header(0, at: 0) == 0 && header(0, at: 100) == 100)
    #expect(header(0, at: 460) == CGFloat(28 + 10 * 44 - 28))
    #expect(header(1, at: 460) == CGFloat(28 + 10 * 44))
    #expect(header(1, at: 500) == 500)
  }

  @Test func `cells of an inset grouped table keep away from the sides`() {
    let screen = Screen()
    let table = table(screen, .insetGrouped)

    #expect(table.visibleCells.first?.frame.minX == CGFloat(16))
    #expect(table.visibleCells.first?.frame.width == CGFloat(393 - 2 * 16))
    #expect(table.visibleCells.first?.backgroundColor === UIColor.secondarySystemGroupedBackground)
  }

  @Test func `a row is scrolled to where it is wanted, and no further than there is content`() {
    let screen = Screen()
    let table = table(screen, .plain)
    let last = CGFloat(2 * 28 + 30 * 44 - 852)
    func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      screen.session.perform {
        let path = IndexPath(row: row, section: 1)
        table.scrollToRow(at: path, at: position, animated: false)
      }
      return table.contentOffset.y
    }

    #expect(offset(0, .top) == CGFloat(2 * 28 + 10 * 44))
    #expect(offset(9, .bottom) == CGFloat(2 * 28 + 20 * 44 - 852))
    screen.session.perform {
      let path = IndexPath(row: 9, section: 2)
      table.scrollToRow(at: path, at: .top, animated: false)
    }
    #expect(table.contentOffset.y == last)
  }

  @Test func `a table under the status bar begins below it`() {
    let screen = Screen { UITableViewController(style: .plain) }
    let table = screen.view as? UITableView

    #expect(table?.adjustedContentInset.top == screen.window.safeAreaInsets.top)
    #expect(table?.contentOffset.y == -screen.window.safeAreaInsets.top)
    #expect(screen.window.safeAreaInsets.top > 0)
  }

  @Test func `rows of a file are as high as its constraints make them`() throws {
    let scene = try ListScene(
      """
      <tableViewController id="c">
        <tableView key="view" id="t" dataMode="static" rowHeight="-1"
            contentInsetAdjustmentBehavior="never" sectionHeaderHeight="0" separatorStyle="none">
          <sections><tableViewSection id="s"><cells>
            <tableViewCell id="a">
              <rect key="frame" x="0.0" y="0.0" width="393" height="90"/>
              <tableViewCellContentView key="contentView" tableViewCell="a" id="ac">
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
                  <constraints>
                    <constraint firstAttribute="height" constant="60" id="k3"/>
                  </constraints>
                </view></subviews>
                <constraints>
                  <constraint firstItem="v" firstAttribute="top" secondItem="ac"
                      secondAttribute="top" id="k1"/>
                  <constraint firstItem="v" firstAttribute="bottom" secondItem="ac"
                      secondAttribute="bottom" constant="-5" id="k2"/>
                </constraints>
              </tableViewCellContentView>
            </tableViewCell>
            <tableViewCell id="b">
              <rect key="frame" x="0.0" y="0.0" width="393" height="70"/>
              <tableViewCellContentView key="contentView" tableViewCell="b" id="bc"/>
            </tableViewCell>
          </cells></tableViewSection></sections>
        </tableView>
      </tableViewController>
      """)
    let table = try #require(scene.controller.view as? UITableView)

    #expect(table.visibleCells.map { text($0.frame) } == ["0 0 393 65", "0 65 393 44"])
  }

  @Test func `a table controller whose view is no table raises UIKit's text`() throws {
    let session = Session()
    var raised: [String] = []
    session.whenRaised = { raised.append($0.reason) }
    _ = try ListScene(
      """
      <tableViewController storyboardIdentifier="list" id="c">
        <view key="view" id="v"/>
      </tableViewController>
      """, session)

    #expect(
      raised == [
        "-[UITableViewController loadView] instantiated view controller with identifier \"list\" "
          + "from storyboard \"Main\", but didn't get a UITableView."
      ])
  }

  @Test func `a cell of a xib is made anew for each row`() throws {
    let session = Session()
    let xib = try Document(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <tableViewCell reuseIdentifier="x" id="a">
              <tableViewCellContentView key="contentView" tableViewCell="a" id="ac"/>
            </tableViewCell>
          </objects>
        </document>
        """.utf8), file: "Row.xib")
    session.bind {
      let table = UITableView(frame: .zero)
      table.register(UINib(document: xib), forCellReuseIdentifier: "x")
      let first = table.dequeueReusableCell(withIdentifier: "x")
      let second = table.dequeueReusableCell(withIdentifier: "x")

      #expect(first?.contentView.nibIdentifier == "ac" && first !== second && second != nil)
    }
  }
}
