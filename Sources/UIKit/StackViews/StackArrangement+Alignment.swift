import Foundation

extension StackArrangement {
  /// Aligns all views, hidden ones too, with the first, connects them to the canvas and sees that
  /// it holds them.
  ///
  /// A column has no baselines to align: there those alignments fill. Low confidence.
  mutating func align() {
    let isColumn = along.axis == .vertical
    switch stack.alignment {
    case .fill: alignFilling()
    case .firstBaseline where isColumn, .lastBaseline where isColumn: alignFilling()
    case .leading: alignAtEdge(across.start)
    case .trailing: alignAtEdge(across.end)
    case .center: alignInMiddle()
    case .firstBaseline: alignAtBaseline(.firstBaseline, edge: across.start)
    case .lastBaseline: alignAtBaseline(.lastBaseline, edge: across.end)
    }
  }

  private var reference: UIView { views[0] }

  private mutating func alignFilling() {
    for edge in [across.start, across.end] {
      connect(edge, to: reference)
      for view in views.dropFirst() { alignWithReference(view, at: edge) }
    }
  }

  private mutating func alignAtEdge(_ edge: NSLayoutConstraint.Attribute) {
    connect(edge, to: reference)
    for view in views.dropFirst() { alignWithReference(view, at: edge) }
    span(alignedAt: edge)
  }

  private mutating func alignInMiddle() {
    connect(across.middle, to: reference)
    for view in views.dropFirst() { alignWithReference(view, at: across.middle) }
    span(alignedAt: across.middle)
  }

  /// The canvas begins, or ends, where the first view does even if others reach further: a bug
  /// that was reported to Apple and that recorded layouts show. What has no baseline is aligned
  /// at its edge. Medium confidence.
  private mutating func alignAtBaseline(
    _ baseline: NSLayoutConstraint.Attribute, edge: NSLayoutConstraint.Attribute
  ) {
    connect(edge, to: reference)
    for view in views.dropFirst() {
      alignWithReference(view, at: view.hasBaselineInStack ? baseline : edge)
    }
    span(alignedAt: edge, isBaseline: true)
  }

  private mutating func alignWithReference(
    _ view: UIView, at attribute: NSLayoutConstraint.Attribute
  ) {
    add(.alignment, StackTerm(reference, attribute), .equal, StackTerm(view, attribute))
  }

  private mutating func connect(_ attribute: NSLayoutConstraint.Attribute, to item: AnyObject) {
    add(.canvasConnection, StackTerm(canvas, attribute), .equal, StackTerm(item, attribute))
  }

  // MARK: The extent across

  /// Lets the canvas reach across the views that are seen, and no further than it must.
  ///
  /// - Parameter attribute: Where the views are aligned and connected already.
  private mutating func span(
    alignedAt attribute: NSLayoutConstraint.Attribute, isBaseline: Bool = false
  ) {
    guard views.count > 1 else { return spanOne(alignedAt: attribute) }
    let spanner = stack.guides.spanner(of: stack)
    for edge in [across.start, across.end] where edge != attribute { connect(edge, to: spanner) }
    for view in visible {
      for edge in [across.start, across.end] {
        let isAligned = edge == attribute && !isBaseline
        let relation: NSLayoutConstraint.Relation =
          edge == across.start ? .lessThanOrEqual : .greaterThanOrEqual
        add(
          .spanningBoundary, StackTerm(spanner, edge), isAligned ? .equal : relation,
          StackTerm(view, edge), priority: isAligned ? Priority.spanningEdge : 1000)
      }
    }
    add(.spanningFit, StackTerm(spanner, across.size), priority: Priority.spanningFit)
  }

  /// A single view needs no guide.
  private mutating func spanOne(alignedAt attribute: NSLayoutConstraint.Attribute) {
    if attribute != across.start {
      add(
        .canvasConnection, StackTerm(canvas, across.start), .lessThanOrEqual,
        StackTerm(reference, across.start))
    }
    if attribute != across.end {
      add(
        .canvasConnection, StackTerm(canvas, across.end), .greaterThanOrEqual,
        StackTerm(reference, across.end))
    }
    add(.canvasFit, StackTerm(canvas, across.size), priority: Priority.canvasFit)
  }
}
