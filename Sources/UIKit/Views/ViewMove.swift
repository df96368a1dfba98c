import Diagnostics

/// A view on its way from one superview to another, or to none: the calls and changes in order.
///
/// For `S.addSubview(V)`: `V.willMove(toSuperview:)`, `willMove(toWindow:)` for V's subtree, the
/// controllers' will-callbacks, the link, `didMoveToWindow` for the subtree,
/// `V.didMoveToSuperview()`, `S.didAddSubview(V)`. Medium confidence; the order of the two
/// `willMove` and the place of `willRemoveSubview` low.
@MainActor
struct ViewMove {
  let view: UIView
  let destination: UIView?
  let index: Int

  init(_ view: UIView, to destination: UIView?, at index: Int) {
    self.view = view
    self.destination = destination
    self.index = index
  }

  func perform() {
    let oldWindow = view.window
    let newWindow = destination?.window
    let changesWindow = oldWindow !== newWindow
    view.willMove(toSuperview: destination)
    if changesWindow {
      for member in view.subtree { member.willMove(toWindow: newWindow) }
    }
    let appearance =
      changesWindow ? WindowAppearance.begin(for: view, from: oldWindow, to: newWindow) : nil

    let tint = view.undimmedTintColor
    view.superview?.willRemoveSubview(view)
    unlink()
    link()
    let traits = TraitChange(from: view)
    if changesWindow { enter(newWindow) }
    traits.deliver()
    if destination != nil, view.undimmedTintColor !== tint { view.deliverTintColorDidChange() }
    view.didMoveToSuperview()
    if view.superview === destination { destination?.didAddSubview(view) }
    appearance?.end()
  }

  private func unlink() {
    if view.superview != nil { view.releaseConstraintsToOutside() }
    // A tree of its own had an engine of its own.
    view.leaveLayoutEngine()
    guard let old = view.superview else { return }
    if let place = old.place(ofSubview: view) { old.subviews.remove(at: place) }
    view.layer.removeFromSuperlayer()
    view.superview = nil
    old.setNeedsLayout()
  }

  private func link() {
    guard let destination else { return }
    let place = min(max(index, 0), destination.subviews.count)
    destination.subviews.insert(view, at: place)
    view.superview = destination
    destination.placeLayer(of: view)
    // Both the view that gains a subview and the one that is added are laid out; known.
    destination.setNeedsLayout()
    view.setNeedsLayout()
    view.propagateNeeds()
  }

  /// All are in place before the first is told, whose call-back may change the tree again.
  private func enter(_ window: UIWindow?) {
    let members = view.subtree
    for member in members {
      member.attachedWindow = window
      // A layer outside a window has nothing to animate; its animations end unfinished.
      if window == nil { member.layer.removeAllAnimations() }
    }
    let rules = Session.current.appearanceRules
    for member in members where member.attachedWindow === window {
      if window != nil { rules.apply(to: member) }
      if window == nil, member.isFirstResponder { member.resignFirstResponder() }
      member.didMoveToWindow()
    }
  }
}
