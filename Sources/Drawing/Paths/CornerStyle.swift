public import Foundation

/// Which corners of a rectangle are round, and how.
public struct CornerStyle: Hashable, Sendable {
  public struct Corners: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = Corners(rawValue: 1)
    public static let topRight = Corners(rawValue: 2)
    public static let bottomLeft = Corners(rawValue: 4)
    public static let bottomRight = Corners(rawValue: 8)
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  public var radius: CGFloat
  public var corners: Corners
  /// Whether the curvature grows and falls steadily, as on the icons of iOS, instead of setting
  /// in at once.
  public var isContinuous: Bool

  public init(radius: CGFloat, corners: Corners = .all, isContinuous: Bool = false) {
    self.radius = radius
    self.corners = corners
    self.isContinuous = isContinuous
  }
}
