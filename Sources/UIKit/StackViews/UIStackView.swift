public import Foundation

/// A row or column of views.
///
/// It knows what it arranges and how, and keeps the constraints that do it. Which ones those are
/// is `StackArrangement`'s; solving them is layout's.
@MainActor
open class UIStackView: UIView {
  public private(set) final var arrangedSubviews: [UIView] = [] { didSet { arrangedKeys = nil } }
  private final var arrangedKeys: Set<ObjectIdentifier>?
  override var hasNoContent: Bool { arrangedSubviews.isEmpty }
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { noteChange(from: oldValue, axis) } }
  open var distribution = Distribution.fill {
    didSet { noteChange(from: oldValue, distribution) }
  }
  open var alignment = Alignment.fill { didSet { noteChange(from: oldValue, alignment) } }
  open var spacing: CGFloat = 0 { didSet { noteChange(from: oldValue, spacing) } }
  /// Whether the spacing of a column is from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { noteChange(from: oldValue, isBaselineRelativeArrangement) }
  }
  /// Whether the views lie within the stack's margins and not its bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { noteChange(from: oldValue, isLayoutMarginsRelativeArrangement) }
  }
  /// The spacing after those views that have one of their own.
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var arrangement = StackConstraints()
  final var guides = StackGuides()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The subviews of the file are the arranged ones, in their order; high confidence.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.stackView)
    // What the format does not know is arranged if it says that constraints place it.
    arrangedSubviews = subviews.filter {
      !($0 is OpaqueView && $0.translatesAutoresizingMaskIntoConstraints)
    }
    for view in arrangedSubviews { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  private func noteChange<Value: Equatable>(from old: Value, _ new: Value) {
    if new != old { arrangementDidChange() }
  }

  /// The constraints are made anew in the next update.
  final func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    superview?.contentSizeDidChange(of: self)
  }

  /// Shares are measured anew, and an image may have come that does not absorb what is left over.
  override func contentSizeDidChange(of subview: UIView) {
    super.contentSizeDidChange(of: subview)
    if distribution == .fillProportionally || subview is UIImageView {
      arrangementDidChange()
    } else if superview is UIStackView {
      superview?.contentSizeDidChange(of: self)
    }
  }

  // MARK: Arranging

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// It becomes a subview, on top, unless it is one already; its mask makes no constraints any
  /// more. Documented. The index counts what is arranged besides.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview === self {
      arrangedSubviews.removeAll { $0 === view }
    } else {
      addSubview(view)
    }
    guard view.superview === self else { return }
    let index = min(max(stackIndex, 0), arrangedSubviews.count)
    arrangedSubviews.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  /// It stays a subview and loses its own spacing; documented.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    guides.forgetGap(after: view)
    arrangementDidChange()
  }

  /// What is no subview any more is not arranged either; documented.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Called when a subview was hidden or shown: in an animation the others make room as part of
  /// it, and what is hidden is seen till then. High confidence.
  final func visibilityDidChange(of subview: UIView) {
    arrangementDidChange()
    guard let animation = ViewAnimationContext.current, arranges(subview) else { return }
    animation.layOutAtEnd(self)
    if subview.isHidden { animation.keepSeen(subview) }
  }

  /// Whether the view is one of those arranged.
  final func arranges(_ view: UIView) -> Bool {
    let keys = arrangedKeys ?? Set(arrangedSubviews.map(ObjectIdentifier.init))
    arrangedKeys = keys
    return keys.contains(ObjectIdentifier(view))
  }

  // MARK: Baselines

  /// That of the first arranged view that is seen; of the stack itself when there is none. Medium
  /// confidence for rows.
  open override var forFirstBaselineLayout: UIView {
    arrangedSubviews.first { !$0.isHiddenInStack }?.forFirstBaselineLayout ?? self
  }

  /// That of the last arranged view that is seen, as above.
  open override var forLastBaselineLayout: UIView {
    arrangedSubviews.last { !$0.isHiddenInStack }?.forLastBaselineLayout ?? self
  }

  // MARK: Constraints

  open override func updateConstraints() {
    arrangement.replace(by: StackArrangement(of: self).constraints, in: self)
    super.updateConstraints()
  }

  /// The constraints that arrange the views, in the order in which they were asked for.
  ///
  /// As in UIKit each is among the `constraints` of the nearest view that holds what it names.
  final var arrangementConstraints: [NSLayoutConstraint] { arrangement.constraints }
}
