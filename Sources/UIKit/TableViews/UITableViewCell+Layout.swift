import Foundation

/// Where the parts of a cell stand: its content, its accessory, the line below.
extension UITableViewCell {
  /// All that the accessory leaves; on the canvas what Interface Builder left while the cell has the
  /// size it was drawn in.
  final func contentFrame(besideAccessory side: CGFloat) -> CGRect {
    if let drawn, drawn.cell == bounds.size { return directed(drawn.content) }
    let start = editingIndent
    return directed(
      CGRect(
        x: start, y: 0, width: max(bounds.width - start - side, 0),
        height: max(bounds.height - lineBelowContent, 0)))
  }

  /// 11 above and below in the cell, below the line at its end too; at the sides those of cells, 8
  /// before an accessory. As on Interface Builder's canvas; high confidence.
  final var contentMargins: UIEdgeInsets {
    let inset: CGFloat = Session.current.canvas?.tools.hasNarrowCellMargins == true ? 8 : 11
    let line = max(bounds.height - contentView.frame.maxY, 0)
    let margins = NSDirectionalEdgeInsets(
      top: inset, leading: margin, bottom: max(inset - line, 0),
      trailing: hasAccessory ? 8 : margin)
    return margins.insets(isRightToLeft: isRightToLeft)
  }

  final var hasAccessory: Bool { accessoryType != .none || accessoryView != nil }

  /// Without an accessory of its own, one of the type; returns how much room it takes.
  final func placeAccessory() -> CGFloat {
    let own = currentAccessoryView
    guard let view = own ?? accessory else { return accessoryRoom }
    let width = own?.bounds.width ?? accessory?.glyphWidth ?? 0
    let height = own?.bounds.height ?? bounds.height
    view.frame = directed(
      CGRect(
        x: bounds.width - gripRoom - margin - width, y: (bounds.height - height) / 2, width: width,
        height: height))
    accessory?.semanticContentAttribute = semanticContentAttribute
    return accessoryRoom
  }

  /// How much of the cell's width its accessory takes.
  final var accessoryRoom: CGFloat {
    let own = currentAccessoryView
    guard let view = own ?? accessory else { return gripRoom }
    let width = own == nil ? accessory?.glyphWidth ?? 0 : view.bounds.width
    return gripRoom + margin + width + (own == nil ? 2.5 : 8)
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
