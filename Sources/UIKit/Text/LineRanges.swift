import Foundation

/// Which characters of a text each of its lines holds.
struct LineRanges {
  struct LineRange {
    /// In UTF-16 units, without the end of the paragraph.
    var range: NSRange
    /// Where the next line begins.
    var end: Int
    var isLastOfParagraph = true
  }

  private(set) var ranges: [LineRange] = []

  /// - Parameter lines: The characters of each line, in order. Between them the text has nothing
  ///   but the spaces on which lines were broken, and ends of paragraphs.
  init(of lines: [String], in text: String) {
    let text = NSString(string: text)
    var place = 0
    for line in lines {
      let length = min(line.utf16.count, text.length - place)
      var end = place + length
      let range = NSRange(location: place, length: length)
      while end < text.length, Self.isSpace(text.character(at: end)) { end += 1 }
      let isLast = end >= text.length || Self.isNewline(text.character(at: end))
      if isLast, end < text.length { end += Self.newlineLength(text, at: end) }
      ranges.append(LineRange(range: range, end: end, isLastOfParagraph: isLast))
      place = end
    }
  }

  private static func isSpace(_ unit: unichar) -> Bool {
    Unicode.Scalar(unit).map { $0.properties.isWhitespace && !isNewline(unit) } ?? false
  }

  private static func isNewline(_ unit: unichar) -> Bool {
    (10...13).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  private static func newlineLength(_ text: NSString, at index: Int) -> Int {
    let isPair =
      text.character(at: index) == 13 && index + 1 < text.length
      && text.character(at: index + 1) == 10
    return isPair ? 2 : 1
  }
}
