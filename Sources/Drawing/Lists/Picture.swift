public import Foundation

/// An immutable drawing with an identity, so that a renderer may keep its raster.
///
/// Two pictures are equal when they would draw the same; they are the same picture when they are
/// the same object.
public final class Picture: Sendable {
  /// Drawing outside is cut off.
  public let bounds: CGRect
  public let list: DisplayList

  public init(bounds: CGRect, _ list: DisplayList) {
    self.bounds = bounds
    self.list = list
  }
}

extension Picture: Equatable {
  public static func == (one: Picture, other: Picture) -> Bool {
    one === other || (one.bounds == other.bounds && one.list == other.list)
  }
}
