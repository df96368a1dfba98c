/// JSON as it is written, byte by byte and without blanks.
///
/// Whatever HTML could take for markup is escaped inside strings, so that the text may also
/// stand in a `script` element.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  /// Whether the next value is the first of its array or object.
  private var isFirst = true

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  mutating func integer(_ value: Int) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  /// The shortest text that reads back as the same number; 0 for what JSON has no number for.
  mutating func number(_ value: Double) {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return integer(whole) }
    separate()
    bytes.append(contentsOf: (value.isFinite ? value : 0).description.utf8)
  }

  mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  mutating func array(_ fill: (inout JSONText) throws -> Void) rethrows {
    try enclose(UInt8(ascii: "["), UInt8(ascii: "]"), fill)
  }

  mutating func object(_ fill: (inout JSONText) throws -> Void) rethrows {
    try enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), fill)
  }

  /// The name of the value that is written next, in an object.
  mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    isFirst = true
  }

  // MARK: -

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  private mutating func enclose(
    _ opening: UInt8, _ closing: UInt8, _ fill: (inout JSONText) throws -> Void
  ) rethrows {
    separate()
    bytes.append(opening)
    isFirst = true
    try fill(&self)
    bytes.append(closing)
    isFirst = false
  }

  private mutating func quote(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in value.unicodeScalars {
      if Self.mustEscape(scalar) {
        escape(scalar)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0x5C, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }

  /// Everything that is escaped lies in the basic plane: four digits are enough.
  private mutating func escape(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    bytes.append(contentsOf: "\\u".utf8)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
    bytes.append(contentsOf: digits.utf8)
  }
}
