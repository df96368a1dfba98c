import Diagnostics

/// Reads a text as YAML. What cannot be read is reported, taken out, and the rest read again.
struct YamlReading {
  private var text: YamlText
  private(set) var findings: [Diagnostic] = []

  /// How often a text is mended; after that, what stands before the next fault counts.
  private static let mostRounds = 16

  init(_ text: YamlText) {
    self.text = text
    loseUnreadableLines()
  }

  /// The pieces of the text with their places.
  mutating func events() -> [PlacedEvent] {
    for _ in 0..<Self.mostRounds {
      let parser = YamlParser(text.bytes)
      guard let failure = parser.failure else { return placed(parser.events) }
      findings.append(.malformed(failure, in: text))
      guard lose(failure) else { return placed(parser.events) }
    }
    let parser = YamlParser(text.bytes)
    if let failure = parser.failure {
      findings.append(.hopeless(at: text.location(of: failure.offset)))
    }
    return placed(parser.events)
  }

  private func placed(_ events: [YamlEvent]) -> [PlacedEvent] {
    events.map {
      PlacedEvent(
        kind: $0.kind, decoration: $0.decoration, location: text.location(of: $0.offset))
    }
  }

  /// Takes out the lines of a failure; false when there are none to take.
  private mutating func lose(_ failure: YamlFailure) -> Bool {
    var line = text.lineIndex(of: failure.opening ?? failure.offset)
    while line > 0, text.isBlank(line) { line -= 1 }
    guard !text.isBlank(line) else { return false }
    text.lose(at: line)
    return true
  }
}

/// A piece of a text with its place for people.
struct PlacedEvent {
  let kind: YamlEvent.Kind
  let decoration: YamlEvent.Decoration?
  let location: SourceLocation
}

extension YamlReading {
  /// What libyaml would refuse the whole text for, or take too long over.
  private mutating func loseUnreadableLines() {
    var line = 0
    while line < text.lineCount {
      let bytes = text.line(line)
      if let (column, problem) = Self.unreadable(bytes) {
        findings.append(
          .malformed(problem, at: text.location(of: text.offset(ofLine: line) + column)))
        line = loseLine(line)
      } else if bytes.first == UInt8(ascii: "%") {
        findings.append(
          .unsupported("directives", at: text.location(of: text.offset(ofLine: line))))
        text.blank(line)
        line += 1
      } else {
        line += 1
      }
    }
  }

  /// Returns the first line after what was lost. In a file full of such lines each goes alone:
  /// looking for the setting around every one would take long.
  private mutating func loseLine(_ line: Int) -> Int {
    if findings.count < Self.mostSearches { return text.lose(at: line) }
    text.blank(line)
    return line + 1
  }

  private static let mostSearches = 100

  /// The first byte of a line that is not text, counted from 0, and what is wrong there.
  private static func unreadable(_ line: ArraySlice<UInt8>) -> (column: Int, problem: String)? {
    let text = String(decoding: line, as: UTF8.self)
    if !text.utf8.elementsEqual(line) {
      let same = zip(text.utf8, line).prefix { $0 == $1 }.count
      return (same, "the text is not UTF-8")
    }
    guard let control = text.unicodeScalars.firstIndex(where: isControl) else { return nil }
    let column = text.utf8.distance(from: text.startIndex, to: control)
    return (column, "a control character stands in the text")
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case ..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
