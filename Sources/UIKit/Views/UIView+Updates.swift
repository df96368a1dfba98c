import Diagnostics
public import Foundation
import QuartzCore

extension UIView {
  /// Work that waits for the end of the turn.
  struct Update: OptionSet {
    let rawValue: UInt8
    static let constraints = Update(rawValue: 1)
    static let layout = Update(rawValue: 2)
    static let display = Update(rawValue: 4)
    /// What the layout engine knows of the view is to be taken in.
    static let engine = Update(rawValue: 8)
    static let all: Update = [.constraints, .layout, .display, .engine]
  }

  public final func setNeedsLayout() { mark(.layout) }
  public final func setNeedsDisplay() { mark(.display) }
  /// The whole view is drawn again, whatever part it is.
  public final func setNeedsDisplay(_ rect: CGRect) { mark(.display) }
  public final func setNeedsUpdateConstraints() { mark(.constraints) }
  public final func needsUpdateConstraints() -> Bool { needs.contains(.constraints) }
  /// Updates the constraints of the view and of what is in it, where that is asked for.
  public final func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }
  public final func invalidateIntrinsicContentSize() {
    constraintSourceDidChange()
    superview?.contentSizeDidChange(of: self)
  }

  /// Lays the view and what is below it out now, from the highest of the superviews that wait for
  /// layout without a gap; documented for layers.
  public final func layoutIfNeeded() {
    var top: UIView = self
    while let superview = top.superview, superview.needs.contains(.layout) { top = superview }
    for _ in 0..<FrameLoop.roundLimit {
      updateConstraintsOfSubtree()
      updateLayoutEngine()
      guard top.subtreeNeeds.contains(.layout) else { return }
      top.layoutSubtree()
    }
  }

  final func mark(_ update: Update) {
    guard !needs.contains(update) else { return }
    needs.insert(update)
    propagateNeeds()
  }

  /// Tells the views above that there is work below them.
  final func propagateNeeds() {
    subtreeNeeds.formUnion(needs)
    var view = superview
    while let current = view, !current.subtreeNeeds.isSuperset(of: subtreeNeeds) {
      current.subtreeNeeds.formUnion(subtreeNeeds)
      view = current.superview
    }
  }

  /// The passes over this tree: constraints from the leaves up, solving, layout from the root down,
  /// then display. High confidence for the direction of each.
  final func update() {
    updateConstraintsOfSubtree()
    updateLayoutEngine()
    layoutSubtree()
    displaySubtree()
  }

  final func updateConstraintsOfSubtree() {
    guard subtreeNeeds.contains(.constraints) else { return }
    subtreeNeeds.remove(.constraints)
    for subview in subviews { subview.updateConstraintsOfSubtree() }
    guard needs.contains(.constraints) else { return }
    needs.remove(.constraints)
    guard let viewController else { return updateConstraints() }
    Session.current.note(.updateViewConstraints, viewController)
    viewController.updateViewConstraints()
  }

  private func layoutSubtree() {
    guard subtreeNeeds.contains(.layout) else { return }
    subtreeNeeds.remove(.layout)
    if needs.contains(.layout) {
      needs.remove(.layout)
      deliverSafeAreaChange()
      Session.current.with(traitCollection) {
        willLayoutSubviews()
        layoutSubviews()
        didLayoutSubviews()
      }
    }
    for subview in subviews { subview.layoutSubtree() }
  }

  private func willLayoutSubviews() {
    guard let viewController else { return }
    Session.current.note(.viewWillLayoutSubviews, viewController)
    viewController.viewWillLayoutSubviews()
  }

  private func didLayoutSubviews() {
    guard let viewController else { return }
    Session.current.note(.viewDidLayoutSubviews, viewController)
    viewController.viewDidLayoutSubviews()
  }

  final func displaySubtree() {
    guard subtreeNeeds.contains(.display) else { return }
    subtreeNeeds.remove(.display)
    if needs.contains(.display) {
      needs.remove(.display)
      Session.current.with(traitCollection) { layer.picture = onPattern(displayedPicture()) }
    }
    for subview in subviews { subview.displaySubtree() }
  }

  /// Asks for a round of layout, which tells the view, when its insets are no longer what it was
  /// told.
  final func checkSafeArea() {
    guard attachedWindow != nil else { return }
    let insets = safeAreaInsets
    checkInsetsInConstraints(insets)
    guard insets != knownSafeAreaInsets else { return }
    setNeedsLayout()
    constraintSourceDidChange()
  }

  /// Constraints are first made with the insets that the view has before it is placed.
  private func checkInsetsInConstraints(_ insets: UIEdgeInsets) {
    if let layoutItem, layoutItem.knownInsets.safeArea != insets { constraintSourceDidChange() }
  }

  private func deliverSafeAreaChange() {
    let fromAbove = insetsFromAbove
    let ground = SafeAreaGround(of: self, insets: fromAbove)
    if ground != safeAreaGround {
      safeAreaGround = ground
      for subview in subviews { subview.checkSafeArea() }
    }
    let insets = window == nil ? .zero : fromAbove
    checkInsetsInConstraints(insets)
    guard insets != knownSafeAreaInsets else { return }
    knownSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { deliverMarginsChange() }
    viewController?.viewSafeAreaInsetsDidChange()
  }

  /// The first view of the tree that still waits for the update.
  final func firstView(needing update: Update) -> UIView? {
    guard subtreeNeeds.contains(update) else { return nil }
    if needs.contains(update) { return self }
    return subviews.lazy.compactMap { $0.firstView(needing: update) }.first
  }
}
