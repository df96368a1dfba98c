public import Foundation

/// A blurred silhouette beside what casts it.
public struct Shadow: Hashable, Sendable {
  public var color: CGColor
  /// In points, y down.
  public var offset: CGSize
  /// The standard deviation of the blur in points; 0 for a sharp silhouette.
  public var radius: CGFloat

  public init(color: CGColor, offset: CGSize, radius: CGFloat) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }

  /// How far the shadow reaches: three standard deviations, beyond which nothing is seen.
  package var reach: CGFloat { 3 * max(0, radius) }
}

/// What casts a shadow.
public enum Silhouette: Equatable, Sendable {
  case path(CGPath)
  /// As opaque as the picture is.
  case picture(Picture)

  package var bounds: CGRect {
    switch self {
    case .path(let path): path.boundingBox
    case .picture(let picture): picture.bounds
    }
  }
}
