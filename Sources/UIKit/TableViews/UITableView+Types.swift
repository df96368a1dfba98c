import Drawing
public import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Stands for a height that is found from the content; documented as -1 in files.
  public static let automaticDimension: CGFloat = -1

  /// The row of index lists that stands for a magnifying glass.
  public static let indexSearch = "{search}"
}
