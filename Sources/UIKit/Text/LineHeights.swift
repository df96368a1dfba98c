import Foundation

/// How far the characters of a line reach above and below its baseline, attachments and raised
/// characters included.
struct LineHeights {
  private(set) var ascent: CGFloat = 0
  private(set) var descent: CGFloat = 0

  /// - Parameter fonts: Those that count where there are no characters.
  @MainActor init(_ parts: [AttributedWords.Part], _ fonts: [UIFont]) {
    ascent = fonts.map(\.ascender).max() ?? 0
    descent = (fonts.map(\.lineHeight).max() ?? 0) - ascent
    for part in parts {
      let raise = part.style.baselineOffset
      if let place = part.style.attachment?.place {
        ascent = max(ascent, place.maxY + raise)
        descent = max(descent, -place.minY - raise)
      } else if raise != 0 {
        ascent = max(ascent, part.font.ascender + raise)
        descent = max(descent, part.font.lineHeight - part.font.ascender - raise)
      }
    }
  }
}
