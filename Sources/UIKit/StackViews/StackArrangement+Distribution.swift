import Foundation

extension StackArrangement {
  mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing, .equalCentering: distributeGaps()
    }
  }

  private mutating func fillEqually() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      add(.fillEqually, StackTerm(view, along.size), .equal, StackTerm(first, along.size))
    }
  }

  /// Each view gets its share of the canvas, the first ones most surely; views without a length
  /// get none. Where no view has one all are equal; medium confidence for that.
  ///
  /// The whole is the sum of the lengths and of the stack's spacing, of which the system's counts
  /// nothing: so in recorded layouts, medium confidence.
  private mutating func fillProportionally() {
    let lengths = visible.map { $0.lengthInStack(along.axis) }
    let sum = lengths.reduce(0, +)
    guard sum > 0 else { return fillEqually() }
    let whole = sum + stack.measuredSpacing * CGFloat(visible.count - 1)
    guard whole > 0 else { return fillEqually() }
    for (index, (view, length)) in zip(visible, lengths).enumerated() {
      let size = StackTerm(view, along.size)
      guard length > 0 else {
        add(.fillProportionally, size)
        continue
      }
      // A single view fills the canvas by its connections.
      guard visible.count > 1 else { continue }
      add(
        .fillProportionally, size, .equal, StackTerm(canvas, along.size), times: length / whole,
        priority: max(999 - Float(index), 1))
    }
  }

  /// All gaps are equal: those between edges surely, those between middles as far as the spacing
  /// and the sizes allow. Without a size from outside the stack is as short as can be.
  private mutating func distributeGaps() {
    let isCentering = stack.distribution == .equalCentering
    var firstGap: UILayoutGuide?
    for (index, (view, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let gap = stack.guides.gap(after: view, in: stack)
      let edges = neighbours(view, next)
      let from = isCentering ? StackTerm(view, along.middle) : edges.from
      let to = isCentering ? StackTerm(next, along.middle) : edges.to
      add(.distributingEdge, StackTerm(gap, along.start), .equal, from)
      add(.distributingEdge, StackTerm(gap, along.end), .equal, to)
      if let firstGap {
        add(
          .fillEqually, StackTerm(gap, along.size), .equal, StackTerm(firstGap, along.size),
          priority: isCentering ? max(150 - Float(index), 50) : 1000)
      }
      firstGap = firstGap ?? gap
    }
    if visible.count > 1 {
      add(.canvasFit, StackTerm(canvas, along.size), priority: Priority.canvasFit)
    }
  }
}
