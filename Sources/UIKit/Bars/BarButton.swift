import Foundation

/// The view of a bar button item: its words in the tint, or its custom view.
@MainActor
final class BarButton: UIControl {
  let item: UIBarButtonItem?
  private let label = UILabel()
  private let picture = UIImageView()
  private let tap: (UIEvent?) -> Void

  /// The button of an item, which calls the item's action.
  convenience init(_ item: UIBarButtonItem) {
    self.init(item, title: item.shownTitle) { [weak item] in item?.sendAction(for: $0) }
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
    if let custom = item.customView {
      label.isHidden = true
      addSubview(custom)
    }
  }

  init(_ item: UIBarButtonItem?, title: String, tap: @escaping (UIEvent?) -> Void) {
    self.item = item
    self.tap = tap
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: item?.style == .done ? .semibold : .regular)
    label.lineBreakMode = .byTruncatingTail
    label.textAlignment = .center
    addSubview(label)
    picture.image = item?.image
    picture.contentMode = .center
    label.isHidden = picture.image != nil
    if picture.image != nil { addSubview(picture) }
  }

  required init?(coder: NSCoder) { nil }

  /// As the item says, else as its content needs; low confidence for the 8 points around words.
  var preferredWidth: CGFloat {
    if let width = item?.width, width > 0 { return width }
    if let custom = item?.customView { return custom.frame.width }
    if let image = picture.image { return image.size.width + 16 }
    return item?.systemItem?.isSpace == true ? 0 : label.intrinsicContentSize.width + 16
  }

  override func updateForState() {
    super.updateForState()
    label.textColor = isEnabled ? item?.tintColor ?? tintColor : .tertiaryLabel
    label.alpha = isHighlighted ? 0.2 : 1
    picture.tintColor = label.textColor
    picture.alpha = label.alpha
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateForState()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The tint comes from above and may differ here.
    if window != nil { updateForState() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
    guard let custom = item?.customView, custom.superview === self else { return }
    let size = custom.bounds.size
    custom.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === label || hit === picture ? self : hit
  }

  override func touchUpInsideWasSent(with event: UIEvent?) { tap(event) }
}

extension UIBarButtonItem {
  /// The words on the button, where it has no picture.
  var shownTitle: String { title ?? systemItem?.title ?? "" }
}
