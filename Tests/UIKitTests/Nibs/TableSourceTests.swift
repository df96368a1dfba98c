import InterfaceBuilder
import Testing
import UIKit

/// Tables that ask a data source, with prototype cells, selection and segues.
@MainActor
struct TableSourceTests {
  final class TicketCell: UITableViewCell {
    var titleLabel: UILabel?
    var isAwake = false
    var reuses = 0

    override func awakeFromNib() { isAwake = titleLabel != nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  final class Tickets: UITableViewController {
    var rows = 100
    var identifier = "ticket"
    let log = Log()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      (cell as? TicketCell)?.titleLabel?.text = "Ticket \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      log.write("willSelect \(indexPath.row)")
      return indexPath.row == 3 ? nil : indexPath
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.write("didSelect \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.write("didDeselect \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      log.write("accessory \(indexPath.row)")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row } ?? -1
      let selected = tableView.indexPathForSelectedRow?.row ?? -1
      log.write("prepare \(segue.identifier ?? "") row \(row) selected \(selected)")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      log.write("should \(identifier)")
      return !log.lines.contains("willSelect 5")
    }
  }

  private func scene() throws -> ListScene {
    let session = Session()
    session.connections.register(Tickets.self, named: "Tickets", module: "App") {
      Tickets(coder: $0)
    }
    session.connections.register(TicketCell.self, named: "TicketCell", module: "App") {
      TicketCell(coder: $0)
    }
    session.connections.outlet(TicketCell.self, "titleLabel") { $0.titleLabel = $1 }
    return try ListScene(
      """
      <tableViewController id="c" customClass="Tickets" customModule="App">
        <tableView key="view" id="t" dataMode="prototypes" rowHeight="44"
            contentInsetAdjustmentBehavior="never">
          <prototypes>
            <tableViewCell reuseIdentifier="ticket" accessoryType="detailButton"
                customClass="TicketCell" customModule="App" id="p">
              <tableViewCellContentView key="contentView" tableViewCell="p" id="pc">
                <subviews><label id="l" opaque="NO" text="?">
                  <rect key="frame" x="0" y="0" width="90" height="20"/>
                </label></subviews>
              </tableViewCellContentView>
              <connections>
                <outlet property="titleLabel" destination="l" id="o1"/>
                <segue destination="d" kind="custom" customClass="Nothing" identifier="open"
                    id="g1"/>
                <segue destination="d" kind="custom" customClass="Nothing" identifier="info"
                    trigger="accessoryAction" id="g2"/>
              </connections>
            </tableViewCell>
          </prototypes>
        </tableView>
      </tableViewController>
      """, session,
      others: """
        <scene sceneID="s2"><objects><viewController id="d"/></objects></scene>
        """)
  }

  private func parts(_ scene: ListScene) throws -> (Tickets, UITableView) {
    let controller = try #require(scene.controller as? Tickets)
    return (controller, controller.tableView)
  }

  @Test func `prototypes become cells, connected and awake, as many as are seen`() throws {
    let scene = try scene()
    let (_, table) = try parts(scene)
    let cells = table.visibleCells.compactMap { $0 as? TicketCell }

    #expect(cells.count == 20 && cells.allSatisfy(\.isAwake))
    #expect(cells.map { $0.titleLabel?.text ?? "" }.last == "Ticket 19")
    #expect(table.contentSize == CGSize(width: 393, height: 100 * 44))
    #expect(text(table.rectForRow(at: IndexPath(row: 9, section: 0))) == "0 396 393 44")
  }

  @Test func `cells that leave are used again`() throws {
    let scene = try scene()
    let (_, table) = try parts(scene)
    let first = table.visibleCells

    scene.turn { table.contentOffset.y = 50 * 44 }

    #expect(table.visibleCells.first?.frame.minY == CGFloat(50 * 44))
    #expect(Set(table.visibleCells) == Set(first))
    #expect(table.visibleCells.compactMap { ($0 as? TicketCell)?.reuses }.allSatisfy { $0 == 1 })
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 50, section: 0))
  }

  @Test func `an unknown identifier raises UIKit's text`() throws {
    let scene = try scene()
    let (controller, table) = try parts(scene)
    let raised = scene.session.raised {
      controller.identifier = "tiket"
      controller.rows = 1
      table.reloadData()
      table.layoutIfNeeded()
    }

    #expect(
      raised == [
        "NSInternalInconsistencyException: unable to dequeue a cell with identifier tiket - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard"
      ])
  }

  @Test func `a tap selects, prepares the cell's segue, and then tells`() throws {
    let scene = try scene()
    let (controller, table) = try parts(scene)

    scene.tap(50, 44 + 10)

    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    #expect(
      controller.log.lines == [
        "willSelect 1", "should open", "prepare open row 1 selected 1", "didSelect 1",
      ])
  }

  @Test func `the accessory has a segue of its own`() throws {
    let scene = try scene()
    let (controller, table) = try parts(scene)

    scene.tap(393 - 16 - 11, 2 * 44 + 22)

    #expect(table.indexPathForSelectedRow == nil)
    #expect(
      controller.log.lines == ["accessory 2", "should info", "prepare info row 2 selected -1"])
  }

  @Test func `a row may refuse, a finger may stray, and one row gives way to the next`() throws {
    let scene = try scene()
    let (controller, table) = try parts(scene)

    scene.tap(50, 3 * 44 + 10)
    scene.turn { scene.window.touchDown(at: CGPoint(x: 50, y: 10)) }
    scene.turn { scene.window.touchMoved(to: CGPoint(x: 50, y: 25)) }
    scene.turn { scene.window.touchUp(at: CGPoint(x: 50, y: 25)) }
    #expect(table.indexPathForSelectedRow == nil && controller.log.lines == ["willSelect 3"])

    controller.log.clear()
    scene.tap(50, 5 * 44 + 10)
    scene.tap(50, 6 * 44 + 10)
    #expect(
      controller.log.lines == [
        "willSelect 5", "should open", "didSelect 5", "willSelect 6", "didDeselect 5",
        "should open", "didSelect 6",
      ])
  }

  @Test func `a class that is registered makes cells`() {
    final class Plain: UITableViewCell {}
    let session = Session()
    session.bind {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(Plain.self, forCellReuseIdentifier: "plain")
      session.connections.cell(Plain.self) { Plain(style: .subtitle, reuseIdentifier: $1) }
      let path = IndexPath(row: 0, section: 0)
      let cell = table.dequeueReusableCell(withIdentifier: "plain", for: path)

      #expect(cell is Plain && cell.reuseIdentifier == "plain" && cell.detailTextLabel != nil)
      table.register(nil as AnyClass?, forCellReuseIdentifier: "plain")
      #expect(table.dequeueReusableCell(withIdentifier: "plain") == nil)
    }
  }

  @Test func `index paths have sections, rows and items`() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path == IndexPath(item: 3, section: 2) && path.row == path.item)
    path.section = 5
    #expect(path.section == 5 && path.row == 3)
  }
}
