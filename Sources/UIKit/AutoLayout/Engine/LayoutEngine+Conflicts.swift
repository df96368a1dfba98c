import Cassowary
import Diagnostics
import Foundation

extension LayoutEngine {
  /// The constraint to give up: a required wish of a view's content, as seen in files that
  /// Interface Builder laid out (medium confidence), else the one of the app's that became active
  /// last (low: UIKit's own choice is not documented). What follows from frames stays.
  func victim(among ids: [ConstraintID]) -> ConstraintID {
    let wishes = ids.filter { origins[$0]?.isWishOfContent == true }
    // What arranges a stack stays too: so in files, medium confidence.
    let constraints = ids.filter { origins[$0]?.constraint.map { !$0.arrangesStack } ?? false }
    return wishes.last ?? constraints.last ?? ids[ids.count - 1]
  }

  func report(_ conflicts: [Conflict]) {
    for conflict in conflicts { report(conflict) }
  }

  private func report(_ conflict: Conflict) {
    let lines = conflict.constraints.compactMap(description)
    let broken = description(of: conflict.broken) ?? ""
    Session.current.report(
      Diagnostic(
        .warning, rule: "unsatisfiable-constraints",
        "constraints contradict each other: \(lines.joined(separator: ", "))", at: nil,
        hint: "broken: \(broken)"),
      once: kindInList(of: conflict).map { "unsatisfiable-constraints \($0)" })
  }

  /// The kind of cell that the conflict is in: it is said once for all of a kind.
  private func kindInList(of conflict: Conflict) -> String? {
    conflict.constraints.compactMap { origins[$0]?.constraint }
      .compactMap { $0.firstItem as? UIView }.first?.kindInList
  }

  private func description(of id: ConstraintID) -> String? {
    switch origins[id] {
    case .constraint(let constraint): constraint.description
    case .own(let view, .frame): "the frame of \(Session.current.name(view))"
    case .own, nil: nil
    }
  }
}

extension EquationOrigin {
  /// The app's constraint behind the equation.
  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }

  var isWishOfContent: Bool {
    switch self {
    case .own(_, .hugging), .own(_, .compressionResistance): true
    case .own, .constraint: false
    }
  }
}

extension NSLayoutConstraint {
  /// Whether a stack made it to arrange its views.
  fileprivate var arrangesStack: Bool { identifier.map { StackRole(rawValue: $0) != nil } ?? false }
}
