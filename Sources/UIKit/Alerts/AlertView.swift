import Foundation

/// The card of an alert in the middle of the screen: 270 points wide, radius 14, buttons of 44.
/// High confidence, radius medium.
@MainActor
final class AlertView: UIView, AlertLayout {
  static let width: CGFloat = 270
  private unowned let alert: UIAlertController
  private var card: AlertCard?

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    isOpaque = false
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  func rebuild() {
    card?.removeFromSuperview()
    let header = AlertHeader(
      title: alert.title, message: alert.message, fields: alert.textFields ?? [], .alert)
    let buttons = orderedActions.map { action in
      AlertButton(action, font: font(of: action)) { [weak alert] in alert?.choose($0) }
    }
    let card = AlertCard(header: header, buttons: buttons, rowHeight: 44, radius: 14)
    card.sharesRow = true
    self.card = card
    insertSubview(card, at: 0)
    setNeedsLayout()
  }

  /// The one that cancels is the leading of two and below more. High confidence.
  private var orderedActions: [UIAlertAction] {
    let others = alert.actions.filter { $0.style != .cancel }
    let cancel = alert.actions.filter { $0.style == .cancel }
    return others.count == 1 && cancel.count == 1 && fitInOneRow ? cancel + others : others + cancel
  }

  private var fitInOneRow: Bool {
    alert.actions.allSatisfy {
      AlertButton($0, font: font(of: $0)) { _ in }.wordsWidth <= Self.width / 2
    }
  }

  /// The preferred one is semibold, else the one that cancels. High confidence.
  private func font(of action: UIAlertAction) -> UIFont {
    let stands = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    return .systemFont(ofSize: 17, weight: stands ? .semibold : .regular)
  }

  func preferredSize(in screen: CGSize) -> CGSize {
    let height = card?.height(width: Self.width) ?? 0
    return CGSize(width: Self.width, height: min(height, max(screen.height - 48, 0)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card?.frame = bounds
  }
}
