import Foundation

/// Where the parts of an inline calendar lie. Sizes are read off a scaled picture of iOS 15; low
/// confidence.
struct CalendarGeometry {
  let bounds: CGRect
  let hasMonth: Bool
  let hasTime: Bool
  var isRightToLeft = false

  /// Left and right of everything.
  let margin: CGFloat = 16
  private let headerHeight: CGFloat = 44
  private let weekdayHeight: CGFloat = 20
  private let timeHeight: CGFloat = 44
  private let widestPitch: CGFloat = 45
  /// Most months fit in five weeks, none needs more than six.
  private let weeks: CGFloat = 6

  enum Target: Equatable {
    case previousMonth, nextMonth
    case cell(Int)
  }

  var timeTop: CGFloat { hasMonth ? bounds.maxY - timeHeight : bounds.midY - timeHeight / 2 }
  var title: CGPoint {
    CGPoint(x: directed(bounds.minX + margin), y: bounds.minY + headerHeight / 2)
  }
  var previous: CGPoint { CGPoint(x: directed(bounds.maxX - 76), y: title.y) }
  var next: CGPoint { CGPoint(x: directed(bounds.maxX - 30), y: title.y) }
  private var columnWidth: CGFloat { (bounds.width - margin) / 7 }
  private var gridTop: CGFloat { bounds.minY + headerHeight + weekdayHeight }

  private var pitch: CGFloat {
    let bottom: CGFloat = hasTime ? timeTop : bounds.maxY
    return min(widestPitch, max(bottom - gridTop, 0) / weeks)
  }

  func weekday(_ column: Int) -> CGPoint {
    CGPoint(x: x(column), y: gridTop - weekdayHeight / 2)
  }

  private func x(_ column: Int) -> CGFloat {
    directed(bounds.minX + margin / 2 + (CGFloat(column) + 0.5) * columnWidth)
  }

  /// What is reckoned from the left, from the right where leading means right.
  private func directed(_ x: CGFloat) -> CGFloat {
    isRightToLeft ? bounds.minX + bounds.maxX - x : x
  }

  func middle(ofCell cell: Int) -> CGPoint {
    CGPoint(x: x(cell % 7), y: gridTop + (CGFloat(cell / 7) + 0.5) * pitch)
  }

  /// Of the circle around the chosen day.
  var radius: CGFloat { min(columnWidth, pitch) / 2 }

  func target(at point: CGPoint) -> Target? {
    if abs(point.y - title.y) <= headerHeight / 2 {
      if abs(point.x - previous.x) <= 22 { return .previousMonth }
      return abs(point.x - next.x) <= 22 ? .nextMonth : nil
    }
    let column = Int(((directed(point.x) - bounds.minX - margin / 2) / columnWidth).rounded(.down))
    let row = Int(((point.y - gridTop) / max(pitch, 1)).rounded(.down))
    guard (0..<7).contains(column), (0..<Int(weeks)).contains(row) else { return nil }
    return .cell(row * 7 + column)
  }
}
