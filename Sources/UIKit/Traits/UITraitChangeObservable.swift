extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls the handler whenever one of the traits has changed, with those of before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    own.register(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Calls the action on the environment itself, with it as the sender.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    own.register(traits) { [weak self] _ in
      guard let self else { return }
      UIApplication.shared.sendAction(action, to: self, from: self, for: nil)
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitInheriting)?.ownTraits?.unregister(registration)
  }

  private var own: OwnTraits {
    guard let environment = self as? any TraitInheriting else { return OwnTraits() }
    let own = environment.ownTraits ?? OwnTraits()
    environment.ownTraits = own
    return own
  }
}
