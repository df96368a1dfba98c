public import Foundation

/// One line of text as it will be drawn: what, in which font, and how wide.
public struct TextLine: Hashable, Sendable {
  public var text: String
  public var font: FontDescription
  /// The advance in points; a renderer spaces the glyphs so that the line is exactly this wide.
  public var width: CGFloat
  /// The spaces on which the line was broken, as far as there is room for them.
  public var trailingSpace: CGFloat
  /// Whether the line is part of a paragraph that runs from right to left. Words of the other
  /// direction are turned by Unicode's rules within it.
  public var isRightToLeft: Bool
  /// The width of the pen that draws the characters' outlines; 0 to fill the characters.
  public var outlineWidth: CGFloat

  public init(
    _ text: String, font: FontDescription, width: CGFloat, trailingSpace: CGFloat = 0,
    isRightToLeft: Bool = false, outlineWidth: CGFloat = 0
  ) {
    self.text = text
    self.font = font
    self.width = width
    self.trailingSpace = trailingSpace
    self.isRightToLeft = isRightToLeft
    self.outlineWidth = outlineWidth
  }
}
