import Foundation
import QuartzCore

/// A rounded card with a header and rows of buttons, parted by hairlines.
@MainActor
final class AlertCard: UIView {
  private let header: AlertHeader?
  private let buttons: [AlertButton]
  private let rowHeight: CGFloat
  private let lines: [UIView]

  /// - Parameter isSolid: Whether nothing shines through.
  init(
    header: AlertHeader?, buttons: [AlertButton], rowHeight: CGFloat, radius: CGFloat,
    isSolid: Bool = false
  ) {
    self.header = header
    self.buttons = buttons
    self.rowHeight = rowHeight
    let count = buttons.count - (header == nil ? 1 : 0)
    lines = (0..<max(count, 0)).map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = isSolid ? .alertButton : .alertMaterial
    layer.backdrop = isSolid ? nil : .bar
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    clipsToBounds = true
    if let header { addSubview(header) }
    for button in buttons { addSubview(button) }
    for line in lines {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Two buttons stand side by side where the words of both fit; documented but for the measure.
  private func areSideBySide(width: CGFloat, _ isAllowed: Bool) -> Bool {
    isAllowed && buttons.count == 2 && buttons.allSatisfy { $0.wordsWidth <= width / 2 }
  }

  /// Whether two buttons may share a row: in alerts.
  var sharesRow = false

  func height(width: CGFloat) -> CGFloat {
    let rows = areSideBySide(width: width, sharesRow) ? 1 : buttons.count
    return (header?.height(width: width) ?? 0) + CGFloat(rows) * rowHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let hairline: CGFloat = 1 / Session.current.device.scale
    var y: CGFloat = header?.height(width: width) ?? 0
    header?.frame = CGRect(x: 0, y: 0, width: width, height: y)
    if areSideBySide(width: width, sharesRow) {
      for (index, button) in buttons.enumerated() {
        button.frame = directed(
          CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: rowHeight))
      }
      lines.first?.frame = CGRect(x: 0, y: y, width: width, height: hairline)
      lines.last?.frame = CGRect(x: width / 2, y: y, width: hairline, height: rowHeight)
      return
    }
    var free = lines[...]
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
      if index > 0 || header != nil {
        free.popFirst()?.frame = CGRect(x: 0, y: y, width: width, height: hairline)
      }
      y += rowHeight
    }
  }
}

extension UIColor {
  /// The material of alerts over a dimmed screen. Low confidence.
  static let alertMaterial = UIColor(
    light: .init(red: 0.953, green: 0.953, blue: 0.953, alpha: 0.9),
    dark: .init(red: 0.153, green: 0.153, blue: 0.157, alpha: 0.9))

  /// Of the button apart from the others. Medium confidence.
  static let alertButton = UIColor(
    light: .init(red: 1, green: 1, blue: 1, alpha: 1),
    dark: .init(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1))
}
