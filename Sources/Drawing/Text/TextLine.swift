public import Foundation

/// One line of text as it will be drawn: what, in which font, and how wide.
public struct TextLine: Hashable, Sendable {
  public var text: String
  public var font: FontDescription
  /// The advance in points; a renderer spaces the glyphs so that the line is exactly this wide.
  public var width: CGFloat
  /// The spaces on which the line was broken, as far as there is room for them.
  public var trailingSpace: CGFloat

  public init(
    _ text: String, font: FontDescription, width: CGFloat, trailingSpace: CGFloat = 0
  ) {
    self.text = text
    self.font = font
    self.width = width
    self.trailingSpace = trailingSpace
  }
}

/// Text to be broken into lines.
public struct TextRequest: Hashable, Sendable {
  public enum LineBreak: String, Hashable, Sendable {
    case wordWrap, characterWrap, clip, truncateHead, truncateMiddle, truncateTail
  }

  public var text: String
  public var font: FontDescription
  /// The room there is, in points.
  public var maximumWidth: CGFloat
  /// 0 for as many as the text needs.
  public var maximumLines: Int
  /// What happens to the last line when the text does not fit.
  public var lineBreak: LineBreak
  /// Whether a paragraph's last word is given company from the line before.
  public var avoidsOrphans: Bool

  public init(
    _ text: String, font: FontDescription, maximumWidth: CGFloat = .greatestFiniteMagnitude,
    maximumLines: Int = 1, lineBreak: LineBreak = .truncateTail, avoidsOrphans: Bool = false
  ) {
    self.text = text
    self.font = font
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
    self.lineBreak = lineBreak
    self.avoidsOrphans = avoidsOrphans
  }
}
