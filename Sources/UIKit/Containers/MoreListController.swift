import Foundation

/// The list of the tabs that a bar has no room for.
@MainActor
final class MoreListController: UITableViewController {
  var tabs: [UIViewController] = [] { didSet { (viewIfLoaded as? UITableView)?.reloadData() } }
  var whenChosen: ((UIViewController) -> Void)?

  init() {
    super.init(style: .plain)
    title = SystemWord.more.text
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard tabs.indices.contains(indexPath.row) else { return cell }
    let item = tabs[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.shownTitle
    cell.imageView?.image = item?.shownImage(isSelected: false)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if tabs.indices.contains(indexPath.row) { whenChosen?(tabs[indexPath.row]) }
  }
}
