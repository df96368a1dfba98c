import Drawing
import Foundation

/// The lines of the empty rows below the last row of a plain table.
@MainActor
final class FillerRows: UIView {
  /// Of one row; the lines stand at the bottom of each.
  var rowHeight: CGFloat = 44 { didSet { if oldValue != rowHeight { setNeedsDisplay() } } }
  var inset = UIEdgeInsets.zero { didSet { if oldValue != inset { setNeedsDisplay() } } }
  var color = UIColor.separator { didSet { setNeedsDisplay() } }

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func drawContents() -> Picture? {
    let line = 1 / Session.current.device.scale
    let count = Int(min(bounds.height / max(rowHeight, 1), 200))
    let color = color.components(for: traitCollection)
    let lines = (0..<count).map { index in
      directed(
        CGRect(
          x: inset.left, y: CGFloat(index + 1) * rowHeight - line,
          width: max(bounds.width - inset.left - inset.right, 0), height: line))
    }
    return Picture(bounds: bounds, DisplayList(lines.map { .fill(CGPath(rect: $0), color) }))
  }
}

extension UITableView {
  /// A plain table without a footer goes on with the lines of rows to its end; seen from iOS 7 to
  /// 17, high confidence.
  final func placeFillerRows() {
    let top = geometry?.height ?? 0
    let room = bounds.maxY - top
    guard style == .plain, separatorStyle != .none, let separatorColor, tableFooterView == nil,
      room > 0, Session.current.sceneLoading == .running
    else {
      fillerRows?.removeFromSuperview()
      fillerRows = nil
      return
    }
    let filler = fillerRows ?? FillerRows()
    fillerRows = filler
    if filler.superview == nil { insertSubview(filler, at: backgroundView == nil ? 0 : 1) }
    filler.semanticContentAttribute = semanticContentAttribute
    filler.rowHeight = fillerHeight
    filler.inset = separatorInset
    filler.color = separatorColor
    filler.frame = CGRect(x: 0, y: top, width: bounds.width, height: room)
  }

  /// That of all rows where there is one, else that of the last row. Medium confidence.
  private var fillerHeight: CGFloat {
    if fillerRowHeight > 0 { return fillerRowHeight }
    if rowHeight > 0 { return rowHeight }
    guard let path = shown.places.last, let row = geometry?.row(path), row.height > 0 else {
      return 44
    }
    return row.height
  }
}
