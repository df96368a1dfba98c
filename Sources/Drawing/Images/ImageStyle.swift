public import Foundation

/// How an image is laid into a rectangle.
public struct ImageStyle: Equatable, Sendable {
  /// Makes the image a stencil: its alpha in this colour.
  public var tint: CGColor?
  /// What keeps its size at the edges, in points of the image; the rest grows.
  public var caps = ImageCaps()
  /// Whether what grows is repeated rather than stretched.
  public var isTiled = false

  /// The image as it is, stretched as a whole.
  public init(tint: CGColor? = nil, caps: ImageCaps = ImageCaps(), isTiled: Bool = false) {
    self.tint = tint
    self.caps = caps
    self.isTiled = isTiled
  }
}

/// Edges of an image, in points.
public struct ImageCaps: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
