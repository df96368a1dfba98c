public import Foundation

/// What has traits: screens, windows, views and controllers.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed, from the top of the tree down.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What gives others a word about its traits.
@MainActor
public protocol UITraitChangeObservable: AnyObject {
  typealias TraitChangeHandler<Environment> = (Environment, UITraitCollection) -> Void
}

/// A request to hear of changed traits, to be handed back for ending it.
@MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// What an environment adds to the traits that it inherits, and who asked to hear of changes. Most
/// have neither.
@MainActor
final class OwnTraits {
  var style = UIUserInterfaceStyle.unspecified
  var overrides = TraitValues()
  /// What a controller adds for single children.
  var overridesForChildren = ObjectTable<TraitValues>()
  private(set) var registrations: [Registration] = []

  /// The style counts less than the rest, low confidence.
  var all: TraitValues {
    var all = TraitValues()
    all.userInterfaceStyle = style
    return all.merged(with: overrides)
  }

  func register(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> Registration {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }
}
