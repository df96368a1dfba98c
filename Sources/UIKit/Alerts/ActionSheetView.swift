import Foundation

/// Rows of buttons from the lower edge of the screen, the one that cancels apart from the others.
/// 8 points from the edges, rows of 57, radius 13. High confidence.
@MainActor
final class ActionSheetView: UIView, AlertLayout {
  static let margin: CGFloat = 8
  private static let rowHeight: CGFloat = 57
  private unowned let alert: UIAlertController
  private var cards: [AlertCard] = []

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    isOpaque = false
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  /// In a popover a tap beside it cancels, and there is no button for that. Documented.
  private var isPopover: Bool { alert.modalPresentationStyle == .popover }

  func rebuild() {
    for card in cards { card.removeFromSuperview() }
    let header = AlertHeader(
      title: alert.title, message: alert.message, fields: [], .actionSheet)
    let radius: CGFloat = isPopover ? 0 : 13
    let main = AlertCard(
      header: header, buttons: alert.actions.filter { $0.style != .cancel }.map(button),
      rowHeight: Self.rowHeight, radius: radius)
    cards = [main]
    if let cancel = alert.cancelAction, !isPopover {
      cards.append(
        AlertCard(
          header: nil, buttons: [button(cancel)], rowHeight: Self.rowHeight, radius: radius,
          isSolid: true))
    }
    for card in cards { addSubview(card) }
    setNeedsLayout()
  }

  /// 20 points, semibold for the one that cancels. High confidence.
  private func button(_ action: UIAlertAction) -> AlertButton {
    let weight = action.style == .cancel ? UIFont.Weight.semibold : .regular
    return AlertButton(action, font: .systemFont(ofSize: 20, weight: weight)) { [weak alert] in
      alert?.choose($0)
    }
  }

  /// As wide as the shorter side of the screen leaves; documented since iOS 8.
  func preferredSize(in screen: CGSize) -> CGSize {
    let width: CGFloat =
      isPopover ? 304 : min(screen.width, screen.height) - 2 * Self.margin
    let heights = cards.map { $0.height(width: width) }.filter { $0 > 0 }
    let gaps: CGFloat = CGFloat(max(heights.count - 1, 0)) * Self.margin
    return CGSize(width: width, height: heights.reduce(gaps, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for card in cards {
      let height = card.height(width: bounds.width)
      card.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      if height > 0 { y += height + Self.margin }
    }
  }
}
