import Foundation

/// A row that a finger moved aside, or is moving, and the actions it uncovers.
@MainActor
final class SwipedRow {
  /// Where the actions stand.
  enum Side { case leading, trailing }

  let path: IndexPath
  let actions: SwipeActionsView
  let configuration: UISwipeActionsConfiguration
  /// How far the row is moved to the right.
  var offset: CGFloat = 0
  /// How far it was when the finger took it.
  var start: CGFloat = 0

  init(_ path: IndexPath, _ configuration: UISwipeActionsConfiguration, _ view: SwipeActionsView) {
    self.path = path
    self.configuration = configuration
    actions = view
  }

  /// Where it stays open.
  var openOffset: CGFloat { actions.openWidth * direction }

  /// 1 for rows that move to the right.
  private var direction: CGFloat { actions.side == .trailing ? -1 : 1 }

  /// Follows the finger. Past its buttons a row comes along only half as far, unless it can be
  /// swiped out. Low confidence for the half.
  func follow(_ way: CGFloat) {
    let wish = max((start + way) * direction, 0)
    let open = actions.openWidth
    let isHeld = !configuration.performsFirstActionWithFullSwipe
    offset = (isHeld && wish > open ? open + (wish - open) / 2 : wish) * direction
  }

  /// What a finger that leaves the row there with the speed does.
  func outcome(speed: CGFloat, width: CGFloat) -> Outcome {
    let way = offset * direction
    if configuration.performsFirstActionWithFullSwipe, way > width * Self.fullShare {
      return .performs
    }
    if abs(speed) > Self.flick { return speed * direction > 0 ? .opens : .closes }
    return way > actions.openWidth / 2 ? .opens : .closes
  }

  enum Outcome { case opens, closes, performs }

  /// Of the row's width; low confidence.
  private static let fullShare: CGFloat = 0.6
  /// Points a second; low confidence.
  private static let flick: CGFloat = 300
}

/// The pan that moves a row aside.
@MainActor
final class RowPan: UIPanGestureRecognizer {
  private weak var table: UITableView?

  init(_ table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    whenRecognized = { [weak self] in self?.follow() }
  }

  required init?(coder: NSCoder) { nil }

  private func follow() {
    switch state {
    case .began: table?.beginSwipe()
    case .changed: table?.continueSwipe()
    case .ended: table?.endSwipe(speed: velocity(in: nil).x)
    case .cancelled: table?.closeSwipe(animated: true)
    case .possible, .failed: break
    }
  }
}
