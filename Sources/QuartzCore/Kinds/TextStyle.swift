package import Drawing
package import Foundation

/// What a text layer draws; defaults as documented: 36 points, white, one line.
package struct TextStyle: Equatable, Sendable {
  package var string = ""
  /// Its size is of no account.
  package var font = FontDescription(family: .named("Helvetica"), size: 0)
  package var size: CGFloat = 36
  package var color: CGColor? = .white
  package var isWrapped = false
  package var alignment = CATextLayerAlignmentMode.natural
  package var truncation = CATextLayerTruncationMode.none

  package init() {}

  /// The lines from the top of the bounds, cut off there.
  func picture(in bounds: CGRect, by typesetter: any Typesetter) -> Picture {
    var font = self.font
    font.size = size
    let metrics = typesetter.metrics(of: font)
    let lines = typesetter.lines(
      for: TextRequest(
        string, font: font, maximumWidth: bounds.width, maximumLines: isWrapped ? 0 : 1,
        lineBreak: isWrapped && truncation == .none ? .wordWrap : truncation.lineBreak))
    var list = DisplayList()
    for (index, line) in lines.enumerated() {
      let place = CGPoint(
        x: bounds.minX + (bounds.width - line.width) * alignment.share,
        y: bounds.minY + metrics.ascender + CGFloat(index) * metrics.lineHeight)
      list.append(.text(line, at: place, color ?? .clear))
    }
    return Picture(bounds: bounds, list)
  }
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  /// How much of the room left over stands before a line.
  var share: CGFloat { self == .right ? 1 : self == .center ? 0.5 : 0 }
}

/// What happens to the text of a text layer that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  var lineBreak: TextRequest.LineBreak {
    switch self {
    case .start: .truncateHead
    case .middle: .truncateMiddle
    case .end: .truncateTail
    default: .clip
    }
  }
}
