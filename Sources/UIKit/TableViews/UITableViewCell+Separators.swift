import Foundation
import QuartzCore

/// The lines at a cell's edges.
extension UITableViewCell {
  /// Whatever the table says of its rows' edges.
  final func take(_ edges: RowEdges, lines color: UIColor?) {
    separatorColor = color
    guard edges != self.edges else { return }
    self.edges = edges
    round(edges.corners)
    setNeedsLayout()
  }

  /// The first and the last row of an inset group have the round corners of the group; 10 points,
  /// high confidence. The layers of other rows are the app's.
  final func round(_ corners: CACornerMask) {
    guard roundsCorners || !corners.isEmpty else { return }
    roundsCorners = !corners.isEmpty
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    layer.cornerCurve = .continuous
    layer.maskedCorners = corners.isEmpty ? .all : corners
    clipsToBounds = roundsCorners
  }

  final func placeSeparators() {
    let height = 1 / Session.current.device.scale
    place(topSeparator, edges.top, y: 0, height)
    place(separator, edges.bottom, y: bounds.height - height, height)
  }

  /// One that is highlighted covers its lines. Medium confidence.
  private func place(_ line: UIView, _ kind: RowEdges.Line, y: CGFloat, _ height: CGFloat) {
    guard let separatorColor, kind != .none, !showsSelection else {
      return line.removeFromSuperview()
    }
    line.isUserInteractionEnabled = false
    if line.superview == nil { addSubview(line) }
    line.backgroundColor = separatorColor
    let insets = kind == .full ? .zero : lineInsets
    line.frame = directed(
      CGRect(
        x: insets.left, y: y, width: max(bounds.width - insets.left - insets.right, 0),
        height: height))
  }

  /// A line that nobody gave an inset begins where the text does. Seen beside images in tables of
  /// iOS 12; high confidence. The left inset is at the leading edge; medium.
  private var lineInsets: UIEdgeInsets {
    guard !hasOwnSeparatorInset else { return separatorInset }
    var insets = separatorInset
    if let table = superview as? UITableView, table.ownSeparatorInset != nil { return insets }
    insets.left = max(insets.left, directed(contentView.frame).minX + (textStart ?? 0))
    return insets
  }
}
