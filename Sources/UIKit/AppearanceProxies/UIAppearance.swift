public import Foundation

/// What takes part in the search for where a view is contained: views and controllers.
@MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// A class whose instances may be given properties all at once.
///
/// The proxy is a *prototype*: an instance of the class that is shown nowhere. What differs on it
/// from one that nobody touched is given to each instance that enters a window and has not been
/// given another value itself (see `AppearanceRules`).
@MainActor
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What a prototype can be made of.
@MainActor
protocol Prototype: NSObject {
  init?(coder: NSCoder)
}

extension UIAppearance {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance(for: UITraitCollection(), whenContainedInInstancesOf: containerTypes)
  }

  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let rules = Session.current.appearanceRules
    let rule = rules.rule(
      for: self as? any Prototype.Type, traits: trait, containers: containerTypes)
    guard let prototype = rule?.prototype as? Self else {
      preconditionFailure("\(self) has no appearance: its init(coder:) makes no instance")
    }
    return prototype
  }
}

extension UIView: UIAppearance, UIAppearanceContainer, Prototype {}
extension UIBarItem: UIAppearance, Prototype {}
extension UIViewController: UIAppearanceContainer {}
