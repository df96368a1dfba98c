import Foundation

/// The constraints that a stack has installed.
///
/// What is asked for again stays as it is, or gets a new constant; only the rest is made and
/// unmade.
@MainActor
struct StackConstraints {
  private var installed: [(key: StackConstraint.Key, constraint: NSLayoutConstraint)] = []

  var constraints: [NSLayoutConstraint] { installed.map(\.constraint) }

  mutating func replace(by wanted: [StackConstraint], in stack: UIStackView) {
    var known: [StackConstraint.Key: NSLayoutConstraint] = [:]
    for entry in installed where entry.constraint.isActive { known[entry.key] = entry.constraint }
    let keys = wanted.map(\.key)
    remove(keeping: Set(keys), from: stack)
    var added: [NSLayoutConstraint] = []
    installed = zip(keys, wanted).map { key, wanted in
      if let old = known.removeValue(forKey: key) {
        if old.constant != wanted.constant { old.constant = wanted.constant }
        return (key, old)
      }
      let made = wanted.make()
      added.append(made)
      return (key, made)
    }
    add(added, to: stack)
  }

  private func remove(keeping keys: Set<StackConstraint.Key>, from stack: UIStackView) {
    let gone = installed.filter { !keys.contains($0.key) }.map(\.constraint)
    for group in StackConstraints.groups(of: gone, in: stack) {
      group.holder.removeConstraints(group.constraints)
    }
  }

  private func add(_ added: [NSLayoutConstraint], to stack: UIStackView) {
    for group in StackConstraints.groups(of: added, in: stack) {
      group.holder.addConstraints(group.constraints)
    }
  }

  /// Neighbours that one view holds: a size of an arranged view is held by the view itself.
  private static func groups(
    of constraints: [NSLayoutConstraint], in stack: UIStackView
  ) -> [(holder: UIView, constraints: [NSLayoutConstraint])] {
    var groups: [(holder: UIView, constraints: [NSLayoutConstraint])] = []
    for constraint in constraints {
      let own = constraint.secondItem == nil ? constraint.firstItem as? UIView : nil
      let holder = own ?? stack
      if groups.last?.holder === holder {
        groups[groups.count - 1].constraints.append(constraint)
      } else {
        groups.append((holder, [constraint]))
      }
    }
    return groups
  }
}
