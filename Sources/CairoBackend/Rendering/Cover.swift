import Drawing
import Foundation

/// Finds commands that hide everything drawn before them, so that it need not be drawn.
struct Cover {
  private struct State {
    var transform: CGAffineTransform
    /// Whether the clip lets the whole area through.
    var isOpen = true
  }

  /// Edges this near to a pixel's edge are on it.
  private static let tolerance: CGFloat = 1 / 1024

  private let area: CGRect

  /// `area` is in pixels.
  init(of area: CGRect) { self.area = area }

  /// The last command that covers the area with opaque pixels.
  func lastIndex(in list: DisplayList, under transform: CGAffineTransform) -> Int? {
    var result: Int?
    visitCovers(in: list, under: transform) { index in
      result = index
      return true
    }
    return result
  }

  /// Whether some command covers the area; most often the first does.
  private func isCovered(by list: DisplayList, under transform: CGAffineTransform) -> Bool {
    var result = false
    visitCovers(in: list, under: transform) { _ in
      result = true
      return false
    }
    return result
  }

  /// Calls `visit` with the index of each covering command until it returns false.
  private func visitCovers(
    in list: DisplayList, under transform: CGAffineTransform, _ visit: (Int) -> Bool
  ) {
    var state = State(transform: transform)
    var saved: [State] = []
    var groups = 0
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .save: saved.append(state)
      case .restore: state = saved.popLast() ?? state
      case .transform(let change): state.transform = change.concatenating(state.transform)
      case .blend(let mode): state.isOpen = state.isOpen && mode == .normal
      case .clip(let path, _): state.isOpen = state.isOpen && covers(path, under: state.transform)
      case .beginGroup: groups += 1
      case .endGroup: groups = max(0, groups - 1)
      case .fill, .picture, .moving, .dissolve, .stroke, .text, .image, .gradient, .shadow,
        .backdrop:
        let isCover = state.isOpen && groups == 0 && covers(command, under: state.transform)
        if isCover, !visit(index) { return }
      }
    }
  }

  private func covers(_ command: DrawingCommand, under transform: CGAffineTransform) -> Bool {
    switch command {
    case .fill(let path, let color, _): color.alpha >= 1 && covers(path, under: transform)
    case .picture(let picture), .moving(let picture): covers(picture, under: transform)
    case .dissolve(let from, let to, let fraction):
      (fraction >= 1 || covers(from, under: transform))
        && (fraction <= 0 || covers(to, under: transform))
    case .save, .restore, .transform, .clip, .blend, .stroke, .text, .image, .gradient, .shadow,
      .backdrop, .beginGroup, .endGroup:
      false
    }
  }

  private func covers(_ picture: Picture, under transform: CGAffineTransform) -> Bool {
    covers(CGPath(rect: picture.bounds), under: transform)
      && isCovered(by: picture.list, under: transform)
  }

  private func covers(_ path: CGPath, under transform: CGAffineTransform) -> Bool {
    guard case .rect(let rect) = path.shape, transform.b == 0, transform.c == 0 else {
      return false
    }
    return rect.applying(transform)
      .insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(area)
  }
}
