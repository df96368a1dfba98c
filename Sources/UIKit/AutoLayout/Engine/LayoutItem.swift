import Cassowary
import Foundation

/// The variables of a view or a free guide in one engine.
///
/// `start` and `length` are those of the alignment rectangle, in the superview's coordinates (for
/// a guide: its owner's).
@MainActor
final class LayoutItem {
  /// Position and size along one axis.
  struct Extent {
    let start: Variable
    let length: Variable
  }

  /// nil when the tree is gone whose engine it was: a view may outlive its superviews.
  private(set) weak var engine: LayoutEngine?
  /// The view, or the guide's owner.
  unowned let view: UIView
  let horizontal: Extent
  let vertical: Extent
  /// The size of a scroll view's content, once a constraint names it.
  var content: (horizontal: Variable, vertical: Variable)?
  /// Where a scroll view's bounds begin, once a constraint reaches across them.
  var origin: (horizontal: Variable, vertical: Variable)?
  /// When a constraint first named the item: ties between views are broken by it.
  let order: Int
  let isGuide: Bool

  /// What follows from the view alone: its frame and mask, or the size of its content.
  var ownConstraints: [OwnConstraint] = []
  /// Constraints held elsewhere were lowered with these.
  var knownInsets = ItemInsets()
  /// The width that the text was last wrapped to; nil while it was not.
  var wrappingWidth: CGFloat?

  /// Whether the superview has it in its list of those to place.
  private var awaitsPlace = false
  /// Whether the frame is being set to what was solved, which is no news.
  private(set) var isBeingPlaced = false
  /// Whether the engine has it in its list of such items.
  var isUnsettled = false
  /// Whether its view has left the tree.
  var isRetired = false

  init(engine: LayoutEngine, view: UIView, isGuide: Bool, order: Int) {
    self.engine = engine
    self.view = view
    self.isGuide = isGuide
    self.order = order
    horizontal = engine.makeExtent()
    vertical = engine.makeExtent()
  }

  /// Has the superview put the view where it was solved to, in its next layout.
  func awaitPlace() {
    guard !awaitsPlace, !isGuide, let superview = view.superview else { return }
    awaitsPlace = true
    superview.itemsToPlace.append(self)
  }

  /// The view, if it is still to be placed by this item.
  func viewToPlace() -> UIView? {
    awaitsPlace = false
    return isRetired || !view.isPlacedByConstraints ? nil : view
  }

  /// Moves the view, unless it lies there. A frame read back may differ in its last digits.
  func place(_ view: UIView, at frame: CGRect) {
    guard view.plainFrame != frame else { return }
    isBeingPlaced = true
    view.plainFrame = frame
    isBeingPlaced = false
  }

  func extent(_ axis: NSLayoutConstraint.Axis) -> Extent {
    axis == .horizontal ? horizontal : vertical
  }

  var variables: [Variable] {
    [horizontal.start, horizontal.length, vertical.start, vertical.length]
      + [content, origin].compactMap(\.self).flatMap { [$0.horizontal, $0.vertical] }
  }
}

/// The insets of a view that expressions contain as constants.
struct ItemInsets: Equatable {
  var safeArea = UIEdgeInsets.zero
  var margins = UIEdgeInsets.zero
  var origin = CGPoint.zero
  var alignment = UIEdgeInsets.zero
  var firstBaseline: CGFloat?
  var firstBaselineFromMiddle: CGFloat?
  var lastBaseline: CGFloat = 0
  var isRightToLeft = false

  init() {}

  @MainActor
  init(of view: UIView) {
    safeArea = view.safeAreaInsets
    margins = view.layoutMargins
    // That of a scroll view is a variable.
    origin = view is UIScrollView ? .zero : view.bounds.origin
    alignment = view.alignmentRectInsets
    firstBaseline = view.firstBaselineFromTop
    firstBaselineFromMiddle = view.firstBaselineFromMiddle
    lastBaseline = view.lastBaselineFromBottom
    isRightToLeft = view.isRightToLeft
  }
}

extension ItemInsets {
  /// Whether what lies in the view lies elsewhere in its superview than before.
  func shiftsContent(from old: ItemInsets) -> Bool {
    origin != old.origin || alignment.left != old.alignment.left
      || alignment.top != old.alignment.top
  }
}

/// A solver constraint that stands for something a view says of itself.
struct OwnConstraint {
  let id: ConstraintID
  var equation: Equation
  let origin: Origin

  enum Origin: Equatable {
    /// The frame of a view that is not laid out by constraints.
    case frame(NSLayoutConstraint.Axis, isLength: Bool)
    case nonNegative(NSLayoutConstraint.Axis)
    /// How far a scroll view is scrolled.
    case scrolled(NSLayoutConstraint.Axis)
    case hugging(NSLayoutConstraint.Axis)
    case compressionResistance(NSLayoutConstraint.Axis)
    /// What is left of a required wish of the content that had to be given up.
    case requiredContent(NSLayoutConstraint.Axis, isHugging: Bool)
    /// What a fitting size is asked for.
    case target(NSLayoutConstraint.Axis, isLength: Bool)
  }
}
