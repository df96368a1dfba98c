import Foundation

extension StackArrangement {
  /// Hidden views shrink to nothing where they would be seen: in the middle of the gap, or beyond
  /// the first and last view that are seen.
  ///
  /// So in recorded layouts: views before the first end where it begins, those after the last
  /// begin where it ends, or half the system's spacing later; in between half the spacing is kept
  /// from the view before. High confidence, but for several in one gap, which lie over each other.
  mutating func hide() {
    var previous: UIView?
    for view in views {
      guard view.isHiddenInStack else {
        previous = view
        continue
      }
      add(.hiding, StackTerm(view, along.size), priority: Priority.hiding)
      park(view, after: previous)
    }
  }

  /// - Parameter previous: The last view before it that is seen.
  private mutating func park(_ view: UIView, after previous: UIView?) {
    let start = StackTerm(view, along.start)
    guard let first = visible.first else {
      return add(.spacing, start, .equal, StackTerm(canvas, along.start))
    }
    let isAtEnd = previous == nil || previous === visible.last
    let keepsSystemSpacing = previous.map { stack.gap(after: $0) == .system } ?? false
    if isAtEnd, !keepsSystemSpacing, CanvasTools.current?.parksHiddenViewsAtStart == true {
      add(.spacing, start, .equal, StackTerm(stack, along.start))
    } else if let previous {
      let gap = stack.gap(after: previous)
      let half = isAtEnd && gap != .system ? 0 : gap.length / 2
      add(.spacing, start, .equal, StackTerm(previous, along.end), plus: half)
    } else {
      add(.spacing, StackTerm(view, along.end), .equal, StackTerm(first, along.start))
    }
  }
}
