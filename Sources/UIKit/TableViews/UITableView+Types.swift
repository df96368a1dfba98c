import Drawing
public import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// When the height of a shown row is found anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    /// When the cell or its content view is told to, or gets another content configuration.
    case enabled
    /// Also when constraints in the content view change.
    case enabledIncludingConstraints
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
