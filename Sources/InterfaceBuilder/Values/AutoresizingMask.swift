/// Which margins and dimensions of a view give way when its superview is resized.
///
/// The raw values are those of `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of the mask.
  public let rawValue: UInt

  /// The mask of some bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The distance to the left edge gives way.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width gives way.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The distance to the right edge gives way.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The distance to the top edge gives way.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height gives way.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The distance to the bottom edge gives way.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// The mask of an `autoresizingMask` element. (Within an option set, `Element` means the set.)
  public init(element: InterfaceBuilder.Element) {
    self = []
    for (name, option) in Self.written where element.flag(name, default: false) {
      insert(option)
    }
  }

  private static let written: [(String, AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]
}

extension AutoresizingMask: CustomStringConvertible {
  /// The names in the format, in its order.
  public var description: String {
    Self.written.filter { contains($0.1) }.map(\.0).joined(separator: " ")
  }
}
