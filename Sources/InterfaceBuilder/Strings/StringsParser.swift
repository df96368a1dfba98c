/// Reads the old text form of `.strings`: `"key" = "value";`, comments between.
struct StringsParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private(set) var entries: [(key: String, value: String)] = []

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Reads to the end or to the first fault.
  mutating func parse() -> SyntaxError? {
    do throws(SyntaxError) {
      try skipSpace()
      let hasBraces = take("{")
      try skipSpace()
      while let next = peek, next != "}" {
        try entry()
        try skipSpace()
      }
      if hasBraces, !take("}") { throw error("the list has no closing '}'") }
      try skipSpace()
      return peek == nil ? nil : error("expected a key, found \(found)")
    } catch {
      return error
    }
  }

  private mutating func entry() throws(SyntaxError) {
    let key = try word("a key")
    try skipSpace()
    var value = key
    if take("=") {
      try skipSpace()
      value = try word("a text")
      try skipSpace()
    }
    entries.append((key, value))
    guard take(";") else { throw error("expected ';' after '\(key.prefix(40))', found \(found)") }
  }

  // MARK: - Characters

  private var peek: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private var found: String { peek.map { "'\($0)'" } ?? "the end of the file" }

  private func error(_ message: String) -> SyntaxError { SyntaxError(line: line, message: message) }

  private mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    if scalar == "\n" { line += 1 }
    position += 1
    return scalar
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  private func stands(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    position + 1 < scalars.count && scalars[position] == one && scalars[position + 1] == other
  }

  private mutating func skipSpace() throws(SyntaxError) {
    while let scalar = peek {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        _ = next()
      } else if stands("/", "/") {
        while let scalar = peek, scalar != "\n" { position += 1 }
      } else if stands("/", "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxError) {
    let start = line
    position += 2
    while !stands("*", "/") {
      guard next() != nil else {
        throw SyntaxError(line: start, message: "the comment does not end")
      }
    }
    position += 2
  }

  private mutating func word(_ expectation: String) throws(SyntaxError) -> String {
    if peek == "\"" || peek == "'" { return try quoted() }
    var text = String.UnicodeScalarView()
    while let scalar = peek, Self.isPlain(scalar) {
      text.append(scalar)
      position += 1
    }
    guard !text.isEmpty else { throw error("expected \(expectation), found \(found)") }
    return String(text)
  }

  /// What may stand in a word without quotation marks.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_.-$:/[]".unicodeScalars.contains(scalar)
  }

  private mutating func quoted() throws(SyntaxError) -> String {
    let start = line
    let mark = next()
    var text = String.UnicodeScalarView()
    while let scalar = next() {
      if scalar == mark { return String(text) }
      if scalar == "\\" { text.append(contentsOf: escaped()) } else { text.append(scalar) }
    }
    throw SyntaxError(line: start, message: "the text has no closing quotation mark")
  }

  /// What a backslash begins; before any other character it means nothing.
  private mutating func escaped() -> [Unicode.Scalar] {
    guard let scalar = next() else { return [] }
    switch scalar {
    case "n": return ["\n"]
    case "t": return ["\t"]
    case "r": return ["\r"]
    case "a": return ["\u{07}"]
    case "b": return ["\u{08}"]
    case "f": return ["\u{0C}"]
    case "v": return ["\u{0B}"]
    case "U", "u": return codeUnits()
    case "0"..."7": return octal(scalar)
    default: return [scalar]
    }
  }

  /// Up to four hexadecimal digits, or two such groups for a pair of code units.
  private mutating func codeUnits() -> [Unicode.Scalar] {
    var units = [codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), stands("\\", "U") || stands("\\", "u") {
      position += 2
      units.append(codeUnit())
    }
    return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
  }

  private mutating func codeUnit() -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let scalar = peek, let digit = Character(scalar).hexDigitValue else { break }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  /// Up to three digits. NeXT's characters above 127 are taken as Latin-1's.
  private mutating func octal(_ first: Unicode.Scalar) -> [Unicode.Scalar] {
    var value = first.value - 48
    for _ in 0..<2 {
      guard let scalar = peek, ("0"..."7").contains(scalar) else { break }
      value = value * 8 + scalar.value - 48
      position += 1
    }
    return Unicode.Scalar(value).map { [$0] } ?? []
  }
}
