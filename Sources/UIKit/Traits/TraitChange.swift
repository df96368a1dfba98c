/// Changed traits on their way down a tree.
///
/// All views and controllers have their new traits before the first is told, whose callback may
/// change the tree again. What has the traits already that it would get ends the way: below it
/// nothing can be different.
@MainActor
struct TraitChange {
  private var changed: [(environment: any TraitInheriting, previous: UITraitCollection)] = []

  init(from view: UIView) { visit(view) }

  init(from controller: UIViewController) {
    visit(controller)
    if let view = controller.viewIfLoaded { visit(view) }
  }

  /// A controller before its view, which comes before its subviews. Medium confidence.
  private mutating func visit(_ view: UIView) {
    if let controller = view.viewController { visit(controller) }
    guard update(view) else { return }
    if let root = (view as? UIWindow)?.rootViewController { visit(root) }
    for subview in view.subviews { visit(subview) }
  }

  /// Children whose view lies somewhere are reached through it.
  private mutating func visit(_ controller: UIViewController) {
    guard update(controller) else { return }
    for child in controller.children where child.viewIfLoaded?.superview == nil {
      visit(child)
      if let view = child.viewIfLoaded { visit(view) }
    }
  }

  private mutating func update(_ environment: any TraitInheriting) -> Bool {
    let (old, new) = (environment.knownTraits, environment.inheritedTraits)
    guard old !== new else { return false }
    environment.knownTraits = new
    guard old != new else { return false }
    changed.append((environment, old))
    return true
  }

  func deliver() {
    for (environment, previous) in changed { environment.deliverTraitChange(from: previous) }
  }
}

/// A view or controller, which has the traits of what is above it but for those of its own.
@MainActor
protocol TraitInheriting: UITraitEnvironment {
  var knownTraits: UITraitCollection { get set }
  var ownTraits: OwnTraits? { get set }
  var inheritedTraits: UITraitCollection { get }
  /// Renews what was made for the traits of before.
  func traitsDidChange(from previous: UITraitCollection)
  /// What is the same for the environment and all below it.
  func updateTraits()
}

extension TraitInheriting {
  func deliverTraitChange(from previous: UITraitCollection) {
    traitsDidChange(from: previous)
    Session.current.with(traitCollection) {
      traitCollectionDidChange(previous)
      for registration in ownTraits?.registrations ?? []
      where previous.values.differs(from: knownTraits.values, in: registration.traits) {
        registration.handler(previous)
      }
    }
  }

  /// Changes what the environment adds of its own.
  func changeOwnTraits(_ change: (OwnTraits) -> Void) {
    let own = ownTraits ?? OwnTraits()
    ownTraits = own
    let old = own.all
    change(own)
    if own.all != old { updateTraits() }
  }
}
