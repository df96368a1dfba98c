import Cassowary
import Diagnostics
import Foundation
import InterfaceBuilder

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

  /// UIKit's own text goes to the console; the finding names the places.
  private func report(_ conflict: Conflict) {
    let parties = conflict.constraints.compactMap(party)
    let broken = party(conflict.broken)
    let session = Session.current
    let key = kindInList(of: conflict).map { "unsatisfiable-constraints \($0)" }
    guard session.isNews(key) else { return }
    session.write(
      UnsatisfiableReport(
        constraints: parties.map(\.text), broken: broken?.text ?? ""
      ).description)
    session.report(
      Diagnostic(
        .warning, rule: "unsatisfiable-constraints",
        "these \(parties.count) constraints cannot hold together", at: broken?.place,
        hint: "\(broken?.text ?? "one of them") is left out",
        notes: parties.map { Diagnostic.Note($0.text, at: $0.place) }),
      once: key)
  }

  /// The kind of cell that the conflict is in: it is said once for all of a kind.
  private func kindInList(of conflict: Conflict) -> String? {
    conflict.constraints.compactMap { origins[$0]?.constraint }
      .compactMap { $0.firstItem as? UIView }.first?.kindInList
  }

  /// What takes part in a conflict; nil for what UIKit does not name.
  private func party(_ id: ConstraintID) -> (text: String, place: SourceLocation?)? {
    switch origins[id] {
    case .constraint(let constraint):
      (constraint.description, constraint.sourceElement?.location)
    case .own(let view, let origin):
      origin.named(in: view).map { ($0.text.description, view.nibElement?.location) }
    case nil: nil
    }
  }
}

extension OwnConstraint.Origin {
  /// As UIKit's messages name it; nil for what they leave out.
  @MainActor
  fileprivate func named(in view: UIView) -> InternalConstraint? {
    let frame = view.plainFrame
    switch self {
    case .frame(let axis, let isLength):
      let isAcross = axis == .horizontal
      return isLength
        ? .frameLength(view, axis, isAcross ? frame.width : frame.height)
        : .frameOrigin(view, axis, isAcross ? frame.minX : frame.minY)
    case .hugging(let axis), .compressionResistance(let axis):
      let size = view.intrinsicContentSize
      return .contentSize(view, axis, axis == .horizontal ? size.width : size.height)
    case .requiredContent, .nonNegative, .scrolled, .target: return nil
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
