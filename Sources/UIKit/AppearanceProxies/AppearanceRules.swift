import Foundation

/// What an app said of the looks of whole classes.
///
/// A rule counts for an instance as it enters a window: what is set later counts for those that
/// enter later, documented. Of several rules the one of more containers goes first, then the one of
/// the nearer class, then the one for certain traits, then the newer; medium confidence.
@MainActor
final class AppearanceRules {
  private var rules: [Rule] = []

  /// The rule of a class in some surroundings, made when it is first asked for.
  func rule(
    for kind: (any Prototype.Type)?, traits: UITraitCollection,
    containers: [any UIAppearanceContainer.Type]
  ) -> Rule? {
    guard let kind else { return nil }
    let known = rules.first {
      ObjectIdentifier($0.kind) == ObjectIdentifier(kind) && $0.traits == traits
        && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let known { return known }
    guard let rule = Rule(kind, traits: traits, containers: containers) else { return nil }
    rules.append(rule)
    return rule
  }

  /// Gives an instance what the rules say and what it was not given itself.
  func apply(to view: UIView) {
    guard !rules.isEmpty else { return }
    apply(to: view, traits: view.traitCollection, place: view.next)
  }

  /// Items are contained in the bar that shows them, and in what contains it.
  func apply(to item: UIBarItem, in bar: UIView) {
    guard !rules.isEmpty else { return }
    apply(to: item, traits: bar.traitCollection, place: bar)
  }

  private func apply(to object: NSObject, traits: UITraitCollection, place: UIResponder?) {
    let matching = rules.enumerated().filter {
      $0.element.counts(for: object, under: traits, at: place)
    }
    let ordered = matching.sorted { one, other in
      let (first, second) = (one.element.rank, other.element.rank)
      return first == second ? one.offset > other.offset : first.lexicographicallyPrecedes(second)
    }
    for (_, rule) in ordered { rule.apply(to: object) }
  }
}

extension AppearanceRules {
  @MainActor
  final class Rule {
    let kind: any Prototype.Type
    let traits: UITraitCollection
    let containers: [any UIAppearanceContainer.Type]
    let prototype: NSObject
    /// Like the prototype, but untouched.
    private let pristine: NSObject
    private let properties: [AppearanceProperty]

    init?(
      _ kind: any Prototype.Type, traits: UITraitCollection,
      containers: [any UIAppearanceContainer.Type]
    ) {
      guard let prototype = kind.init(coder: NSKeyedArchiver(requiringSecureCoding: false)),
        let pristine = kind.init(coder: NSKeyedArchiver(requiringSecureCoding: false))
      else { return nil }
      self.kind = kind
      self.traits = traits
      self.containers = containers
      self.prototype = prototype
      self.pristine = pristine
      properties = AppearanceProperty.all(of: prototype)
    }

    /// Smaller goes first.
    var rank: [Int] { [-containers.count, -depth, traits == UITraitCollection() ? 1 : 0] }

    /// How many classes the class comes from.
    private var depth: Int {
      sequence(first: Mirror(reflecting: prototype), next: \.superclassMirror).reduce(0) {
        count, _ in
        count + 1
      }
    }

    func counts(for object: NSObject, under traits: UITraitCollection, at place: UIResponder?)
      -> Bool
    {
      AppearanceRules.isInstance(object, of: kind) && traits.containsTraits(in: self.traits)
        && isContained(place)
    }

    /// The first container is the innermost; medium confidence.
    private func isContained(_ place: UIResponder?) -> Bool {
      var rest = containers[...]
      var here = place
      while let container = rest.first, let responder = here {
        if AppearanceRules.isInstance(responder, of: container) { rest.removeFirst() }
        here = responder.next
      }
      return rest.isEmpty
    }

    func apply(to object: NSObject) {
      for property in properties { property.give(prototype, pristine, object) }
    }
  }
}

extension AppearanceRules {
  private static func isInstance<Kind: Prototype>(_ object: NSObject, of kind: Kind.Type) -> Bool {
    object is Kind
  }

  private static func isInstance<Kind: UIAppearanceContainer>(
    _ object: NSObject, of kind: Kind.Type
  ) -> Bool {
    object is Kind
  }
}
