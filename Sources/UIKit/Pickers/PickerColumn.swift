import Foundation
import QuartzCore

/// One wheel of a picker: rows on a drum of which the one in the middle is chosen.
///
/// It scrolls as any scroll view does and comes to rest on a row.
@MainActor
final class PickerColumn: UIScrollView {
  /// What the rows are; the wheel is asked only for those that are seen.
  var rows = PickerRows() { didSet { reload() } }
  var rowHeight: CGFloat = 32 { didSet { if oldValue != rowHeight { reload() } } }
  /// Called when a finger has turned the wheel and it has come to rest.
  var whenSettled: ((Int) -> Void)?

  /// The row that is or will be in the middle.
  private(set) var selectedRow = 0
  private var shown: [(row: Int, view: PickerRowView)] = []
  private var knownHeight: CGFloat = -1
  private lazy var tap = PickerTap(self)

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    scrollsToTop = false
    isOpaque = false
    decelerationRate = PickerColumn.deceleration
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { return nil }

  /// Wheels come to rest sooner than other scroll views; low confidence.
  private static let deceleration = DecelerationRate(rawValue: 0.995)

  // MARK: Rows

  func reload() {
    for entry in shown { entry.view.removeFromSuperview() }
    shown = []
    selectedRow = min(max(selectedRow, 0), max(rows.count - 1, 0))
    knownHeight = -1
    setNeedsLayout()
  }

  /// Only looks again at which rows may be chosen.
  func refreshRows() {
    for entry in shown { entry.view.isDimmed = !rows.isEnabled(entry.row) }
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    selectedRow = min(max(row, 0), max(rows.count - 1, 0))
    guard knownHeight >= 0 else { return setNeedsLayout() }
    setContentOffset(offset(of: selectedRow), animated: animated)
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  /// The row whose middle is nearest to the middle of the wheel at an offset.
  private func row(at y: CGFloat) -> Int {
    let place = ((y + contentInset.top) / max(rowHeight, 1)).rounded()
    return Int(min(max(place, 0), CGFloat(max(rows.count - 1, 0))))
  }

  // MARK: Scrolling

  override func restingPlace(for target: CGPoint) -> CGPoint { offset(of: row(at: target.y)) }

  override func scrollingDidSettle() {
    let row = row(at: contentOffset.y)
    selectedRow = row
    whenSettled?(row)
  }

  func turn(to row: Int) {
    guard row != selectedRow else { return }
    select(row, animated: true)
    whenSettled?(selectedRow)
  }

  /// The row that is seen at a place; nil where there is none.
  func row(seenAt point: CGPoint) -> Int? {
    shown.first { $0.view.frame.contains(CGPoint(x: bounds.midX, y: point.y)) }?.row
  }

  /// What a row shows while it is seen.
  func content(ofRow row: Int) -> UIView? { shown.first { $0.row == row }?.view.content }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    takeSize()
    placeRows()
  }

  /// A new height keeps the row that is chosen in the middle.
  private func takeSize() {
    guard bounds.height != knownHeight else { return }
    knownHeight = bounds.height
    let margin: CGFloat = (bounds.height - rowHeight) / 2
    contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * rowHeight)
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    contentOffset = offset(of: selectedRow)
  }

  private func placeRows() {
    let seen = seenRows
    for entry in shown where !seen.contains(entry.row) { entry.view.removeFromSuperview() }
    var spare = shown.filter { !seen.contains($0.row) }.map(\.view)
    shown = seen.map { row in
      let old = shown.first { $0.row == row }?.view
      return (row, old ?? makeView(for: row, reusing: spare.popLast()))
    }
    for entry in shown { place(entry.view, at: entry.row) }
  }

  private var seenRows: Range<Int> {
    guard rowHeight > 0, rows.count > 0 else { return 0..<0 }
    let first = Int(((bounds.midY - PickerDrum.reach) / rowHeight).rounded(.down))
    let last = Int(((bounds.midY + PickerDrum.reach) / rowHeight).rounded(.up))
    let range = 0..<rows.count
    return (min(first, last)..<max(first, last)).clamped(to: range)
  }

  private func makeView(for row: Int, reusing old: PickerRowView?) -> PickerRowView {
    let view = old ?? PickerRowView()
    view.show(rows.content(row, old?.content), alignment: rows.alignment, inset: rows.inset)
    view.isDimmed = !rows.isEnabled(row)
    addSubview(view)
    return view
  }

  private func place(_ view: PickerRowView, at row: Int) {
    let middle: CGFloat = (CGFloat(row) + 0.5) * rowHeight
    let drum = PickerDrum(distance: middle - bounds.midY, rowHeight: rowHeight)
    view.isHidden = !drum.isSeen
    view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY + drum.place)
    view.lie(on: drum)
  }
}

/// What a wheel shows.
struct PickerRows {
  var count = 0
  /// Makes the view of a row, perhaps from one that is no longer needed.
  var content: @MainActor (Int, UIView?) -> UIView = { _, _ in UIView() }
  /// Whether a row may be chosen; others are paler.
  var isEnabled: @MainActor (Int) -> Bool = { _ in true }
  var alignment = NSTextAlignment.center
  /// Between the text and the side of the wheel that it stands at.
  var inset: CGFloat = 0
}
