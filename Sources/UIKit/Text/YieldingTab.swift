import Foundation

/// A tab before text that ends at a stop or stands around it: it gives way to that text, as long
/// as it has room. Medium confidence.
@MainActor
struct YieldingTab {
  /// Among the parts of the line.
  let index: Int
  private let stop: NSTextTab
  private var room: CGFloat
  /// Whether the character at which the column is lined up has come.
  private var isPast = false

  /// nil for a stop at which text begins.
  init?(_ stop: NSTextTab, index: Int, room: CGFloat) {
    switch stop.alignment {
    case .left, .natural, .justified: return nil
    case .right, .center: (self.stop, self.index, self.room) = (stop, index, room)
    }
  }

  /// How much narrower the tab becomes for a part that follows it.
  mutating func yield(to part: AttributedWords.Part) -> CGFloat {
    guard !isPast else { return 0 }
    var width: CGFloat = part.line.width
    let end = part.line.text.firstIndex {
      $0.unicodeScalars.contains(where: stop.terminators.contains)
    }
    if let end {
      isPast = true
      width = part.width(of: String(part.line.text[..<end]))
    }
    let given = min(room, stop.alignment == .center ? width / 2 : width)
    room -= given
    return given
  }
}
