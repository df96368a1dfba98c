import Drawing
import Foundation

/// Breaks one request into lines, from the left, each as full as it can be.
struct LineBreaker {
  static let ellipsis = "…"
  /// How much wider than the room a line may be: less than can be seen, more than rounding.
  private static let tolerance = 1e-6

  let request: TextRequest
  let room: Double
  let measure: (String, Bool) -> MeasuredText
  /// Whether the paragraph that is being broken runs from right to left.
  private(set) var isRightToLeft = false

  /// - Parameter measure: Measures a text, given whether its paragraph runs from right to left.
  init(_ request: TextRequest, measure: @escaping (String, Bool) -> MeasuredText) {
    self.request = request
    self.measure = measure
    room = request.maximumWidth.isNaN ? .infinity : Double(request.maximumWidth) + Self.tolerance
  }

  func measure(_ text: String) -> MeasuredText { measure(text, isRightToLeft) }

  mutating func lines() -> [TextLine] {
    let paragraphs = Self.paragraphs(of: request.text)
    let limit = request.maximumLines > 0 ? request.maximumLines : Int.max
    var lines: [TextLine] = []
    for (index, paragraph) in paragraphs.enumerated() {
      isRightToLeft = request.direction.isRightToLeft(paragraph)
      let text = measure(paragraph)
      var start = 0
      repeat {
        if lines.count == limit - 1 {
          let following = paragraphs[(index + 1)...]
          return lines + [lastLine(text, from: start, following: Array(following))]
        }
        let end = endLeavingNoOrphan(lineEnd(of: text, from: start), of: text, from: start)
        lines.append(line(text, start..<end))
        start = end
      } while start < text.characters.count
    }
    return lines
  }

  private func line(_ text: MeasuredText, _ range: Range<Int>) -> TextLine {
    let end = shownEnd(text, range)
    var line = line(text.text(range.lowerBound..<end))
    let space = min(Double(text.advance(of: end..<range.upperBound)), room - Double(line.width))
    line.trailingSpace = CGFloat(max(0, space - Self.tolerance))
    return line
  }

  func line(_ text: String) -> TextLine {
    TextLine(
      text, font: request.font, width: CGFloat(measure(text).advance),
      isRightToLeft: isRightToLeft)
  }

  /// The pieces between ends of lines. An end of line at the very end begins no further piece.
  private static func paragraphs(of text: String) -> [String] {
    var pieces = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    if pieces.last == "" { pieces.removeLast() }
    return pieces
  }

  // MARK: - Wrapping

  /// Where the line that begins at `start` ends, the spaces on which it breaks included.
  func lineEnd(of text: MeasuredText, from start: Int) -> Int {
    let characters = text.characters
    var width = 0.0
    var lastBreak: Int?
    for index in start..<characters.count {
      let character = characters[index]
      if index > start, character.allowsBreakBefore { lastBreak = index }
      width += character.advance
      guard width > room, !character.isSpace, index > start else { continue }
      return wrapsAtCharacters ? index : lastBreak ?? index
    }
    return characters.count
  }

  /// Where a line ends so that the paragraph's last line is not a single word: a word less, if
  /// that leaves a word before it and the last line holds both.
  private func endLeavingNoOrphan(_ end: Int, of text: MeasuredText, from start: Int) -> Int {
    let characters = text.characters
    guard request.avoidsOrphans, !wrapsAtCharacters, end < characters.count,
      text.text(end..<end + 1).first?.isLetter ?? false,
      text.advance(of: end..<trimmed(text, end..<characters.count)) <= room,
      !breaks(text, end + 1..<trimmed(text, end..<characters.count)),
      let earlier = (start + 1..<end).last(where: { characters[$0].allowsBreakBefore }),
      text.advance(of: earlier..<trimmed(text, earlier..<characters.count)) <= room
    else { return end }
    return earlier
  }

  private func breaks(_ text: MeasuredText, _ range: Range<Int>) -> Bool {
    range.contains { text.characters[$0].allowsBreakBefore }
  }

  /// The end of a line without the spaces on which it breaks. Those at the very end of a paragraph
  /// count where there is room for them; recorded thrice.
  func shownEnd(_ text: MeasuredText, _ range: Range<Int>) -> Int {
    let isWhole = range.upperBound == text.characters.count && text.advance(of: range) <= room
    return isWhole ? range.upperBound : trimmed(text, range)
  }

  private var wrapsAtCharacters: Bool { request.lineBreak == .characterWrap }

  /// The end of the range without the spaces at its end.
  func trimmed(_ text: MeasuredText, _ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, text.characters[end - 1].isSpace { end -= 1 }
    return end
  }
}
