import Drawing
import Foundation

/// Where the characters of a text that is edited stand.
struct TextGeometry {
  struct Line {
    /// In UTF-16 units, without the end of the paragraph.
    var range: NSRange
    var top: CGFloat
    var bottom: CGFloat
    /// Before each character and after the last one: the place in the text, and where it is seen.
    var stops: [(place: Int, x: CGFloat)]
  }

  /// From the top down; there is always one.
  let lines: [Line]

  /// The width of a caret in points; measured on pictures, high confidence.
  static let caretWidth: CGFloat = 2

  // MARK: From places to points

  func caret(at place: Int) -> CGRect {
    guard let line = lines.last(where: { $0.range.location <= place }) ?? lines.first else {
      return .zero
    }
    let x = line.x(of: place)
    return CGRect(
      x: x - TextGeometry.caretWidth / 2, y: line.top, width: TextGeometry.caretWidth,
      height: line.bottom - line.top)
  }

  /// One for each line that has part in the range.
  func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let start = max(range.location, line.range.location)
      let end = min(NSMaxRange(range), NSMaxRange(line.range))
      guard start < end else { return nil }
      let inside = line.stops.filter { (start...end).contains($0.place) }.map(\.x)
      guard let left = inside.min(), let right = inside.max() else { return nil }
      return CGRect(x: left, y: line.top, width: right - left, height: line.bottom - line.top)
    }
  }

  // MARK: From points to places

  func place(closestTo point: CGPoint) -> Int {
    let index = lines.firstIndex { point.y < $0.bottom } ?? lines.count - 1
    return lines.indices.contains(index) ? lines[index].place(closestTo: point.x) : 0
  }

  /// The place a line above or below; nil beyond the first and the last line.
  func place(linesBelow count: Int, _ place: Int, at x: CGFloat) -> Int? {
    guard let index = lines.lastIndex(where: { $0.range.location <= place }),
      lines.indices.contains(index + count)
    else { return nil }
    return lines[index + count].place(closestTo: x)
  }

  /// Where the line that holds the place begins and ends.
  func line(at place: Int) -> NSRange {
    lines.last { $0.range.location <= place }?.range ?? NSRange(location: 0, length: 0)
  }
}

extension TextGeometry.Line {
  fileprivate func x(of place: Int) -> CGFloat {
    (stops.last { $0.place <= place } ?? stops.first)?.x ?? 0
  }

  fileprivate func place(closestTo x: CGFloat) -> Int {
    stops.min { abs($0.x - x) < abs($1.x - x) }?.place ?? range.location
  }
}

extension TextGeometry {
  /// The places of a set text in its room, with an empty line where a text ends with a new one.
  @MainActor init(
    _ text: SetText, of string: String, at corner: CGPoint, width: CGFloat, look: TextLook,
    emptyLine font: UIFont
  ) {
    let ranges = LineRanges(of: text.lines.map(\.text), in: string).ranges
    var lines = zip(text.lines, ranges).map { line, range in
      Line(
        range: range.range, top: corner.y + line.top, bottom: corner.y + line.bottom,
        stops: line.stops(from: range.range.location, x: corner.x + line.start(in: width, look)))
    }
    let length = string.utf16.count
    if lines.isEmpty || ranges.last.map({ $0.end > NSMaxRange($0.range) }) ?? false,
      string.last?.isNewline ?? true
    {
      let empty = SetText.Line(pieces: [], width: 0, baseline: 0)
      let top: CGFloat = corner.y + text.height
      lines.append(
        Line(
          range: NSRange(location: length, length: 0), top: top, bottom: top + font.lineHeight,
          stops: [(length, corner.x + empty.start(in: width, look))]))
    }
    self.init(lines: lines)
  }
}

extension SetText.Line {
  @MainActor fileprivate func stops(from place: Int, x: CGFloat) -> [(place: Int, x: CGFloat)] {
    let typesetter = Session.current.typesetter
    var place = place
    var stops: [(Int, CGFloat)] = []
    var end: (Int, CGFloat) = (place, x + (isRightToLeft ? width : 0))
    for piece in pieces {
      let carets = typesetter.carets(in: piece.line)
      for (index, character) in piece.line.text.enumerated() where index < carets.count {
        stops.append((place, x + piece.x + carets[index]))
        place += String(character).utf16.count
      }
      end = (place, x + piece.x + (carets.last ?? 0))
    }
    return stops + [end]
  }
}
