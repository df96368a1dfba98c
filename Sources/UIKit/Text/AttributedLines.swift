import Drawing
import Foundation

/// Breaks a text of several fonts and styles into lines, word by word.
///
/// Line heights follow TextKit: the highest font of a line counts, times the style's multiple and
/// within its limits, with what is more than the font needs above the text; line spacing stands
/// between lines and paragraph spacing between paragraphs. Medium confidence.
@MainActor
struct AttributedLines {
  private let text: NSAttributedString
  private let font: UIFont
  private let room: TextRoom
  private var result = SetText()
  /// What the line that is being filled holds.
  private var pieces: [SetText.Piece] = []
  private var fonts: [UIFont] = []
  private var x: CGFloat = 0

  /// - Parameter font: For characters that name none.
  static func set(_ text: NSAttributedString, font: UIFont, room: TextRoom) -> SetText {
    var lines = AttributedLines(text, font, room)
    lines.setParagraphs()
    return lines.result
  }

  private init(_ text: NSAttributedString, _ font: UIFont, _ room: TextRoom) {
    (self.text, self.font, self.room) = (text, font, room)
  }

  private mutating func setParagraphs() {
    let string = NSString(string: text.string)
    var start = 0
    while start < string.length, !isFull {
      let range = string.paragraphRange(for: NSRange(location: start, length: 0))
      setParagraph(range, isFirst: start == 0)
      start = max(NSMaxRange(range), start + 1)
    }
  }

  private var isFull: Bool { room.maximumLines > 0 && result.lines.count >= room.maximumLines }

  private mutating func setParagraph(_ range: NSRange, isFirst: Bool) {
    let style =
      text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
      as? NSParagraphStyle ?? .default
    var gap: CGFloat = isFirst ? 0 : style.paragraphSpacingBefore + pendingSpacing
    pendingSpacing = style.paragraphSpacing
    var indent: CGFloat = style.firstLineHeadIndent
    let words = words(in: range)
    for (index, word) in words.enumerated() {
      let end: CGFloat = style.tailIndent > 0 ? style.tailIndent : room.width + style.tailIndent
      let isTooWide = indent + x + word.visibleWidth > end + 0.01
      let leavesOrphan =
        index == words.count - 2
        && wouldLeaveOrphan(words[index], words[index + 1], from: indent, to: end)
      if !pieces.isEmpty, isTooWide || leavesOrphan, !isOnLastLine {
        endLine(style, indent: indent, gap: gap, room: end)
        (gap, indent) = (style.lineSpacing, style.headIndent)
      }
      if isFull { return }
      append(word)
    }
    if pieces.isEmpty { fonts.append(attributes(at: range.location).font) }
    endLine(style, indent: indent, gap: gap)
    pendingSpacing += style.lineSpacing
  }

  /// Whether a paragraph's last word would stand alone, and need not, if the word before it
  /// stayed on this line.
  private func wouldLeaveOrphan(
    _ word: Word, _ last: Word, from indent: CGFloat, to end: CGFloat
  ) -> Bool {
    guard room.avoidsOrphans, !pieces.isEmpty,
      last.parts.first?.line.text.first?.isLetter == true
    else { return false }
    let width: CGFloat = word.parts.map(\.line.width).reduce(0, +)
    let both = width + last.visibleWidth
    return indent + x + both > end + 0.01 && both <= end + 0.01
  }

  private var pendingSpacing: CGFloat = 0

  /// A label of one line never breaks it.
  private var isOnLastLine: Bool { room.maximumLines == 1 }

  private mutating func append(_ word: Word) {
    for part in word.parts {
      pieces.append(SetText.Piece(line: part.line, x: x, color: part.color))
      fonts.append(part.font)
      x += part.line.width
    }
  }

  /// - Parameter room: How much a line that was broken may fill with the spaces at its end; nil
  ///   for a paragraph's last line.
  private mutating func endLine(
    _ style: NSParagraphStyle, indent: CGFloat, gap: CGFloat, room: CGFloat? = nil
  ) {
    let ascender: CGFloat = fonts.map(\.ascender).max() ?? 0
    let own: CGFloat = fonts.map(\.lineHeight).max() ?? 0
    let leading: CGFloat = result.lines.isEmpty ? 0 : fonts.map(\.leading).max() ?? 0
    var height: CGFloat = style.lineHeightMultiple > 0 ? own * style.lineHeightMultiple : own
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    let bottom: CGFloat = result.height + gap + leading + height
    let space = trailingSpace
    let width = x - space
    let line = SetText.Line(
      pieces: pieces, width: width,
      trailingSpace: room.map { max(0, min(space, $0 - indent - width)) } ?? 0, indent: indent,
      baseline: bottom - own + ascender)
    result.append(line, bottom: bottom)
    (pieces, fonts, x) = ([], [], 0)
  }

  /// Spaces at the end of a line take no room.
  private var trailingSpace: CGFloat {
    guard let last = pieces.last else { return 0 }
    let trimmed = last.line.text.trimmingSuffix(where: \.isWhitespace)
    guard trimmed.count < last.line.text.count else { return 0 }
    return last.line.width - width(of: String(trimmed), last.line.font)
  }

}

// MARK: - Words

extension AttributedLines {
  private struct Part {
    var line: TextLine
    var font: UIFont
    var color: UIColor?
  }

  /// What stays together, with the spaces after it.
  private struct Word {
    var parts: [Part] = []
    /// Without the spaces at the end.
    var visibleWidth: CGFloat = 0
  }

  private func words(in paragraph: NSRange) -> [Word] {
    var words: [Word] = []
    var isOpen = false
    text.enumerateAttributes(in: paragraph) { _, range, _ in
      let run = attributes(at: range.location)
      let string = NSString(string: text.string).substring(with: range)
      for piece in string.trimmingSuffix(where: \.isNewline).wordsWithSpaces {
        let part = part(String(piece), run)
        if !isOpen || words.isEmpty { words.append(Word()) }
        let before: CGFloat = words[words.count - 1].parts.map(\.line.width).reduce(0, +)
        let visible = String(piece.trimmingSuffix(where: \.isWhitespace))
        words[words.count - 1].parts.append(part)
        words[words.count - 1].visibleWidth = before + width(of: visible, part.line.font)
        isOpen = piece.last?.isWhitespace != true
      }
    }
    return words
  }

  private func part(
    _ string: String, _ run: (font: UIFont, color: UIColor?, kern: CGFloat)
  ) -> Part {
    let description = run.font.fontDescription
    let width: CGFloat = width(of: string, description) + run.kern * CGFloat(string.count)
    return Part(
      line: TextLine(string, font: description, width: width), font: run.font, color: run.color)
  }

  private func width(of string: String, _ font: FontDescription) -> CGFloat {
    let request = TextRequest(string, font: font, lineBreak: .clip)
    return Session.current.typesetter.lines(for: request).first?.width ?? 0
  }

  private func attributes(at index: Int) -> (font: UIFont, color: UIColor?, kern: CGFloat) {
    let found = text.attributes(at: index, effectiveRange: nil)
    let kern = (found[.kern] as? NSNumber)?.doubleValue ?? 0
    return (
      found[.font] as? UIFont ?? font, found[.foregroundColor] as? UIColor, CGFloat(kern)
    )
  }
}

extension StringProtocol {
  /// The words, each with the spaces that follow it.
  fileprivate var wordsWithSpaces: [SubSequence] {
    var words: [SubSequence] = []
    var start = startIndex
    var wasSpace = false
    for index in indices {
      let isSpace = self[index].isWhitespace
      if wasSpace && !isSpace {
        words.append(self[start..<index])
        start = index
      }
      wasSpace = isSpace
    }
    if start < endIndex { words.append(self[start...]) }
    return words
  }

  fileprivate func trimmingSuffix(where isCut: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isCut(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}
