import Foundation

/// The guides between which a stack arranges.
@MainActor
final class StackGuides {
  private var spanner: UILayoutGuide?
  private var gaps: [ObjectIdentifier: UILayoutGuide] = [:]

  /// What reaches across all arranged views.
  func spanner(of stack: UIStackView) -> UILayoutGuide {
    let guide = spanner ?? made("UISV-alignment-spanner", in: stack)
    spanner = guide
    return guide
  }

  /// What lies between a view and the next one that is seen.
  func gap(after view: UIView, in stack: UIStackView) -> UILayoutGuide {
    let key = ObjectIdentifier(view)
    let guide = gaps[key] ?? made("UISV-distributing", in: stack)
    gaps[key] = guide
    return guide
  }

  /// Forgets the gaps after all but these views.
  func keepGaps(after views: ArraySlice<UIView>) {
    let keys = Set(views.map(ObjectIdentifier.init))
    gaps = gaps.filter { keys.contains($0.key) }
  }

  private func made(_ identifier: String, in stack: UIStackView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningView = stack
    return guide
  }
}
