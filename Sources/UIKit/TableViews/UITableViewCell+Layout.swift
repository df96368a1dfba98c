import Foundation

/// Where the parts of a cell stand: its content, its accessory, the line below.
extension UITableViewCell {
  /// All that the accessory leaves; on the canvas what Interface Builder left while the cell has the
  /// size it was drawn in.
  final func contentFrame(besideAccessory side: CGFloat) -> CGRect {
    if let drawn, drawn.cell == bounds.size { return drawn.content }
    return CGRect(
      x: 0, y: 0, width: max(bounds.width - side, 0),
      height: max(bounds.height - lineBelowContent, 0))
  }

  /// 11 above and below in the cell, below the line at its end too; at the sides those of cells, 8
  /// before an accessory. As on Interface Builder's canvas; high confidence.
  final var contentMargins: UIEdgeInsets {
    let inset: CGFloat = Session.current.canvas?.tools.hasNarrowCellMargins == true ? 8 : 11
    let line = max(bounds.height - contentView.frame.maxY, 0)
    let hasAccessory = accessoryType != .none || accessoryView != nil
    return UIEdgeInsets(
      top: inset, left: margin, bottom: max(inset - line, 0), right: hasAccessory ? 8 : margin)
  }

  /// Without an accessory of its own, one of the type; returns how much room it takes.
  final func placeAccessory() -> CGFloat {
    guard let view = accessoryView ?? accessory else { return 0 }
    accessory?.isHidden = accessoryView != nil
    let width = accessoryView?.bounds.width ?? accessory?.glyphWidth ?? 0
    let height = accessoryView?.bounds.height ?? bounds.height
    view.frame = CGRect(
      x: bounds.width - margin - width, y: (bounds.height - height) / 2, width: width,
      height: height)
    return accessoryRoom
  }

  /// How much of the cell's width its accessory takes.
  final var accessoryRoom: CGFloat {
    guard let view = accessoryView ?? accessory else { return 0 }
    let width = accessoryView == nil ? accessory?.glyphWidth ?? 0 : view.bounds.width
    return margin + width + (accessoryView == nil ? 2.5 : 8)
  }

  final func placeSeparator() {
    guard let separatorColor else { return separator.removeFromSuperview() }
    if separator.superview == nil { addSubview(separator) }
    separator.backgroundColor = separatorColor
    let height = 1 / Session.current.device.scale
    separator.frame = CGRect(
      x: separatorInset.left, y: bounds.height - height,
      width: max(bounds.width - separatorInset.left - separatorInset.right, 0), height: height)
  }

  /// From the edges to what lies at them.
  final var margin: CGFloat { Session.current.cellMargin(width: bounds.width) }

  /// From the edges to the texts of a style: where content was only 8 from them these were not;
  /// recorded for 31 cells, high confidence.
  final var textMargin: CGFloat {
    guard Session.current.canvas?.tools.hasNarrowCellMargins == true else { return margin }
    return bounds.width >= 414 ? 20 : 15
  }
}
