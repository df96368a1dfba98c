import Cassowary
import Diagnostics
import Foundation

extension LayoutEngine {
  /// The constraint to give up: the one of the app's that became active last. What follows from
  /// frames and contents stays. Low confidence: UIKit's own choice is not documented.
  func victim(among ids: [ConstraintID]) -> ConstraintID {
    let constraints = ids.filter { id in
      if case .constraint = origins[id] { true } else { false }
    }
    return constraints.last ?? ids[ids.count - 1]
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
        hint: "broken: \(broken)"))
  }

  private func description(of id: ConstraintID) -> String? {
    switch origins[id] {
    case .constraint(let constraint): constraint.description
    case .own(let view, .frame): "the frame of \(Session.current.name(view))"
    case .own, nil: nil
    }
  }
}
