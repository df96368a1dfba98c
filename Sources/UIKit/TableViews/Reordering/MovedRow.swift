import Foundation

/// A row that a finger carries to another place.
@MainActor
final class MovedRow {
  let start: IndexPath
  let cell: UITableViewCell
  /// From the finger to the row's top.
  let grip: CGFloat
  /// Where it would come to stand now.
  var target: IndexPath
  /// Where the finger has it.
  var top: CGFloat

  init(_ path: IndexPath, _ cell: UITableViewCell, finger: CGFloat) {
    start = path
    target = path
    self.cell = cell
    top = cell.frame.minY
    grip = finger - cell.frame.minY
  }

  /// Rows between the old and the new place make room. In another section the row comes to stand
  /// before the one that is there.
  func shift(ofRowAt path: IndexPath) -> CGFloat {
    let height = cell.frame.height
    let isPassed = path < target || (path == target && target.section == start.section)
    if path > start, isPassed { return -height }
    if path < start, path >= target { return height }
    return 0
  }
}

/// The pan on a row's grip.
@MainActor
final class GripPan: UIPanGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    whenRecognized = { [weak self] in self?.follow() }
  }

  required init?(coder: NSCoder) { nil }

  private func follow() {
    guard let cell = view?.superview as? UITableViewCell, let table = cell.superview as? UITableView
    else { return }
    let place = location(in: table)
    switch state {
    case .began: table.lift(cell, at: place.y - translation(in: table).y)
    case .changed: table.carryRow(to: place.y)
    case .ended: table.putRowDown()
    case .cancelled: table.putRowBack()
    case .possible, .failed: break
    }
  }
}
