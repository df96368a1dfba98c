import Foundation

extension UIView {
  /// The topmost view above, or the view itself.
  final var treeRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Solves the constraints of the tree, if anything of them changed.
  final func updateLayoutEngine() {
    let root = treeRoot
    guard root.subtreeNeeds.contains(.engine) else { return }
    if root.layoutEngine == nil, !root.needsLayoutEngine { return root.clearEngineNeeds() }
    let engine = root.layoutEngine ?? LayoutEngine(root: root)
    root.layoutEngine = engine
    engine.update()
  }

  /// Whether a marked view of the tree has a part in Auto Layout.
  private var needsLayoutEngine: Bool {
    guard subtreeNeeds.contains(.engine) else { return false }
    return isPlacedByConstraints || !heldConstraints.isEmpty
      || subviews.contains(where: \.needsLayoutEngine)
  }

  private func clearEngineNeeds() {
    guard subtreeNeeds.contains(.engine) else { return }
    subtreeNeeds.remove(.engine)
    needs.remove(.engine)
    for subview in subviews { subview.clearEngineNeeds() }
  }

  /// Leaves the engine of the tree that the view is about to leave; what is below it too.
  final func leaveLayoutEngine() {
    let root = treeRoot
    // Its own engine, as the root of a tree of its own, does not go along either.
    if root === self { layoutEngine = nil } else { root.layoutEngine?.forget(subtree: subtree) }
    for view in subtree {
      view.layoutItem?.isRetired = true
      view.layoutItem = nil
      view.itemsToPlace = []
      view.staleConstraints = nil
      view.needs.insert(.engine)
      view.subtreeNeeds.insert(.engine)
    }
  }
}

extension UIView {
  /// A frame set from outside is what other constraints go by; margins may depend on any.
  final func frameDidChange() {
    if let layoutItem, !layoutItem.isBeingPlaced { layoutItem.engine?.unsettle(layoutItem) }
    let isShifted = layoutItem.map { $0.knownInsets.origin != bounds.origin } ?? false
    if !isPlacedByConstraints || preservesSuperviewLayoutMargins || isShifted
      || self is UIScrollView
    {
      constraintSourceDidChange()
    }
  }

  final func placeSubviewsByConstraints() {
    treeRoot.layoutEngine?.placeSubviews(of: self)
  }

  /// The size that content asks for.
  ///
  /// - Parameter width: What the text is wrapped to; nil before it is known, for text on one line.
  final func contentSize(wrappedTo width: CGFloat?) -> CGSize {
    var size = intrinsicContentSize
    if wrapsToWidth, let width { size = contentSize(fittingWidth: width) }
    guard Session.current.sceneLoading == .canvas else { return size }
    if hasNoContent, isArrangedOnCanvas { size = CGSize(width: 50, height: 50) }
    if placeholderSize.width != UIView.noIntrinsicMetric { size.width = placeholderSize.width }
    if placeholderSize.height != UIView.noIntrinsicMetric { size.height = placeholderSize.height }
    return size
  }

  /// Interface Builder gives labels without text, image views without an image and stacks without
  /// views 50 by 50 when a stack arranges them, at their usual priorities. Seen in six of seven
  /// recorded layouts; medium confidence.
  private var isArrangedOnCanvas: Bool {
    guard let stack = superview as? UIStackView, !isHidden else { return false }
    return stack.arranges(self)
  }

  // MARK: Alignment

  /// The part of a frame that constraints align. Documented.
  public final func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame around what constraints align. Documented.
  public final func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
