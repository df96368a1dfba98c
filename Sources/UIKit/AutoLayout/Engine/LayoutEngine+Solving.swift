import Cassowary
import Foundation

extension LayoutEngine {
  /// Solves with text on single lines, then with the text wrapped to the widths that came out.
  ///
  /// UIKit does the same: the second pass sets `preferredMaxLayoutWidth`. High confidence.
  func solveWithWrappedText() {
    let texts = textsToWrap()
    for item in texts where item.wrappingWidth != nil {
      item.wrappingWidth = nil
      refreshOwnConstraints(of: item)
    }
    solve()
    // Text that became narrower may let others become wider, once.
    for _ in 0..<2 where wrap(texts) { solve() }
  }

  private func solve() {
    isDirty = false
    report(solver.solve())
    for variable in solver.moved {
      if let item = owners[variable.number] { unsettle(item) }
    }
  }

  /// The texts whose width may change: new ones, and all in the parts of the system that changes
  /// concern, a text being what joins a part of widths with a part of heights.
  private func textsToWrap() -> [LayoutItem] {
    guard !texts.isEmpty else { return [] }
    var found: [LayoutItem] = []
    var known: Set<ObjectIdentifier> = []
    var waiting = solver.partsToSolve()
    var met = Set(waiting)
    func meet(_ item: LayoutItem) {
      guard !item.isRetired, !item.isGuide, item.view.wrapsToWidth,
        known.insert(ObjectIdentifier(item)).inserted
      else { return }
      found.append(item)
      for length in [item.horizontal.length, item.vertical.length] {
        if let part = solver.part(of: length), met.insert(part).inserted { waiting.append(part) }
      }
    }
    for item in unsettled { meet(item) }
    while let part = waiting.popLast() {
      for variable in solver.variables(in: part) where variable.number < texts.count {
        texts[variable.number].map(meet)
      }
    }
    return found.sorted { $0.order < $1.order }
  }

  /// True if the size of a text changed.
  private func wrap(_ texts: [LayoutItem]) -> Bool {
    for item in texts {
      let width = CGFloat(solver.value(of: item.horizontal.length))
      guard width > 0, item.wrappingWidth != width else { continue }
      item.wrappingWidth = width
      refreshOwnConstraints(of: item)
    }
    return isDirty
  }

  /// Asks for layout where a view lies elsewhere than its constraints say.
  func markMovedViews() {
    let items = unsettled
    unsettled = []
    for item in items { item.isUnsettled = false }
    for item in items where !item.isRetired && !item.isGuide {
      let view = item.view
      if view !== root, view.isPlacedByConstraints, view.plainFrame != frame(of: item) {
        view.superview?.setNeedsLayout()
      }
      if let size = contentSize(of: item), size != (view as? UIScrollView)?.contentSize {
        view.setNeedsLayout()
      }
    }
  }

  /// The frame around the solved alignment rectangle, its edges on pixels. Medium confidence.
  func frame(of item: LayoutItem) -> CGRect { frame(of: item, rect: solvedRect(of: item)) }

  func frame(of item: LayoutItem, rect: CGRect) -> CGRect {
    let scale = Session.current.device.scale
    let insets = item.isGuide ? UIEdgeInsets.zero : item.view.alignmentRectInsets
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (pixel(rect.minX), pixel(rect.minY))
    return CGRect(
      x: left - insets.left, y: top - insets.top,
      width: pixel(rect.maxX) - left + insets.left + insets.right,
      height: pixel(rect.maxY) - top + insets.top + insets.bottom)
  }

  /// The size of a scroll view's content, if constraints give it.
  func contentSize(of item: LayoutItem) -> CGSize? {
    item.content.map {
      CGSize(width: solver.value(of: $0.horizontal), height: solver.value(of: $0.vertical))
    }
  }

  /// Moves the subviews that constraints place to where they were solved.
  func placeSubviews(of view: UIView) {
    let items = view.itemsToPlace
    view.itemsToPlace = []
    for item in items where !item.isRetired {
      guard let subview = item.viewToPlace(), item.engine === self else { continue }
      item.place(subview, at: frame(of: item))
    }
    if let scrollView = view as? UIScrollView, let item = knownItem(for: view),
      let size = contentSize(of: item), scrollView.contentSize != size
    {
      scrollView.contentSize = size
    }
  }
}
