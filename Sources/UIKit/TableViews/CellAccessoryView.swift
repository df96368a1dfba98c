import Drawing
import Foundation

/// The mark at a cell's end that its accessory type asks for.
@MainActor
final class CellAccessoryView: UIView {
  private let type: UITableViewCell.AccessoryType

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = hasButton
  }

  required init?(coder: NSCoder) {
    type = .none
    super.init(coder: coder)
  }

  /// In points; medium confidence.
  var glyphWidth: CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: 12
    case .checkmark, .detailButton: 22
    case .detailDisclosureButton: 44
    }
  }

  private var hasButton: Bool { type == .detailButton || type == .detailDisclosureButton }

  /// A tap on the button is told to the table, with the row it stands in.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)),
      let cell = superview as? UITableViewCell
    else { return }
    (cell.superview as? UITableView)?.accessoryWasTapped(of: cell)
  }

  override func drawContents() -> Picture? {
    let middle = bounds.midY
    // A chevron points away from the content, and what stands beside it is on the other side.
    func x(fromEnd distance: CGFloat) -> CGFloat {
      isRightToLeft ? bounds.minX + distance : bounds.maxX - distance
    }
    let grey = UIColor.tertiaryLabel.components(for: traitCollection)
    let tint = tintColor.components(for: traitCollection)
    var list = DisplayList()
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      let chevron = path([
        (x(fromEnd: 6.5), middle - 5.25), (x(fromEnd: 1), middle), (x(fromEnd: 6.5), middle + 5.25),
      ])
      list.append(.stroke(chevron, grey, .rounded(width: 2)))
    }
    if hasButton {
      let disc = directed(CGRect(x: 0, y: middle - 11, width: 22, height: 22))
      let circle = CGPath(roundedRect: disc.insetBy(dx: 1, dy: 1), cornerRadius: 10)
      list.append(.stroke(circle, tint, width: 1.5))
      for part in letter(from: disc.minX, around: middle) { list.append(.fill(part, tint)) }
    }
    if type == .checkmark {
      let right = directed(CGRect(x: bounds.maxX - 18, y: middle, width: 18, height: 0)).maxX
      let mark = path([
        (right - 16, middle + 1), (right - 11, middle + 6), (right - 2, middle - 6),
      ])
      list.append(.stroke(mark, tint, .rounded(width: 2)))
    }
    return Picture(bounds: bounds, list)
  }

  /// The i of the button: its dot, its stem and two serifs.
  private func letter(from left: CGFloat, around middle: CGFloat) -> [CGPath] {
    [
      CGPath(ellipseIn: CGRect(x: left + 9.6, y: middle - 6.2, width: 2.8, height: 2.8)),
      CGPath(rect: CGRect(x: left + 10.2, y: middle - 1.9, width: 1.7, height: 7)),
      CGPath(rect: CGRect(x: left + 8.8, y: middle - 1.9, width: 2.2, height: 1.4)),
      CGPath(rect: CGRect(x: left + 8.6, y: middle + 4, width: 4.8, height: 1.4)),
    ]
  }

  private func path(_ points: [(x: CGFloat, y: CGFloat)]) -> CGPath {
    CGPath(
      points.enumerated().map { index, point in
        let place = CGPoint(x: point.x, y: point.y)
        return index == 0 ? .move(place) : .line(place)
      })
  }
}

extension StrokeStyle {
  /// Of the signs of cells, which look like those of system symbols: with round ends and corners.
  static func rounded(width: CGFloat) -> StrokeStyle {
    StrokeStyle(width: width, cap: .round, join: .round)
  }
}
