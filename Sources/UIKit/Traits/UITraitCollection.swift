public import Foundation

/// The surroundings a view or controller adapts to.
///
/// Collections never change: a view that inherits everything shares the collection of the view
/// above, so that comparing the two is comparing addresses.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues

  init(values: TraitValues) { self.values = values }

  public override convenience init() { self.init(values: TraitValues()) }

  /// The traits of all of them; of what several say the last counts. Documented.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.merged(with: $1.values) })
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var displayScale: CGFloat { values.displayScale }
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Whether this collection says all that the other one says.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait?.values.isContained(in: values) ?? true
  }

  /// Whether dynamic colours may look different under the other one.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.differsInColor(from: traitCollection?.values ?? .unspecified)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  public override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// In callbacks of layout, drawing and changed traits those of the view or controller that is
  /// called; elsewhere those of the session's screen.
  @MainActor public static var current: UITraitCollection {
    get { Session.current.presentTraits }
    set { Session.current.calledTraits = newValue }
  }

  /// Runs the actions while these are the current traits.
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    Session.current.with(self, actions)
  }

  /// These traits with some others on top; itself when they say nothing new.
  func overridden(by others: TraitValues) -> UITraitCollection {
    others.isContained(in: values) ? self : UITraitCollection(values: values.merged(with: others))
  }
}
