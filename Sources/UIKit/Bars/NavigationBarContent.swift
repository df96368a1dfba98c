import Foundation

/// The title and the buttons of a navigation bar, as the topmost item has them.
@MainActor
final class NavigationBarContent: UIView {
  var whenBackIsTapped: (() -> Void)?
  private let titleLabel = UILabel()
  private var buttons: [UIView] = []

  /// From the bar's edges to what it shows; low confidence.
  private static let margin: CGFloat = 8

  init() {
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// Places what the last of the items says.
  func show(_ items: [UINavigationItem], of bar: UINavigationBar) {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    guard let item = items.last else {
      titleLabel.text = nil
      return
    }
    let left = place(leading(item, before: items.dropLast().last), fromLeft: true)
    let right = place((item.rightBarButtonItems ?? []).map(BarButton.init), fromLeft: false)
    showTitle(of: item, in: bar, between: left, and: right)
  }

  private func leading(_ item: UINavigationItem, before previous: UINavigationItem?) -> [BarButton]
  {
    let own = (item.leftBarButtonItems ?? []).map(BarButton.init)
    guard let previous, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton
    else { return own }
    let title = "‹ " + previous.shownBackTitle
    let back = BarButton(nil, title: title) { [weak self] _ in self?.whenBackIsTapped?() }
    return [back] + own
  }

  /// Returns how far the buttons reach from their edge.
  private func place(_ row: [BarButton], fromLeft: Bool) -> CGFloat {
    var used = Self.margin
    for button in row {
      let width = button.preferredWidth
      button.frame = CGRect(
        x: fromLeft ? used : bounds.width - used - width, y: 0, width: width,
        height: UINavigationBar.height)
      used += width
      buttons.append(button)
      addSubview(button)
    }
    return used
  }

  /// In the middle of the bar, or of the room that the buttons leave.
  private func showTitle(
    of item: UINavigationItem, in bar: UINavigationBar, between left: CGFloat, and right: CGFloat
  ) {
    titleLabel.isHidden = item.titleView != nil
    if let view = item.titleView {
      view.center = CGPoint(x: bounds.midX, y: UINavigationBar.height / 2)
      buttons.append(view)
      return addSubview(view)
    }
    titleLabel.text = item.title
    let isLarge = bar.showsLargeTitle
    let look = TitleLook(bar, isLarge: isLarge)
    titleLabel.font = look.font
    titleLabel.textColor = look.color
    titleLabel.textAlignment = isLarge ? .natural : .center
    let room = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - right), height: UINavigationBar.height)
    let width = min(titleLabel.intrinsicContentSize.width, room.width)
    let middle = min(max(bounds.midX - width / 2, room.minX), room.maxX - width)
    titleLabel.frame =
      isLarge
      ? CGRect(x: 16, y: UINavigationBar.height, width: bounds.width - 32, height: 52)
      : CGRect(x: middle, y: 0, width: width, height: room.height)
  }
}

/// Font and colour of a bar's title: 17 points semibold, or 34 bold. High confidence.
@MainActor
private struct TitleLook {
  let font: UIFont
  let color: UIColor

  init(_ bar: UINavigationBar, isLarge: Bool) {
    let appearance = bar.standardAppearance
    let attributes =
      isLarge
      ? bar.largeTitleTextAttributes ?? appearance.largeTitleTextAttributes
      : bar.titleTextAttributes ?? appearance.titleTextAttributes
    font =
      attributes[NSAttributedString.Key(rawValue: "NSFont")] as? UIFont
      ?? (isLarge ? .boldSystemFont(ofSize: 34) : .systemFont(ofSize: 17, weight: .semibold))
    color =
      attributes[NSAttributedString.Key(rawValue: "NSColor")] as? UIColor
      ?? (bar.barStyle == .default ? .label : .white)
  }
}
