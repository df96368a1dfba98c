extension UICollectionView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// When the size of a shown cell is found anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    /// When the cell or its content view is told to, or gets another content configuration.
    case enabled
    /// Also when constraints in the content view change.
    case enabledIncludingConstraints
  }

  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
