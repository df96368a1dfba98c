public import Foundation

/// How drawing that was made on its own is laid down.
public struct DrawingGroup: Equatable, Sendable {
  public var opacity: CGFloat
  /// Lets through as much as the picture is opaque there; nothing outside of it.
  public var mask: Picture?

  public init(opacity: CGFloat = 1, mask: Picture? = nil) {
    self.opacity = opacity
    self.mask = mask
  }
}
