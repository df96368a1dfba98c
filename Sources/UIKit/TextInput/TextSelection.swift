import Foundation

/// What is selected of a text: from where the selection began to where it was moved.
struct TextSelection: Equatable {
  /// The end that stays.
  var anchor: Int
  /// The end that arrows and fingers move.
  var head: Int

  init(_ place: Int) { (anchor, head) = (place, place) }

  init(_ range: NSRange) { (anchor, head) = (range.location, NSMaxRange(range)) }

  var range: NSRange { NSRange(location: min(anchor, head), length: abs(head - anchor)) }
  var isEmpty: Bool { anchor == head }
}
