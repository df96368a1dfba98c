import Drawing
import Foundation

/// The titles at a table's right edge, by which a finger jumps to sections.
@MainActor
final class SectionIndexView: UIView {
  /// Content ends before it; medium confidence.
  static let width: CGFloat = 15
  /// From one title to the next; low confidence.
  private static let pitch: CGFloat = 13.5

  let titles: [String]
  private let labels: [UILabel]
  private weak var table: UITableView?
  private var chosen: Int?

  init(_ titles: [String], of table: UITableView) {
    self.titles = titles
    self.table = table
    labels = titles.map { _ in UILabel() }
    super.init(frame: .zero)
    isOpaque = false
    for (label, title) in zip(labels, titles) {
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Around the middle; no higher than the room for them.
  override func layoutSubviews() {
    super.layoutSubviews()
    let (top, pitch) = rows
    for (index, label) in labels.enumerated() {
      label.textColor = table?.sectionIndexColor ?? tintColor
      label.frame = CGRect(
        x: 0, y: top + CGFloat(index) * pitch, width: bounds.width, height: pitch)
    }
  }

  private var rows: (top: CGFloat, pitch: CGFloat) {
    let pitch = min(Self.pitch, bounds.height / CGFloat(max(titles.count, 1)))
    return ((bounds.height - pitch * CGFloat(titles.count)) / 2, pitch)
  }

  // MARK: By a finger

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = table?.sectionIndexTrackingBackgroundColor
    choose(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finish() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { finish() }

  private func choose(_ touches: Set<UITouch>) {
    guard let y = touches.first?.location(in: self).y, !titles.isEmpty else { return }
    let (top, pitch) = rows
    let index = min(max(Int(((y - top) / max(pitch, 1)).rounded(.down)), 0), titles.count - 1)
    guard index != chosen else { return }
    chosen = index
    table?.jump(toIndexTitle: titles[index], at: index)
  }

  private func finish() {
    chosen = nil
    backgroundColor = table?.sectionIndexBackgroundColor
  }
}

extension UITableView {
  /// The titles are asked for anew.
  public final func reloadSectionIndexTitles() {
    hasAskedForIndex = false
    setNeedsLayout()
  }

  /// What the index takes of the rows' content; grouped tables show one as well.
  final var indexRoom: CGFloat { sectionIndex == nil ? 0 : SectionIndexView.width }

  final func isOnIndex(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let sectionIndex else { return false }
    return pan.location(in: self).x - pan.translation(in: self).x >= sectionIndex.frame.minX
  }

  /// Stands at the right of what is seen, over all else, while there are enough rows.
  final func placeSectionIndex() {
    askForIndex()
    guard let sectionIndex else { return }
    let inset = adjustedContentInset
    if sectionIndex.superview == nil { addSubview(sectionIndex) }
    bringSubviewToFront(sectionIndex)
    sectionIndex.frame = CGRect(
      x: bounds.maxX - SectionIndexView.width, y: bounds.minY + inset.top,
      width: SectionIndexView.width, height: max(bounds.height - inset.top - inset.bottom, 0))
  }

  private func askForIndex() {
    guard !hasAskedForIndex else { return }
    hasAskedForIndex = true
    sectionIndex?.removeFromSuperview()
    sectionIndex = nil
    for cell in shown.views { cell.setNeedsLayout() }
    guard let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty,
      hasEnoughRowsForIndex
    else { return }
    let index = SectionIndexView(titles, of: self)
    index.backgroundColor = sectionIndexBackgroundColor
    sectionIndex = index
  }

  private var hasEnoughRowsForIndex: Bool {
    let geometry = currentGeometry()
    let rows = (0..<geometry.sectionCount).reduce(0) { $0 + geometry.rowCount($1) }
    return rows >= sectionIndexMinimumDisplayRowCount
  }

  /// Without a movement; documented.
  final func jump(toIndexTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard (0..<currentGeometry().sectionCount).contains(section) else { return }
    let top = currentGeometry().section(section).top - adjustedContentInset.top
    setContentOffset(withinLimits(CGPoint(x: contentOffset.x, y: top)), animated: false)
  }
}
