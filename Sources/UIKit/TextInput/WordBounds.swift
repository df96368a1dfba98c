import Foundation

/// Where words begin and end in a text.
struct WordBounds {
  private let text: NSString

  init(_ text: NSString) { self.text = text }

  /// The word around a place, or before it; the character there where there is no word.
  func word(at place: Int) -> NSRange {
    guard text.length > 0 else { return NSRange(location: 0, length: 0) }
    var start = min(place, text.length)
    if start == text.length || !isLetter(start), start > 0, isLetter(start - 1) { start -= 1 }
    start = min(start, text.length - 1)
    guard isLetter(start) else { return text.rangeOfComposedCharacterSequence(at: start) }
    var end = start
    while start > 0, isLetter(start - 1) { start -= 1 }
    while end < text.length, isLetter(end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  /// The beginning of the word before a place.
  func start(before place: Int) -> Int {
    var place = place
    while place > 0, !isLetter(place - 1) { place -= 1 }
    while place > 0, isLetter(place - 1) { place -= 1 }
    return place
  }

  /// The end of the word after a place.
  func end(after place: Int) -> Int {
    var place = place
    while place < text.length, !isLetter(place) { place += 1 }
    while place < text.length, isLetter(place) { place += 1 }
    return place
  }

  /// Halves of characters beyond the first 65,536 count as letters.
  private func isLetter(_ index: Int) -> Bool {
    guard let scalar = Unicode.Scalar(text.character(at: index)) else { return true }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
      || scalar == "'" || scalar.properties.canonicalCombiningClass != .notReordered
  }
}
