public import Foundation

/// Colours that pass into one another along a line, between two circles, or around a point.
public struct Gradient: Hashable, Sendable {
  public enum Shape: Hashable, Sendable {
    case linear(from: CGPoint, to: CGPoint)
    case radial(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
    /// Clockwise around the centre, from the angle on; 0 points to the right, in radians.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// A colour at a share of the way.
  public struct Stop: Hashable, Sendable {
    public var location: CGFloat
    public var color: CGColor

    public init(_ location: CGFloat, _ color: CGColor) {
      self.location = location
      self.color = color
    }
  }

  public var shape: Shape
  /// In rising order of their locations.
  public var stops: [Stop]
  /// From the gradient's own coordinates to those it is drawn in; makes circles ellipses.
  public var transform: CGAffineTransform
  /// Whether the first colour goes on before the start.
  public var extendsBefore: Bool
  /// Whether the last colour goes on past the end.
  public var extendsAfter: Bool

  public init(
    _ shape: Shape, stops: [Stop], transform: CGAffineTransform = .identity,
    extendsBefore: Bool = true, extendsAfter: Bool = true
  ) {
    self.shape = shape
    self.stops = stops
    self.transform = transform
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }
}
