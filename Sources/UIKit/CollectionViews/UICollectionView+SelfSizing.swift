import Diagnostics
import Foundation

extension UICollectionView {
  /// True if the view that is shown for the attributes made the layout invalid.
  ///
  /// A view is asked once about each size it is given.
  final func askForSize(_ original: UICollectionViewLayoutAttributes) -> Bool {
    let layout = collectionViewLayout
    let place = original.place
    guard layout.asksCellsForSizes, !hasGivenUpAsking, !showsPrototypes, let view = shown[place],
      askedSizes[place]?.contains(original.size) != true,
      let given = original.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return false }
    // Views may change what they are given.
    let preferred = view.preferredLayoutAttributesFitting(given)
    guard shown[place] === view else { return false }
    askedSizes[place, default: []] += [original.size, preferred.size]
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }

  /// Shows what is seen with the sizes of the last round.
  final func giveUpAsking() {
    hasGivenUpAsking = true
    setNeedsLayout()
    Session.current.report(
      Diagnostic(
        .warning, rule: "restless-layout",
        "cells of \(Session.current.name(self)) ask for other sizes without end", at: nil,
        hint: "let preferredLayoutAttributesFitting answer alike when it is asked alike"),
      once: "restless-sizes")
  }
}
