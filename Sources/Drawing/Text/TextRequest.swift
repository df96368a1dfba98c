public import Foundation

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
  /// The direction of its paragraphs.
  public var direction: TextDirection

  public init(
    _ text: String, font: FontDescription, maximumWidth: CGFloat = .greatestFiniteMagnitude,
    maximumLines: Int = 1, lineBreak: LineBreak = .truncateTail, avoidsOrphans: Bool = false,
    direction: TextDirection = .natural
  ) {
    self.text = text
    self.font = font
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
    self.lineBreak = lineBreak
    self.avoidsOrphans = avoidsOrphans
    self.direction = direction
  }
}
