import Diagnostics

/// The bytes of a configuration, from which lines that cannot be read are taken out in place: all
/// others stay where they are.
struct YamlText {
  let file: String
  private(set) var bytes: [UInt8]
  /// Where each line begins, and the end of the last.
  private let starts: [Int]

  /// A mark of the byte order at the start is not part of the text.
  init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
    guard bytes.count <= longestConfiguration else {
      throw ConfigurationError(
        file, "the file has more than \(longestConfiguration >> 20) MB",
        hint: "a configuration has a few lines")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw ConfigurationError(file, "the file is in UTF-16", hint: "save it as UTF-8")
    }
    self.file = file
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    starts = Self.starts(of: self.bytes)
  }

  /// A line ends with LF, CR or both.
  private static func starts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isEnd = byte == 0x0A || byte == 0x0D && !bytes[(offset + 1)...].starts(with: [0x0A])
      if isEnd { starts.append(offset + 1) }
    }
    return starts.last == bytes.count && starts.count > 1 ? starts : starts + [bytes.count]
  }

  /// How many lines there are, at least one.
  var lineCount: Int { starts.count - 1 }

  /// The bytes of a line, counted from 0.
  func line(_ line: Int) -> ArraySlice<UInt8> { bytes[starts[line]..<starts[line + 1]] }

  /// The line, counted from 0, that has the byte.
  func lineIndex(of offset: Int) -> Int {
    var (low, high) = (0, lineCount - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func location(of offset: Int) -> SourceLocation {
    let line = lineIndex(of: offset)
    return SourceLocation(file: file, line: line + 1, column: offset - starts[line] + 1)
  }

  /// Where a line begins, in bytes.
  func offset(ofLine line: Int) -> Int { starts[line] }
}

extension YamlText {
  /// Takes out the setting that a line is part of; the line of a section takes all of the section
  /// along. Returns the first line after what was taken.
  @discardableResult
  mutating func lose(at line: Int) -> Int {
    let depth = settingDepth(around: line)
    var first = line
    while first > 0, isBlank(first) || isInside(first, depth) { first -= 1 }
    let own = indentation(of: first)
    // A line that stands too far to the left does not own the settings below it.
    let bound = own == 0 ? 0 : max(own, depth)
    var end = first + 1
    while end < lineCount, end <= line || isBlank(end) || isInside(end, bound) {
      end += 1
    }
    for line in first..<end { blank(line) }
    return end
  }

  /// How far the settings are indented in the section that a line is part of; 0 for the line of
  /// the section itself.
  private func settingDepth(around line: Int) -> Int {
    var section = line
    while section > 0, isBlank(section) || indentation(of: section) > 0 { section -= 1 }
    var first = section
    while first < line, first == section || isBlank(first) { first += 1 }
    return first == section ? 0 : indentation(of: first)
  }

  /// Whether a line belongs to a key before it at an indentation; items may stand below their key.
  private func isInside(_ line: Int, _ depth: Int) -> Bool {
    let own = indentation(of: line)
    return own > depth || own == depth && isItem(line)
  }

  /// Takes out one line.
  mutating func blank(_ line: Int) {
    for offset in starts[line]..<starts[line + 1] where ![0x0A, 0x0D].contains(bytes[offset]) {
      bytes[offset] = 0x20
    }
  }

  /// Whether nothing stands in a line, or a comment.
  func isBlank(_ line: Int) -> Bool {
    let first = self.line(line).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == nil || first == UInt8(ascii: "#")
  }

  private func indentation(of line: Int) -> Int {
    self.line(line).prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  private func isItem(_ line: Int) -> Bool {
    let rest = self.line(line).drop { $0 == 0x20 || $0 == 0x09 }.prefix(2)
    return rest.first == UInt8(ascii: "-") && rest.dropFirst().allSatisfy { $0 <= 0x20 }
  }
}
