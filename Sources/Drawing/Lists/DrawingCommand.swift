public import Foundation

/// One step of a drawing. Coordinates are in points, y down; transforms nest by `save`/`restore`.
public enum DrawingCommand: Equatable, Sendable {
  /// Remembers the transform and the clip.
  case save
  /// Goes back to the transform and the clip of the matching `save`.
  case restore
  case transform(CGAffineTransform)
  case clip(CGPath)
  case fill(CGPath, CGColor)
  /// A line of the width, centred on the outline.
  case stroke(CGPath, CGColor, width: CGFloat)
  /// The line's baseline starts at the point.
  case text(TextLine, at: CGPoint, CGColor)
  /// The image, filling the rectangle.
  case image(RasterImage, in: CGRect, ImageStyle)
  case picture(Picture)
  /// What follows, up to `endGroup`, is drawn on its own and laid down with the opacity.
  case beginGroup(opacity: CGFloat)
  case endGroup
  /// `from · (1 − fraction) + to · fraction`, both laid over what is there.
  case dissolve(from: Picture, to: Picture, fraction: CGFloat)
}
