import Drawing
import Foundation

/// Breaks a text of several fonts and styles into lines, word by word.
///
/// Line heights follow TextKit: the highest font of a line counts, times the style's multiple and
/// within its limits, with what is more than the font needs above the text; line spacing stands
/// between lines and paragraph spacing between paragraphs. Medium confidence.
@MainActor
struct AttributedLines {
  typealias Part = AttributedWords.Part
  typealias Word = AttributedWords.Word

  private let source: AttributedWords
  private let room: TextRoom
  private var result = SetText()
  /// What the line that is being filled holds.
  private var parts: [Part] = []
  private var x: CGFloat = 0
  /// The last tab of the line, if it gives way to what follows.
  private var tab: YieldingTab?
  private var paragraph = Paragraph()
  private var pendingSpacing: CGFloat = 0

  /// What is the same for the lines of a paragraph.
  private struct Paragraph {
    var style = NSParagraphStyle.default
    var isRightToLeft = false
    /// The font of its first character.
    var font: UIFont?
    /// Whether text follows in other paragraphs.
    var isFollowed = false
    var indent: CGFloat = 0
    var gap: CGFloat = 0
  }

  /// - Parameter font: For characters that name none.
  static func set(_ text: NSAttributedString, font: UIFont, room: TextRoom) -> SetText {
    var lines = AttributedLines(AttributedWords(text: text, font: font), room)
    lines.setParagraphs()
    return lines.result
  }

  private init(_ source: AttributedWords, _ room: TextRoom) {
    (self.source, self.room) = (source, room)
  }

  private mutating func setParagraphs() {
    let string = NSString(string: source.text.string)
    var start = 0
    while start < string.length, !isFull {
      let range = string.paragraphRange(for: NSRange(location: start, length: 0))
      start = max(NSMaxRange(range), start + 1)
      begin(range, string, isFirst: range.location == 0, isFollowed: start < string.length)
      setParagraph(range)
    }
  }

  private var isFull: Bool { room.maximumLines > 0 && result.lines.count >= room.maximumLines }

  private mutating func begin(
    _ range: NSRange, _ string: NSString, isFirst: Bool, isFollowed: Bool
  ) {
    let style =
      source.text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
      as? NSParagraphStyle ?? .default
    let text = string.substring(with: range)
    paragraph = Paragraph(
      style: style,
      isRightToLeft: style.direction(in: room, of: text).isRightToLeft(text),
      font: source.font(at: range.location), isFollowed: isFollowed,
      indent: style.firstLineHeadIndent,
      gap: isFirst ? 0 : style.paragraphSpacingBefore + pendingSpacing)
    pendingSpacing = style.paragraphSpacing
  }

  private mutating func setParagraph(_ range: NSRange) {
    var words = source.words(
      in: range, isRightToLeft: paragraph.isRightToLeft, everyCharacter: breaksAnywhere)[...]
    while let word = words.first {
      let isTooWide = paragraph.indent + x + roomTaken(by: word) > end + 0.01
      if isOnLastLine, isTooWide || wouldNotFit(words) { return endLastLine(words) }
      if isTooWide, parts.isEmpty, let (head, rest) = word.split(at: end - paragraph.indent) {
        words[words.startIndex] = rest
        append(head)
        endLine(isLastOfParagraph: false)
        continue
      }
      let isBroken = isTooWide || words.count == 2 && leavesOrphan(word, words.last ?? word)
      if !parts.isEmpty, isBroken, room.maximumLines != 1 {
        endLine(isLastOfParagraph: false)
        continue
      }
      append(word)
      words.removeFirst()
    }
    endLine(isLastOfParagraph: true)
    pendingSpacing += paragraph.style.lineSpacing
  }

  /// Where the lines of the paragraph end.
  private var end: CGFloat {
    let tail = paragraph.style.tailIndent
    return tail > 0 ? tail : room.width + tail
  }

  private var isOnLastLine: Bool { result.lines.count == room.maximumLines - 1 }

  private var breaksAnywhere: Bool { lineBreak == .characterWrap && room.maximumLines != 1 }

  /// The whole text's way of breaking lines, unless it leaves that to the paragraphs.
  private var lineBreak: TextRequest.LineBreak {
    room.lineBreak == .wordWrap ? paragraph.style.lineBreakMode.lineBreak : room.lineBreak
  }

  /// Whether a paragraph's last word would stand alone, and need not, if the word before it
  /// stayed on this line.
  private func leavesOrphan(_ word: Word, _ last: Word) -> Bool {
    guard room.avoidsOrphans, !parts.isEmpty, !breaksAnywhere,
      last.parts.first?.line.text.first?.isLetter == true
    else { return false }
    let both = word.width + last.visibleWidth
    return paragraph.indent + x + both > end + 0.01 && both <= end + 0.01
  }

  private mutating func append(_ word: Word) {
    for var part in word.parts {
      if part.isTab {
        let stop = paragraph.style.tabStop(after: paragraph.indent + x)
        part.line.text = " "
        part.line.width = stop.location - paragraph.indent - x
        tab = YieldingTab(stop, index: parts.count, room: part.line.width)
      } else if let given = tab?.yield(to: part), let index = tab?.index {
        parts[index].line.width -= given
        x -= given
      }
      parts.append(part)
      x += part.line.width
    }
  }

  /// Without the spaces at its end, and what a tab before it gives way.
  private func roomTaken(by word: Word) -> CGFloat {
    guard var tab, !word.parts.contains(where: \.isTab) else { return word.visibleWidth }
    return word.visibleWidth - word.parts.reduce(0) { $0 + tab.yield(to: $1) }
  }

  // MARK: - The last line

  private func wouldNotFit(_ words: ArraySlice<Word>) -> Bool {
    guard lineBreak.isTruncating, words.count == 1 else { return false }
    return paragraph.isFollowed && room.maximumLines > 0
  }

  /// Ends the last line there may be, with what is left of the paragraph.
  private mutating func endLastLine(_ words: ArraySlice<Word>) {
    let rest = parts + words.flatMap(\.parts)
    (parts, x, tab) = ([], 0, nil)
    let cut = TruncatedParts(rest, room: end - paragraph.indent, isFollowed: paragraph.isFollowed)
    for part in cut.parts(lineBreak) {
      parts.append(part)
      x += part.line.width
    }
    endLine(isLastOfParagraph: true)
  }

  // MARK: - Ending lines

  private mutating func endLine(isLastOfParagraph: Bool) {
    let style = paragraph.style
    let fonts = parts.isEmpty ? [paragraph.font ?? source.font] : parts.map(\.font)
    let heights = LineHeights(parts, fonts)
    let leading: CGFloat = result.lines.isEmpty ? 0 : fonts.map(\.leading).max() ?? 0
    let own = heights.ascent + heights.descent
    var height: CGFloat = style.lineHeightMultiple > 0 ? own * style.lineHeightMultiple : own
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    let top: CGFloat = result.height + paragraph.gap
    let bottom: CGFloat = top + leading + height
    let space = trailingSpace
    let width = x - space
    var line = SetText.Line(
      pieces: PieceOrder(parts, isRightToLeft: paragraph.isRightToLeft).pieces, width: width,
      indent: paragraph.indent, alignment: alignment, isRightToLeft: paragraph.isRightToLeft,
      isLastOfParagraph: isLastOfParagraph, top: top, baseline: bottom - heights.descent,
      bottom: bottom)
    if style.tailIndent != 0 { line.end = end }
    if !isLastOfParagraph {
      line.trailingSpace = max(0, min(space, end - paragraph.indent - width))
    }
    result.append(line)
    (parts, x, tab) = ([], 0, nil)
    (paragraph.gap, paragraph.indent) = (style.lineSpacing, style.headIndent)
  }

  private var alignment: NSTextAlignment? {
    paragraph.style.alignment == .natural ? nil : paragraph.style.alignment
  }

  /// Spaces at the end of a line take no room.
  private var trailingSpace: CGFloat {
    guard let last = parts.last, last.style.attachment == nil else { return 0 }
    return last.line.width - last.visibleWidth
  }
}

extension NSParagraphStyle {
  fileprivate func direction(in room: TextRoom, of text: String) -> TextDirection {
    switch baseWritingDirection {
    case .natural: room.direction(of: text)
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension AttributedWords.Word {
  /// The part of a word that fits into a line of its own, at least one character, and the rest;
  /// nil for a word that has no more than one.
  @MainActor fileprivate func split(
    at room: CGFloat
  ) -> (AttributedWords.Word, AttributedWords.Word)? {
    var head = AttributedWords.Word()
    var rest = parts[...]
    while let part = rest.first, head.width + part.visibleWidth <= room {
      head.parts.append(part)
      rest.removeFirst()
    }
    guard let part = rest.first else { return nil }
    let fitting = part.fitting(room - head.width)
    let kept = fitting?.line.text.count ?? (head.parts.isEmpty ? 1 : 0)
    if kept > 0 { head.parts.append(part.with(String(part.line.text.prefix(kept)))) }
    let left = part.line.text.dropFirst(kept)
    guard !left.isEmpty || rest.count > 1 else { return nil }
    var tail = AttributedWords.Word()
    if !left.isEmpty { tail.parts.append(part.with(String(left))) }
    tail.parts += rest.dropFirst()
    tail.visibleWidth = tail.parts.dropLast().map(\.line.width).reduce(0, +)
    tail.visibleWidth += tail.parts.last?.visibleWidth ?? 0
    head.visibleWidth = head.width
    return (head, tail)
  }
}
