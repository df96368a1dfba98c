import Foundation

/// Makes the constraints that a visual format asks for, in its order; alignments come last.
@MainActor
struct FormatConstraints {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions

  func make() throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (index, part) in format.parts.enumerated() {
      if index > 0 {
        let gap = gap(from: format.parts[index - 1].item, to: part.item)
        made += constraints(format.connections[index - 1], gap)
      } else if let start = format.start {
        made += constraints(start, try startGap(to: part, isStandard: start.isStandard))
      }
      made += part.sizes.map { size(of: part.item, $0) }
    }
    if let end = format.end, let last = format.parts.last {
      made += constraints(end, try endGap(from: last, isStandard: end.isStandard))
    }
    return made + (try alignments())
  }

  // MARK: Sizes

  private func size(
    of item: AnyObject, _ predicate: VisualFormat.Predicate
  ) -> NSLayoutConstraint {
    let length: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    switch predicate.length {
    case .constant(let constant):
      return constraint(
        Place(item, length), nil, predicate.relation, constant, predicate.priority)
    case .item(let other):
      return constraint(
        Place(item, length), Place(other, length), predicate.relation, 0, predicate.priority)
    }
  }

  // MARK: Spaces

  /// The way from one place to another that comes later in the reading direction.
  private struct Gap {
    let from: Place
    let to: Place
    /// What the system chooses for it.
    let standard: CGFloat
  }

  private struct Place {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  private var isVertical: Bool { format.axis == .vertical }
  private var isReversed: Bool {
    !isVertical && options.contains(.directionRightToLeft)
  }

  private var near: NSLayoutConstraint.Attribute {
    if isVertical { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var far: NSLayoutConstraint.Attribute {
    if isVertical { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private func gap(from one: AnyObject, to other: AnyObject) -> Gap {
    let byBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
    return Gap(
      from: Place(one, byBaselines ? .lastBaseline : far),
      to: Place(other, byBaselines ? .firstBaseline : near),
      standard: SystemSpacing.betweenSiblings)
  }

  /// The system's space to a superview ends at its margins since iOS 8; high confidence.
  private func startGap(
    to part: VisualFormat.Part, isStandard: Bool
  ) throws(VisualFormat.Fault) -> Gap {
    let superview = try superview(of: part)
    let edge = isStandard ? superview.layoutMarginsGuide : superview
    return Gap(from: Place(edge, near), to: Place(part.item, near), standard: 0)
  }

  private func endGap(
    from part: VisualFormat.Part, isStandard: Bool
  ) throws(VisualFormat.Fault) -> Gap {
    let superview = try superview(of: part)
    let edge = isStandard ? superview.layoutMarginsGuide : superview
    return Gap(from: Place(part.item, far), to: Place(edge, far), standard: 0)
  }

  private func superview(of part: VisualFormat.Part) throws(VisualFormat.Fault) -> UIView {
    let found = (part.item as? UIView)?.superview ?? (part.item as? UILayoutGuide)?.constraintView
    if let found { return found }
    throw VisualFormat.Fault(
      message:
        "Unable to interpret '|' character, because the related view doesn't have a superview",
      position: part.position)
  }

  private func constraints(_ connection: VisualFormat.Connection, _ gap: Gap)
    -> [NSLayoutConstraint]
  {
    switch connection {
    case .flush: return [constraint(gap, .equal, 0, .required)]
    case .standard:
      let made = constraint(gap, .equal, gap.standard, .required)
      made.space = .standard
      return [made]
    case .spaces(let predicates):
      return predicates.compactMap { predicate in
        guard case .constant(let constant) = predicate.length else { return nil }
        return constraint(gap, predicate.relation, constant, predicate.priority)
      }
    }
  }

  /// What is further along the axis is named first.
  private func constraint(
    _ gap: Gap, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    isReversed
      ? constraint(gap.from, gap.to, relation, constant, priority)
      : constraint(gap.to, gap.from, relation, constant, priority)
  }

  private func constraint(
    _ first: Place, _ second: Place?, _ relation: NSLayoutConstraint.Relation,
    _ constant: CGFloat, _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: 1, constant: constant)
    made.priority = priority
    return made
  }
}

// MARK: - Alignments

extension FormatConstraints {
  private static let attributes:
    [(option: NSLayoutConstraint.FormatOptions, attribute: NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

  /// Each view with the one before it; the superview is not aligned. Medium confidence for which
  /// with which.
  private func alignments() throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (option, attribute) in Self.attributes where options.contains(option) {
      for (one, other) in zip(format.parts, format.parts.dropFirst()) {
        let isAlong = (attribute.quantity == .verticalPlace) == isVertical
        guard !isAlong else { throw misalignment(at: other.position) }
        made.append(
          constraint(Place(other.item, attribute), Place(one.item, attribute), .equal, 0, .required)
        )
      }
    }
    return made
  }

  private func misalignment(at position: Int) -> VisualFormat.Fault {
    let axis = isVertical ? "vertical" : "horizontal"
    return VisualFormat.Fault(
      message: "Options mask required views to be aligned on a \(axis) edge, which is not allowed "
        + "for layout that is also \(axis).",
      position: position)
  }
}

extension VisualFormat.Connection {
  fileprivate var isStandard: Bool {
    if case .standard = self { return true }
    return false
  }
}
