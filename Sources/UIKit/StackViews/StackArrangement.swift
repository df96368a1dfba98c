import Foundation

/// The constraints that arrange a stack's views, worked out from what the stack says.
///
/// Which constraints UIKit makes is known from its logs and from published lists of them; high
/// confidence where no other is given.
@MainActor
struct StackArrangement {
  let stack: UIStackView
  /// What the views are connected to: the stack or its margins.
  let canvas: AnyObject
  /// The arranged views, and those of them that take room.
  let views: [UIView]
  let visible: [UIView]
  let along: StackAxis
  let across: StackAxis
  private(set) var constraints: [StackConstraint] = []

  init(of stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    views = stack.arrangedSubviews
    visible = views.filter { !$0.isHiddenInStack }
    along = StackAxis(stack.axis)
    across = along.across
    guard !views.isEmpty else { return }
    connectAndSpace()
    distribute()
    disambiguateTexts()
    align()
    hide()
    suppressAmbiguity()
  }

  mutating func add(
    _ role: StackRole, _ first: StackTerm,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: StackTerm? = nil,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0, priority: Float = 1000
  ) {
    constraints.append(
      StackConstraint(
        role: role, first: first, relation: relation, second: second, multiplier: multiplier,
        constant: constant, priority: priority))
  }

  /// The first and last view that are seen lie at the ends of the canvas; where none is seen the
  /// canvas is as short as can be. Views are named in their order, which decides ties.
  private mutating func connectAndSpace() {
    guard let first = visible.first, let last = visible.last else {
      return add(.canvasFit, StackTerm(canvas, along.size), priority: Priority.canvasFit)
    }
    add(.canvasConnection, StackTerm(canvas, along.start), .equal, StackTerm(first, along.start))
    space()
    add(.canvasConnection, StackTerm(canvas, along.end), .equal, StackTerm(last, along.end))
  }

  /// Priorities of the constraints that are not required, as UIKit's logs show them.
  enum Priority {
    /// Just under required: what a hidden view requires of its own size wins. Seen in recorded
    /// layouts; medium confidence for the number.
    static let hiding: Float = 999.999
    static let spanningEdge: Float = 999.5
    static let spanningFit: Float = 51
    static let canvasFit: Float = 49
    static let suppression: Float = 25
  }
}

extension UIView {
  /// Whether a stack gives the view no room.
  ///
  /// Interface Builder shows an activity indicator that is hidden while it stands still, and
  /// gives it room. Both that are recorded do; medium confidence.
  var isHiddenInStack: Bool {
    guard isHidden else { return false }
    guard Session.current.sceneLoading == .canvas else { return true }
    return (self as? UIActivityIndicatorView)?.hidesWhenStopped != true
  }
}
