import Drawing
import Foundation

/// Takes the paragraphs of an attributed text apart into what stays together on a line.
@MainActor
struct AttributedWords {
  /// Characters of one style.
  struct Part {
    var line: TextLine
    var font: UIFont
    var style: CharacterStyle
    /// What each character is wider than its font has it.
    var kern: CGFloat = 0
    var isTab: Bool { line.text == "\t" }
  }

  /// What stays together, with the spaces after it.
  struct Word {
    var parts: [Part] = []
    /// Without the spaces at the end.
    var visibleWidth: CGFloat = 0
    var width: CGFloat { parts.map(\.line.width).reduce(0, +) }
  }

  let text: NSAttributedString
  /// For characters that name none.
  let font: UIFont

  func words(in paragraph: NSRange, isRightToLeft: Bool, everyCharacter: Bool) -> [Word] {
    var words: [Word] = []
    var isOpen = false
    text.enumerateAttributes(in: paragraph) { attributes, range, _ in
      let string = NSString(string: text.string).substring(with: range)
        .trimmingSuffix(where: \.isNewline)
      let run = Run(attributes, font: font, isRightToLeft: isRightToLeft)
      for piece in everyCharacter ? string.characterPieces : string.wordsWithSpaces {
        if !isOpen || everyCharacter || piece == "\t" { words.append(Word()) }
        append(run.part(String(piece)), to: &words[words.count - 1])
        isOpen = piece.last.map { !$0.isWhitespace && !$0.isIdeograph } ?? false
      }
    }
    return words
  }

  private func append(_ part: Part, to word: inout Word) {
    word.visibleWidth = word.width + part.visibleWidth
    word.parts.append(part)
  }

  func font(at index: Int) -> UIFont {
    text.attribute(.font, at: index, effectiveRange: nil) as? UIFont ?? font
  }

  /// What characters of one set of attributes have in common.
  @MainActor
  private struct Run {
    let font: UIFont
    let style: CharacterStyle
    let kern: CGFloat
    let isRightToLeft: Bool

    init(
      _ attributes: [NSAttributedString.Key: Any], font: UIFont, isRightToLeft: Bool
    ) {
      self.font = attributes[.font] as? UIFont ?? font
      style = CharacterStyle(attributes)
      kern = CharacterStyle.number(attributes[.kern] ?? attributes[.tracking])
      self.isRightToLeft = isRightToLeft
    }

    func part(_ string: String) -> Part {
      let description = font.fontDescription
      var line = TextLine(string, font: description, width: 0, isRightToLeft: isRightToLeft)
      let part = Part(line: line, font: font, style: style, kern: kern)
      line.width = style.attachment?.place.width ?? part.width(of: string)
      return Part(line: line, font: font, style: style, kern: kern)
    }
  }
}

extension AttributedWords.Part {
  /// Without the spaces at the end.
  @MainActor var visibleWidth: CGFloat {
    let visible = line.text.trimmingSuffix(where: \.isWhitespace)
    return visible.count == line.text.count ? line.width : width(of: String(visible))
  }

  @MainActor func width(of string: String) -> CGFloat {
    let request = TextRequest(
      string, font: line.font, lineBreak: .clip,
      direction: line.isRightToLeft ? .rightToLeft : .leftToRight)
    let natural = Session.current.typesetter.lines(for: request).first?.width ?? 0
    return natural + kern * CGFloat(string.count)
  }

  /// The longest beginning that fits into the room, or the longest end.
  @MainActor func fitting(
    _ room: CGFloat, fromEnd: Bool = false
  ) -> AttributedWords.Part? {
    let characters = Array(line.text)
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      let kept = fromEnd ? characters.suffix(middle) : characters.prefix(middle)
      if width(of: String(kept)) <= room { low = middle } else { high = middle - 1 }
    }
    guard low > 0 else { return nil }
    return with(String(fromEnd ? characters.suffix(low) : characters.prefix(low)))
  }

  /// The same style with other characters.
  @MainActor func with(_ text: String) -> AttributedWords.Part {
    var part = self
    part.line.text = text
    part.line.width = width(of: text)
    return part
  }
}

extension StringProtocol {
  /// The words, each with the spaces that follow it. Ideographs are words of their own, and so are
  /// tabs.
  var wordsWithSpaces: [SubSequence] {
    var words: [SubSequence] = []
    var start = startIndex
    var previous: Character?
    for index in indices {
      let character = self[index]
      let isBreak = previous.map { $0.allowsBreak(before: character) } ?? false
      if isBreak {
        words.append(self[start..<index])
        start = index
      }
      previous = character
    }
    if start < endIndex { words.append(self[start...]) }
    return words
  }

  fileprivate var characterPieces: [SubSequence] {
    indices.map { self[$0...$0] }
  }

  func trimmingSuffix(where isCut: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isCut(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}

extension Character {
  fileprivate func allowsBreak(before next: Character) -> Bool {
    if self == "\t" || next == "\t" { return true }
    if isWhitespace { return !next.isWhitespace }
    return !next.isWhitespace && !next.isPunctuation && (isIdeograph || next.isIdeograph)
  }

  /// A character of a writing system that has no spaces between words.
  fileprivate var isIdeograph: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x2E80...0x2FFF, 0x3040...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
