import Foundation
import Testing
import UIKit

/// What stands on the other side where lines run from right to left.
@MainActor
struct MirroringTests {
  private let screen = Screen()

  init() { screen.session.layoutDirection = .rightToLeft }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// From the bar's right edge to the right edges of its words.
  private func ends(_ bar: UIView) -> [String] {
    labels(in: bar).map { label in
      let frame = label.convert(label.bounds, to: bar)
      return "\(label.text ?? "") \(Int((bar.bounds.width - frame.maxX).rounded()))"
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
    return view.subviews.flatMap(labels)
  }

  // MARK: Bars

  @Test func `a navigation bar's leading items are on the right`() {
    let bar = screen.add { () -> UINavigationBar in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      let top = UINavigationItem(title: "Hall")
      (top.leftBarButtonItem, top.rightBarButtonItem) = (item("Out"), item("In"))
      bar.items = [top]
      return bar
    }

    #expect(ends(bar).contains("Out 16"))
    #expect(ShownBar(view: bar).places.first == "In 16")
  }

  @Test func `the back button is on the right and its chevron points there`() {
    let bar = screen.add { () -> UINavigationBar in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      bar.items = [UINavigationItem(title: "Foyer"), UINavigationItem(title: "Hall")]
      return bar
    }

    #expect(ends(bar).first { $0.hasPrefix("Foyer") } == "Foyer 29")
    let lines = ShownBar(view: bar).lines(screen.window)
    #expect(lines.contains { $0.contains("1 2.5 L 9.5 10.5 L 1 18.5") })
  }

  @Test func `a toolbar begins on the right, and so do tabs`() {
    let (tools, tabs) = screen.session.perform { () -> (UIToolbar, UITabBar) in
      let tools = UIToolbar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
      tools.items = [item("One"), .flexibleSpace(), item("Two")]
      let tabs = UITabBar(frame: CGRect(x: 0, y: 200, width: 393, height: 49))
      tabs.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      screen.view.addSubview(tools)
      screen.view.addSubview(tabs)
      return (tools, tabs)
    }

    #expect(ShownBar(view: tools).words == ["Two", "One"])
    #expect(ShownBar(view: tabs).words == ["C", "B", "A"])
  }

  @Test func `a search bar has the glass on the right and its button on the left`() throws {
    let bar = screen.add { () -> UISearchBar in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
      bar.showsCancelButton = true
      return bar
    }
    let button = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)

    #expect(button.frame.minX == 8)
    #expect(bar.searchTextField.frame.maxX == 312)
    let width = bar.searchTextField.bounds.width
    #expect(bar.searchTextField.leftView?.frame.minX == width - 6 - 22)
  }

  // MARK: Controls

  @Test func `a switch that is on has its knob on the left`() {
    let stage = ControlStage(CGRect(x: 0, y: 0, width: 51, height: 31)) { UISwitch() }
    stage.perform { _ in stage.screen.session.layoutDirection = .rightToLeft }
    #expect(stage.lines("at") == ["at 22 2"])
    stage.perform { $0.isOn = true }
    #expect(stage.lines("at") == ["at 2 2"])
  }

  @Test func `what is forced, playback and spatial controls keep their side`() {
    for attribute in [
      UISemanticContentAttribute.forceLeftToRight, .playback, .spatial,
    ] {
      let stage = ControlStage(CGRect(x: 0, y: 0, width: 51, height: 31)) { UISwitch() }
      stage.screen.session.layoutDirection = .rightToLeft
      stage.perform { ($0.isOn, $0.semanticContentAttribute) = (true, attribute) }
      #expect(stage.lines("at") == ["at 22 2"])
    }
    let stage = ControlStage(CGRect(x: 0, y: 0, width: 51, height: 31)) { UISwitch() }
    stage.perform { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(stage.lines("at") == ["at 22 2"])
  }

  @Test func `symbols named for a direction of reading are mirrored, others are not`() {
    screen.session.bind {
      #expect(UIImage(systemName: "chevron.forward")?.flipsForRightToLeftLayoutDirection == true)
      #expect(UIImage(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
    }
  }

  // MARK: Lists

  @Test func `a row's image, text, accessory and line change sides`() throws {
    let cell = screen.add { () -> UITableViewCell in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 100, width: 320, height: 44)
      cell.textLabel?.text = "One"
      cell.detailTextLabel?.text = "Two"
      cell.accessoryType = .disclosureIndicator
      cell.indentationLevel = 1
      return cell
    }
    let text = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    let content = cell.contentView.frame

    #expect(content.maxX == 320 && content.minX > 0)
    #expect(text.frame.maxX == content.width - 16 - 10)
    #expect(isNear(detail.frame.minX, 8))
    let accessory = cell.subviews.first { $0.bounds.width == 12 }
    #expect(accessory?.frame.minX == 16)
  }

  @Test func `a flow begins every line at the right`() {
    let source = Three()
    let list = screen.add { () -> UICollectionView in
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 100, height: 50)
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 250, height: 300), collectionViewLayout: flow)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      return list
    }

    let frames = (0..<3).map {
      list.cellForItem(at: IndexPath(item: $0, section: 0)).map { text($0.frame) }
    }
    #expect(frames == ["150 0 100 50", "0 0 100 50", "150 60 100 50"])
  }

  private final class Three: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `a vertical indicator is on the left`() {
    let scroll = screen.add { () -> UIScrollView in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 500)
      return scroll
    }
    screen.session.perform { scroll.flashScrollIndicators() }
    let bar = scroll.subviews.first { $0.layer.zPosition > 0 && $0.frame.height > $0.frame.width }
    #expect(bar.map { $0.frame.maxX < 10 } == true)
  }

  @Test func `two buttons of an alert change places`() {
    let alert = screen.session.perform { () -> UIAlertController in
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
      alert.addAction(UIAlertAction(title: "Leave", style: .default))
      screen.root.present(alert, animated: false)
      return alert
    }
    screen.session.timeline.advance(by: 1)
    #expect(ShownBar(view: alert.view).words.filter { $0 != "Leave?" } == ["Leave", "Stay"])
  }

  @Test func `a pushed page comes from the left`() throws {
    let screen = Screen { UINavigationController(rootViewController: UIViewController()) }
    screen.session.layoutDirection = .rightToLeft
    let next = UIViewController()
    let navigation = try #require(screen.root as? UINavigationController)
    screen.session.perform { navigation.pushViewController(next, animated: true) }
    screen.session.timeline.advance(by: 0.05)
    #expect((next.view.layer.presentation()?.position.x ?? 1000) < 393 / 2)
  }
}
