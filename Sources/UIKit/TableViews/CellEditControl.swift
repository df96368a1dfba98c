import Drawing
import Foundation

/// The round sign before an edited row: it deletes the row, inserts one, or marks it.
@MainActor
final class CellEditControl: UIView {
  /// Of the square it stands in; its circle is a little smaller. Medium confidence.
  static let side: CGFloat = 28
  private static let radius: CGFloat = 11

  private let control: CellEditing.Control
  /// Whether the row is one of those that are selected.
  var isMarked = false { didSet { if oldValue != isMarked { setNeedsDisplay() } } }

  /// nil for no control.
  init?(_ control: CellEditing.Control) {
    guard control != .none else { return nil }
    self.control = control
    super.init(frame: .zero)
    isOpaque = false
    // A tap on a mark is one on the row.
    isUserInteractionEnabled = control != .mark
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)),
      let cell = superview as? UITableViewCell
    else { return }
    (cell.superview as? UITableView)?.editControlWasTapped(of: cell)
  }

  override func drawContents() -> Picture? {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let disc = CGPath(
      ellipseIn: CGRect(
        x: center.x - Self.radius, y: center.y - Self.radius, width: 2 * Self.radius,
        height: 2 * Self.radius))
    func color(_ color: UIColor) -> CGColor { color.components(for: traitCollection) }
    var list = DisplayList()
    switch control {
    case .none: return nil
    case .delete: list.append(.fill(disc, color(.systemRed)))
    case .insert: list.append(.fill(disc, color(.systemGreen)))
    case .mark where isMarked: list.append(.fill(disc, color(tintColor)))
    case .mark: list.append(.stroke(disc, color(.systemGray3), width: 1.5))
    }
    for sign in signs(around: center) {
      list.append(.stroke(sign, color(.white), .rounded(width: 2)))
    }
    return Picture(bounds: bounds, list)
  }

  private func signs(around center: CGPoint) -> [CGPath] {
    let arm: CGFloat = 5.5
    let across = line(
      CGPoint(x: center.x - arm, y: center.y), CGPoint(x: center.x + arm, y: center.y))
    let down = line(
      CGPoint(x: center.x, y: center.y - arm), CGPoint(x: center.x, y: center.y + arm))
    switch control {
    case .delete: return [across]
    case .insert: return [across, down]
    case .mark where isMarked:
      return [
        line(
          CGPoint(x: center.x - 5, y: center.y + 0.5),
          CGPoint(x: center.x - 1.5, y: center.y + 4.5),
          CGPoint(x: center.x + 5, y: center.y - 4.5))
      ]
    case .mark, .none: return []
    }
  }

  private func line(_ points: CGPoint...) -> CGPath {
    CGPath(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }
}

/// Three bars at the end of a row that can be moved, by which it is carried.
@MainActor
final class ReorderGrip: UIView {
  /// Medium confidence.
  static let width: CGFloat = 22

  init() {
    super.init(frame: .zero)
    isOpaque = false
    addGestureRecognizer(GripPan())
  }

  required init?(coder: NSCoder) { nil }

  /// Bars of 1.5 points, 5 apart. Low confidence.
  override func drawContents() -> Picture? {
    let color = UIColor.tertiaryLabel.components(for: traitCollection)
    let bars = [-5, 0, 5].map { offset in
      let y = bounds.midY + CGFloat(offset)
      return CGPath([.move(CGPoint(x: 1, y: y)), .line(CGPoint(x: bounds.width - 1, y: y))])
    }
    return Picture(
      bounds: bounds, DisplayList(bars.map { .stroke($0, color, .rounded(width: 1.5)) }))
  }
}
