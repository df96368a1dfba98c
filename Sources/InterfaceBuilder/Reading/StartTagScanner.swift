/// Walks over a start tag that libxml2 has found to be well-formed.
struct StartTagScanner {
  let bytes: UnsafeRawBufferPointer
  /// The offset of what comes next.
  var position: Int
  /// The offset of the `>` or `/>` of the tag.
  let end: Int

  /// The next name: of the element, or of an attribute.
  mutating func name() -> Range<Int> {
    let start = position
    while position < end, !isSpace(bytes[position]), bytes[position] != UInt8(ascii: "=") {
      position += 1
    }
    return start..<position
  }

  /// The next attribute, nil at the end of the tag.
  mutating func attribute(names: inout NameTable) -> AttributeRecord? {
    skipSpace()
    let name = name()
    guard !name.isEmpty else { return nil }
    let number = names.number(of: name, in: bytes)
    while position < end, !isQuote(bytes[position]) { position += 1 }
    guard position < end else { return nil }
    let quote = bytes[position]
    let start = position + 1
    position = start
    while position < end, bytes[position] != quote { position += 1 }
    defer { position += 1 }
    return AttributeRecord(name: number, valueStart: Int32(start), valueEnd: Int32(position))
  }

  private mutating func skipSpace() {
    while position < end, isSpace(bytes[position]) { position += 1 }
  }
}
