import Foundation

/// A row of an alert that can be tapped.
@MainActor
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let whenTapped: (UIAlertAction) -> Void

  init(
    _ action: UIAlertAction, font: UIFont, whenTapped: @escaping (UIAlertAction) -> Void
  ) {
    self.action = action
    self.whenTapped = whenTapped
    super.init(frame: .zero)
    isOpaque = false
    label.text = action.title
    label.font = font
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    accessibilityLabel = action.title
    addSubview(label)
    isEnabled = action.isEnabled
    updateForState()
  }

  required init?(coder: NSCoder) { nil }

  /// Of the words, with the room around them.
  var wordsWidth: CGFloat { label.intrinsicContentSize.width + 2 * 8 }

  override func updateForState() {
    super.updateForState()
    label.textColor =
      isEnabled ? (action.style == .destructive ? .systemRed : tintColor) : .tertiaryLabel
    backgroundColor = isHighlighted ? .systemFill : .clear
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateForState()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateForState() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override func touchUpInsideWasSent(with event: UIEvent?) { whenTapped(action) }
}
