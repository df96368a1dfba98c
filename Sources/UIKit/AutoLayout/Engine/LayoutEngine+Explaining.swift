import Cassowary
package import Foundation
package import InterfaceBuilder

/// Why an edge or a size is what it is.
package struct LayoutExplanation {
  package enum Measure: String, CaseIterable, Sendable {
    case left, right, top, bottom, width, height
  }

  package let measure: Measure
  /// In the superview's coordinates, in points.
  package let value: CGFloat
  package let isAmbiguous: Bool
  /// The constraints that fix the value: those of the view first, then those they rest on.
  package let reasons: [LayoutReason]
}

/// One link in the chain that fixes a value.
package struct LayoutReason {
  package let text: String
  /// Where the file says so; nil for what no element says by itself.
  package let element: Element?
  /// The view whose frame or content it is; nil for a constraint.
  package let view: UIView?
}

extension LayoutEngine {
  func explanation(of measure: LayoutExplanation.Measure, _ item: LayoutItem) -> LayoutExplanation {
    let terms = item.terms(of: measure)
    return LayoutExplanation(
      measure: measure,
      value: CGFloat(terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }),
      isAmbiguous: terms.contains { solver.isAmbiguous($0.variable) },
      reasons: solver.reasons(for: terms).compactMap(reason))
  }

  private func reason(_ id: ConstraintID) -> LayoutReason? {
    switch origins[id] {
    case .constraint(let constraint):
      LayoutReason(text: constraint.description, element: constraint.sourceElement, view: nil)
    case .own(let view, let origin):
      LayoutReason(text: origin.text, element: view.nibElement, view: view)
    case nil: nil
    }
  }
}

extension LayoutItem {
  fileprivate func terms(of measure: LayoutExplanation.Measure) -> [Cassowary.Term] {
    switch measure {
    case .left: [Cassowary.Term(horizontal.start, 1)]
    case .right: [Cassowary.Term(horizontal.start, 1), Cassowary.Term(horizontal.length, 1)]
    case .top: [Cassowary.Term(vertical.start, 1)]
    case .bottom: [Cassowary.Term(vertical.start, 1), Cassowary.Term(vertical.length, 1)]
    case .width: [Cassowary.Term(horizontal.length, 1)]
    case .height: [Cassowary.Term(vertical.length, 1)]
    }
  }
}

extension OwnConstraint.Origin {
  fileprivate var text: String {
    switch self {
    case .frame(let axis, let isLength):
      "frame: \(isLength ? axis.lengthName : axis.startName)"
    case .nonNegative(let axis): "no \(axis.lengthName) below zero"
    case .scrolled(let axis): "scrolled \(axis == .horizontal ? "across" : "down")"
    case .hugging(let axis): "content: no more than its \(axis.lengthName)"
    case .compressionResistance(let axis): "content: no less than its \(axis.lengthName)"
    case .requiredContent(let axis, let isHugging):
      "content: \(isHugging ? "hardly more" : "hardly less") than its \(axis.lengthName)"
    case .target(let axis, _): "the \(axis.lengthName) asked for"
    }
  }
}

extension NSLayoutConstraint.Axis {
  var startName: String { self == .horizontal ? "left" : "top" }
  var lengthName: String { self == .horizontal ? "width" : "height" }
}

extension UIView {
  /// What fixes the view's edges and sizes; empty for a view that has its frame from elsewhere.
  package final var layoutExplanations: [LayoutExplanation] {
    guard let (engine, item) = placing else { return [] }
    return LayoutExplanation.Measure.allCases.map { engine.explanation(of: $0, item) }
  }

  /// The constraints that affect an axis of the view. Documented; it is for debugging.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let (engine, item) = placing else { return [] }
    let extent = item.extent(axis)
    var found: [NSLayoutConstraint] = []
    for id in [extent.start, extent.length].flatMap({ engine.solver.reasons(for: $0) }) {
      guard let constraint = engine.origins[id]?.constraint else { continue }
      if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
    }
    return found
  }
}
