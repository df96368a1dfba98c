import Cassowary
import Foundation

extension LayoutEngine {
  /// Whether constraints leave a position or size of the item open.
  func isAmbiguous(_ item: LayoutItem) -> Bool {
    item.variables.contains { solver.isAmbiguous($0) }
  }

  /// The frame of the item in another layout that serves all constraints as well; nil where there
  /// is none.
  func alternativeFrame(of item: LayoutItem) -> CGRect? {
    for variable in item.variables {
      guard let other = solver.alternative(for: variable) else { continue }
      return frame(
        of: item,
        rect: CGRect(
          x: other[item.horizontal.start], y: other[item.vertical.start],
          width: other[item.horizontal.length], height: other[item.vertical.length]))
    }
    return nil
  }
}

extension UIView {
  /// The engine and the item by which constraints place the view; nil for a view that has its frame
  /// from elsewhere.
  final var placing: (engine: LayoutEngine, item: LayoutItem)? {
    guard isPlacedByConstraints, let engine = treeRoot.layoutEngine else { return nil }
    updateLayoutEngine()
    return engine.knownItem(for: self).map { (engine, $0) }
  }

  /// Whether constraints leave the place or the size open. Documented.
  public final var hasAmbiguousLayout: Bool {
    placing.map { $0.engine.isAmbiguous($0.item) } ?? false
  }

  /// Moves an ambiguous view to another of the places that its constraints allow. Documented; it
  /// is for debugging.
  public final func exerciseAmbiguityInLayout() {
    if let frame = alternativeFrame { plainFrame = frame }
  }

  /// Another of the frames that constraints allow; nil where they fix the frame.
  package final var alternativeFrame: CGRect? {
    guard let (engine, item) = placing, engine.isAmbiguous(item) else { return nil }
    return engine.alternativeFrame(of: item)
  }
}
