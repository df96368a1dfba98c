public import Foundation

/// Frosted glass: what it does to that which is behind it.
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur in points.
  public var radius: CGFloat
  /// How colourful the blurred ground becomes: 0 grey, 1 as it is.
  public var saturation: CGFloat
  /// Laid over the blurred ground.
  public var tint: CGColor

  public init(radius: CGFloat, saturation: CGFloat = 1, tint: CGColor = .clear) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }
}
