import QuartzCore

/// What a row's place in its section makes of its edges: the lines there, and which are round.
struct RowEdges: Equatable {
  /// A line at an edge of the row, from its inset or from the table's own edge.
  enum Line: Equatable { case none, inset, full }

  var isFirst = false
  var isLast = false
  var top = Line.none
  var bottom = Line.none
  var corners: CACornerMask = []

  init() {}

  /// A plain table has a line below every row. In a grouped one the group has lines from side to
  /// side above and below it, and in an inset one none there. Seen for grouped tables of iOS 12,
  /// high confidence; medium for inset ones.
  init(row: Int, of count: Int, in style: UITableView.Style) {
    isFirst = row == 0
    isLast = row == count - 1
    if style == .insetGrouped { corners = Self.corners(isFirst: isFirst, isLast: isLast) }
    switch style {
    case .plain: bottom = .inset
    case .grouped:
      top = isFirst ? .full : .none
      bottom = isLast ? .full : .inset
    case .insetGrouped: bottom = isLast ? .none : .inset
    }
  }

  private static func corners(isFirst: Bool, isLast: Bool) -> CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
