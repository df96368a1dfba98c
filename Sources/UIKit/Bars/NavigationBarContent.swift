import Foundation

/// The title and the buttons of a navigation bar, as the topmost item has them.
@MainActor
final class NavigationBarContent: UIView {
  var whenBackIsTapped: (() -> Void)?
  /// The items have changed since the buttons were made.
  var isStale = true
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  private let largeTitle = UILabel()
  /// Cuts off what of the large title has gone under the row of buttons.
  private let largeTitleRow = UIView()
  private var back: BackButton?
  private var backTitles: [String] = []
  private var leading: [BarButton] = []
  private var trailing: [BarButton] = []
  private weak var titleView: UIView?
  private weak var searchBar: UISearchBar?

  private var isWide: Bool { bounds.width >= 414 }
  private var margin: CGFloat { BarButton.margin(inBarOf: bounds.width) }
  /// From the bar's edges to a large title.
  private var largeMargin: CGFloat { isWide ? 20 : 16 }

  init() {
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    promptLabel.textAlignment = .center
    // Low confidence.
    promptLabel.font = .systemFont(ofSize: 13)
    largeTitleRow.clipsToBounds = true
    largeTitleRow.isUserInteractionEnabled = false
    largeTitleRow.addSubview(largeTitle)
    for part in [titleLabel, promptLabel, largeTitleRow] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Places what the last of the items says. Views of an app stay where they are while the items
  /// do not change.
  func show(_ items: [UINavigationItem], of bar: UINavigationBar) {
    semanticContentAttribute = bar.semanticContentAttribute
    if isStale { rebuild(items, of: bar) }
    isStale = false
    let item = items.last
    titleLabel.text = item?.title
    let isLarge = bar.showsLargeTitle
    titleLabel.isHidden = item == nil || titleView != nil
    largeTitleRow.isHidden = !isLarge
    promptLabel.isHidden = item?.prompt == nil
    guard let item else { return }
    let row = CGRect(
      x: 0, y: bar.promptHeight, width: bounds.width,
      height: min(UINavigationBar.height, max(bounds.height - bar.promptHeight, 0)))
    showPrompt(of: item, in: bar)
    showTitle(in: row, of: bar)
    if isLarge { showLargeTitle(of: item, below: row, in: bar) }
    showSearch(item.searchController?.searchBar, in: bar)
  }

  /// At the bar's foot, its field as far from the sides as a large title. Medium confidence.
  private func showSearch(_ search: UISearchBar?, in bar: UINavigationBar) {
    if searchBar !== search, searchBar?.superview === self { searchBar?.removeFromSuperview() }
    searchBar = search
    guard let search else { return }
    if search.superview !== self { addSubview(search) }
    let inset = largeMargin - 8
    search.frame = CGRect(
      x: inset, y: bounds.height - bar.searchHeight, width: bounds.width - 2 * inset,
      height: bar.searchHeight)
  }

  // MARK: Buttons

  private func rebuild(_ items: [UINavigationItem], of bar: UINavigationBar) {
    for button in leading + trailing { button.removeFromSuperview() }
    let item = items.last
    leading = (item?.leftBarButtonItems ?? []).map { button($0, in: bar) }
    trailing = (item?.rightBarButtonItems ?? []).map { button($0, in: bar) }
    rebuildBack(items, of: bar)
    for button in leading + trailing where !button.item.isSpace { addSubview(button) }
    guard titleView !== item?.titleView else { return }
    if titleView?.superview === self { titleView?.removeFromSuperview() }
    titleView = item?.titleView
    if let titleView { addSubview(titleView) }
  }

  private func button(_ item: UIBarButtonItem, in bar: UINavigationBar) -> BarButton {
    item.takeAppearance(in: bar)
    let looks = bar.shownAppearance
    return BarButton(
      item, appearance: item.style == .done ? looks?.doneButtonAppearance : looks?.buttonAppearance)
  }

  private func rebuildBack(_ items: [UINavigationItem], of bar: UINavigationBar) {
    back?.removeFromSuperview()
    back = nil
    guard let item = items.last, let previous = items.dropLast().last, !item.hidesBackButton,
      leading.isEmpty || item.leftItemsSupplementBackButton
    else { return }
    let origin = previous.backBarButtonItem ?? UIBarButtonItem()
    origin.takeAppearance(in: bar)
    let looks = bar.shownAppearance
    let button = BackButton(
      image: looks?.backIndicatorImage ?? bar.backIndicatorImage,
      attributes: looks?.backButtonAppearance.normal.titleTextAttributes
        ?? origin.titleTextAttributes(for: .normal) ?? [:])
    if let tint = origin.tintColor { button.tintColor = tint }
    button.whenTapped = { [weak self] in self?.whenBackIsTapped?() }
    backTitles = previous.backTitles
    back = button
    addSubview(button)
  }

  /// Returns how far the buttons reach from their edge.
  private func place(
    _ buttons: [BarButton], from start: CGFloat, in row: CGRect, isLeading: Bool
  ) -> CGFloat {
    var used = start
    for button in buttons {
      let width = button.preferredWidth
      button.frame = directed(
        CGRect(
          x: isLeading ? used : bounds.width - used - width, y: row.minY, width: width,
          height: row.height))
      used += width
    }
    return used
  }

  // MARK: Titles

  private func showPrompt(of item: UINavigationItem, in bar: UINavigationBar) {
    promptLabel.text = item.prompt
    promptLabel.textColor = TitleLook(bar, isLarge: false).color
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar.promptHeight)
  }

  /// In the middle of the bar, or of the room that the buttons leave.
  private func showTitle(in row: CGRect, of bar: UINavigationBar) {
    let look = TitleLook(bar, isLarge: false)
    titleLabel.font = look.font
    titleLabel.textColor = look.color
    titleLabel.alpha = bar.showsLargeTitle && !bar.hasCollapsedLargeTitle ? 0 : 1
    let wanted = titleView?.bounds.width ?? titleLabel.intrinsicContentSize.width
    let end = place(trailing, from: margin, in: row, isLeading: false)
    let start = placeLeading(in: row, besideTitle: titleLabel.alpha > 0 ? wanted : 0, end: end)
    let left = isRightToLeft ? end : start
    let room = max(0, bounds.width - start - end)
    let width = min(wanted, room)
    let x = min(max(bounds.midX - width / 2, left), left + room - width)
    if let titleView {
      if titleView.bounds.width > room { titleView.bounds.size.width = room }
      titleView.center = CGPoint(x: x + width / 2, y: row.midY)
    } else {
      titleLabel.frame = CGRect(
        x: x + look.offset.horizontal, y: row.minY + look.offset.vertical, width: width,
        height: row.height)
    }
  }

  /// The back button has the longest of its titles that leaves the bar's title whole; documented
  /// but for the measure.
  private func placeLeading(
    in row: CGRect, besideTitle title: CGFloat, end: CGFloat
  ) -> CGFloat {
    guard let back else { return place(leading, from: margin, in: row, isLeading: true) }
    back.isOnWideBar = isWide
    let others = leading.reduce(end + title) { $0 + $1.preferredWidth }
    let fitting = backTitles.first { back.width(showing: $0) + others <= bounds.width } ?? ""
    let width = back.width(showing: fitting)
    back.title = fitting.isEmpty ? nil : fitting
    back.semanticContentAttribute = semanticContentAttribute
    back.frame = directed(CGRect(x: 0, y: row.minY, width: width, height: row.height))
    return place(leading, from: width, in: row, isLeading: true)
  }

  /// Its foot stays at the bar's foot while the row grows and shrinks.
  private func showLargeTitle(
    of item: UINavigationItem, below row: CGRect, in bar: UINavigationBar
  ) {
    let look = TitleLook(bar, isLarge: true)
    largeTitle.text = item.title
    largeTitle.semanticContentAttribute = semanticContentAttribute
    largeTitle.font = look.font
    largeTitle.textColor = look.color
    largeTitleRow.frame = CGRect(
      x: 0, y: row.maxY, width: bounds.width,
      height: max(0, bounds.height - bar.searchHeight - row.maxY))
    let height = UINavigationBar.largeTitleHeight
    largeTitle.frame = CGRect(
      x: largeMargin, y: largeTitleRow.bounds.height - height,
      width: max(0, bounds.width - 2 * largeMargin), height: height)
    largeTitle.alpha = bar.hasCollapsedLargeTitle ? 0 : 1
  }
}

/// Font and colour of a bar's title: 17 points semibold, or 34 bold. High confidence.
@MainActor
private struct TitleLook {
  let font: UIFont
  let color: UIColor
  let offset: UIOffset

  init(_ bar: UINavigationBar, isLarge: Bool) {
    let appearance = bar.shownAppearance
    let older = isLarge ? bar.largeTitleTextAttributes : bar.titleTextAttributes
    let given = isLarge ? appearance?.largeTitleTextAttributes : appearance?.titleTextAttributes
    let attributes = (older ?? [:]).merging(given ?? [:]) { _, given in given }
    font =
      attributes.font
      ?? (isLarge ? .boldSystemFont(ofSize: 34) : .systemFont(ofSize: 17, weight: .semibold))
    color = attributes.foregroundColor ?? (bar.barStyle == .default ? .label : .white)
    offset = isLarge ? .zero : appearance?.titlePositionAdjustment ?? .zero
  }
}
