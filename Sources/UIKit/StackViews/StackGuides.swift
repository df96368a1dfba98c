import Foundation

/// The guides between which a stack arranges.
@MainActor
final class StackGuides {
  private var spanner: UILayoutGuide?
  private var gaps: [ObjectIdentifier: UILayoutGuide] = [:]
  /// Those whose views are arranged no more.
  private var spare: [UILayoutGuide] = []

  /// What reaches across all arranged views.
  func spanner(of stack: UIStackView) -> UILayoutGuide {
    let guide = spanner ?? made("UISV-alignment-spanner", in: stack)
    spanner = guide
    return guide
  }

  /// What lies between a view and the next one that is seen.
  func gap(after view: UIView, in stack: UIStackView) -> UILayoutGuide {
    let key = ObjectIdentifier(view)
    let guide = gaps[key] ?? spare.popLast() ?? made("UISV-distributing", in: stack)
    gaps[key] = guide
    return guide
  }

  /// Called when a view is arranged no more.
  func forgetGap(after view: UIView) {
    if let guide = gaps.removeValue(forKey: ObjectIdentifier(view)) { spare.append(guide) }
  }

  private func made(_ identifier: String, in stack: UIStackView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    return guide
  }
}
