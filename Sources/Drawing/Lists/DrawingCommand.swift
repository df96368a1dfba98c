public import Foundation

/// One step of a drawing. Coordinates are in points, y down; transforms nest by `save`/`restore`.
public enum DrawingCommand: Equatable, Sendable {
  /// Remembers the transform, the clip and the blend mode.
  case save
  /// Goes back to what the matching `save` remembered.
  case restore
  case transform(CGAffineTransform)
  case clip(CGPath, rule: CGPathFillRule = .winding)
  /// How what follows meets what is there, until restored; in a group it begins as normal.
  case blend(CGBlendMode)
  case fill(CGPath, CGColor, rule: CGPathFillRule = .winding)
  /// The inside of the path, painted with the gradient.
  case gradient(CGPath, Gradient)
  /// A line along the outline.
  case stroke(CGPath, CGColor, StrokeStyle)
  /// The line's baseline starts at the point.
  case text(TextLine, at: CGPoint, CGColor)
  /// The image, filling the rectangle.
  case image(RasterImage, in: CGRect, ImageStyle)
  case picture(Picture)
  /// The picture as the pixels it has at rest, stretched to wherever it is: what moves is not
  /// drawn again.
  case moving(Picture)
  /// The shadow alone, without what casts it.
  case shadow(Silhouette, Shadow)
  /// What was drawn before within the path, blurred; in a group only what the group drew.
  case backdrop(CGPath, Backdrop)
  /// What follows, up to `endGroup`, is drawn on its own and laid down as one.
  case beginGroup(DrawingGroup)
  case endGroup
  /// `from · (1 − fraction) + to · fraction`, both laid over what is there.
  case dissolve(from: Picture, to: Picture, fraction: CGFloat)
}

extension DrawingCommand {
  /// A line of the width, centred on the outline, with butt ends and mitred corners.
  public static func stroke(_ path: CGPath, _ color: CGColor, width: CGFloat) -> DrawingCommand {
    .stroke(path, color, StrokeStyle(width: width))
  }

  /// A group that is laid down with the opacity.
  public static func beginGroup(opacity: CGFloat) -> DrawingCommand {
    .beginGroup(DrawingGroup(opacity: opacity))
  }
}
