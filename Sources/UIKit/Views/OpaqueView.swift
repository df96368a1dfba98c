import Drawing
import Foundation

/// Stands in for a view of a kind that is not supported: keeps its place and shows what it is.
@MainActor
package class OpaqueView: UIView {
  /// The class or element that it stands for.
  package internal(set) final var kind = "" { didSet { setNeedsDisplay() } }

  package override func drawContents() -> Picture? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return Picture(
      bounds: bounds, standInPicture(StandIn(name: kind, bounds: bounds, traits: traitCollection)))
  }

  /// A panel with the name, unless a kind has something that tells more.
  func standInPicture(_ standIn: StandIn) -> DisplayList { standIn.panel() }
}
