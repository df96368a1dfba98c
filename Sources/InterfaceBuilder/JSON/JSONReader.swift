import Foundation

/// Where and why a text file of the project's resources cannot be read on.
struct SyntaxError: Error, Equatable {
  let line: Int
  let message: String
}

/// Reads JSON, keeping lines and the order of members, which Foundation's reader does not.
struct JSONReader {
  /// Values within values, beyond which a file is refused rather than followed.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The one value of the file.
  static func read(_ bytes: [UInt8]) throws(SyntaxError) -> JSONNode {
    var reader = JSONReader(bytes)
    let node = try reader.node()
    reader.skipSpaces()
    guard reader.peek == nil else { throw reader.error("there is more after the end") }
    return node
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ message: String) -> SyntaxError { SyntaxError(line: line, message: message) }

  private mutating func skipSpaces() {
    while let byte = peek, isSpace(byte) {
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard peek == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: Unicode.Scalar) throws(SyntaxError) {
    guard take(byte) else { throw error("expected '\(byte)', found \(found)") }
  }

  private var found: String {
    peek.map { "'\(Character(Unicode.Scalar($0)))'" } ?? "the end of the file"
  }

  private mutating func node() throws(SyntaxError) -> JSONNode {
    skipSpaces()
    let start = line
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw error("values are nested more than \(Self.depthLimit) deep")
    }
    let value: JSONNode.Value =
      switch peek {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .array(try elements())
      case UInt8(ascii: "\""): .string(try string())
      default: try word()
      }
    return JSONNode(value: value, line: start)
  }

  private mutating func members() throws(SyntaxError) -> [(key: String, value: JSONNode)] {
    var members: [(key: String, value: JSONNode)] = []
    position += 1
    while !take("}") {
      if !members.isEmpty { try expect(",") }
      skipSpaces()
      let key = try string()
      try expect(":")
      members.append((key, try node()))
    }
    return members
  }

  private mutating func elements() throws(SyntaxError) -> [JSONNode] {
    var elements: [JSONNode] = []
    position += 1
    while !take("]") {
      if !elements.isEmpty { try expect(",") }
      elements.append(try node())
    }
    return elements
  }

  private mutating func word() throws(SyntaxError) -> JSONNode.Value {
    let end = bytes[position...].firstIndex { isSpace($0) || ",]}:".utf8.contains($0) }
    let text = String(decoding: bytes[position..<(end ?? bytes.count)], as: UTF8.self)
    let value: JSONNode.Value
    switch text {
    case "true": value = .flag(true)
    case "false": value = .flag(false)
    case "null": value = .null
    default:
      guard let number = Double(text), number.isFinite else {
        throw error("expected a value, found \(found)")
      }
      value = .number(number)
    }
    position += text.utf8.count
    return value
  }

  private mutating func string() throws(SyntaxError) -> String {
    guard peek == UInt8(ascii: "\"") else { throw error("expected a text, found \(found)") }
    position += 1
    var units: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\n"): throw error("a text does not end on its line")
      case UInt8(ascii: "\\"): units += try escaped()
      default: units.append(byte)
      }
    }
    throw error("a text has no closing quotation mark")
  }

  private mutating func escaped() throws(SyntaxError) -> [UInt8] {
    let byte = peek
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return byte.map { [$0] } ?? []
    case UInt8(ascii: "u"): return try unicode()
    default: throw error("a backslash is followed by nothing known")
    }
  }

  /// One code unit, or two that belong together.
  private mutating func unicode() throws(SyntaxError) -> [UInt8] {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      units.append(try codeUnit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func codeUnit() throws(SyntaxError) -> UInt16 {
    let end = min(position + 4, bytes.count)
    let digits = String(decoding: bytes[position..<end], as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw error("\\u is followed by four hexadecimal digits")
    }
    position = end
    return unit
  }
}
