import Foundation

/// The view of a tab: picture and title, one above the other or side by side, and a badge.
@MainActor
final class TabButton: UIView {
  /// How a tab stands out of the others.
  struct Look {
    var style = UITabBarItemAppearance.Style.stacked
    var isSelected = false
    /// What the bar says of its tabs.
    var appearance: UITabBarItemAppearance?
    var selectedTint: UIColor
    var unselectedTint: UIColor
  }

  let item: UITabBarItem
  private let look: Look
  private let label = UILabel()
  private let picture = UIImageView()
  private let badge: TabBadge?

  init(_ item: UITabBarItem, _ look: Look) {
    self.item = item
    self.look = look
    let state = look.appearance?.state(isSelected: look.isSelected, isEnabled: item.isEnabled)
    badge = item.badgeValue.map { TabBadge($0, color: item.badgeColor, state) }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
    let tint = look.isSelected ? look.selectedTint : look.unselectedTint
    showTitle(state, tint)
    showPicture(state?.iconColor ?? tint)
    alpha = item.isEnabled ? 1 : 0.4
    for part in [label, picture, badge].compactMap(\.self) as [UIView] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// 10 points medium below the picture: measured, high confidence. 13 beside it on a pad, 12 on a
  /// phone's side: low.
  private func showTitle(_ state: UITabBarItemStateAppearance?, _ tint: UIColor) {
    var attributes = state?.titleTextAttributes ?? [:]
    let own =
      item.titleTextAttributes(for: look.isSelected ? .selected : .normal)
      ?? item.titleTextAttributes(for: .normal) ?? [:]
    attributes.merge(own) { _, own in own }
    label.text = item.shownTitle
    label.textAlignment = .center
    label.font = attributes.font ?? Self.font(of: look.style)
    label.textColor = attributes.foregroundColor ?? tint
  }

  private static func font(of style: UITabBarItemAppearance.Style) -> UIFont {
    switch style {
    case .stacked: .systemFont(ofSize: 10, weight: .medium)
    case .inline: .systemFont(ofSize: 13, weight: .regular)
    case .compactInline: .systemFont(ofSize: 12, weight: .regular)
    }
  }

  /// A tab's picture is a template unless it says otherwise; documented. A light sign as large as
  /// a symbol stands for one that is missing, whatever its size would be.
  private func showPicture(_ tint: UIColor) {
    var shown = item.shownImage(isSelected: look.isSelected)
    if shown?.isPlaceholder == true {
      shown = UIImage(systemName: "questionmark.square", withConfiguration: .tab)
      picture.alpha = 0.5
    }
    picture.image =
      shown?.renderingMode == .automatic ? shown?.withRenderingMode(.alwaysTemplate) : shown
    picture.contentMode = .center
    picture.tintColor = tint
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    switch look.style {
    case .stacked: stack()
    case .inline, .compactInline: putSideBySide()
    }
    let center = picture.center
    badge?.place(
      besideCenter: look.style == .stacked ? center : CGPoint(x: center.x, y: 13),
      isRightToLeft: isRightToLeft)
  }

  /// The picture's middle is 18.75 points below the bar's edge, the title's baseline 45.5. Measured;
  /// high confidence.
  private func stack() {
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: pixel((bounds.width - size.width) / 2), y: pixel(18.75 - size.height / 2),
      width: size.width, height: size.height)
    let offset = titleOffset
    label.frame = CGRect(
      x: offset.horizontal, y: 36 + offset.vertical, width: bounds.width, height: 12)
  }

  /// Low confidence for the gap of 7 points.
  private func putSideBySide() {
    let height = min(bounds.height, UITabBar.height)
    let size = picture.image?.size ?? .zero
    let gap: CGFloat = size.width > 0 ? 7 : 0
    let words = min(label.intrinsicContentSize.width, bounds.width)
    let start = max(0, (bounds.width - size.width - gap - words) / 2)
    picture.frame = directed(
      CGRect(
        x: pixel(start), y: pixel((height - size.height) / 2), width: size.width,
        height: size.height))
    let place = CGRect(
      x: pixel(start + size.width + gap), y: titleOffset.vertical, width: words, height: height)
    label.frame = directed(place).offsetBy(dx: titleOffset.horizontal, dy: 0)
  }

  private var titleOffset: UIOffset {
    item.titlePositionAdjustment != .zero
      ? item.titlePositionAdjustment
      : look.appearance?.state(isSelected: look.isSelected, isEnabled: item.isEnabled)
        .titlePositionAdjustment ?? .zero
  }

  private func pixel(_ length: CGFloat) -> CGFloat {
    let scale = Session.current.device.scale
    return (length * scale).rounded() / scale
  }
}

/// The round mark at a tab's picture with a short text.
@MainActor
final class TabBadge: UIView {
  private let label = UILabel()

  init(_ value: String, color: UIColor?, _ state: UITabBarItemStateAppearance?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = color ?? state?.badgeBackgroundColor ?? .systemRed
    layer.cornerRadius = Self.height / 2
    label.text = value
    label.textAlignment = .center
    label.font = state?.badgeTextAttributes.font ?? .systemFont(ofSize: 13)
    label.textColor = state?.badgeTextAttributes.foregroundColor ?? .white
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// 18 points high and at least as wide, 5 around longer words. Medium confidence.
  private static let height: CGFloat = 18

  /// Beginning a little after the picture's middle and above its top. Low confidence.
  func place(besideCenter center: CGPoint, isRightToLeft: Bool) {
    let width = max(Self.height, label.intrinsicContentSize.width + 10)
    let x: CGFloat = isRightToLeft ? center.x - 4 - width : center.x + 4
    frame = CGRect(x: x.rounded(), y: 2, width: width, height: Self.height)
    label.frame = bounds
  }
}
