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
      if let previous {
        add(
          .spacing, StackTerm(view, along.start), .equal, StackTerm(previous, along.end),
          plus: halfGap(after: previous))
      } else if let first = visible.first {
        add(.spacing, StackTerm(view, along.end), .equal, StackTerm(first, along.start))
      } else {
        add(.spacing, StackTerm(view, along.start), .equal, StackTerm(canvas, along.start))
      }
    }
  }

  private func halfGap(after view: UIView) -> CGFloat {
    switch stack.gap(after: view) {
    case .system: StackGap.system.length / 2
    case .points(let length): view === visible.last ? 0 : length / 2
    }
  }
}
