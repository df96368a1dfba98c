extension Source {
  /// Character data or an attribute's value with references replaced and line ends normalised.
  ///
  /// A literal line end or tab in an attribute's value counts as a space; one written as a
  /// character reference stays.
  func characters(_ range: Range<Int>, inAttribute: Bool) -> String {
    guard needsDecoding(range, inAttribute: inAttribute) else { return string(range) }
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      position = append(to: &output, from: position, end: range.upperBound, inAttribute)
    }
    return String(decoding: output, as: UTF8.self)
  }

  private func needsDecoding(_ range: Range<Int>, inAttribute: Bool) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      for byte in buffer[range] where byte < 0x27 {
        if byte == UInt8(ascii: "&") || byte == 0x0D { return true }
        if inAttribute && (byte == 0x0A || byte == 0x09) { return true }
      }
      return false
    }
  }

  /// Appends what stands at `position`, and returns where the next thing stands.
  private func append(
    to output: inout [UInt8], from position: Int, end: Int, _ inAttribute: Bool
  ) -> Int {
    switch bytes[position] {
    case UInt8(ascii: "&"):
      let close = bytes[position..<end].firstIndex(of: UInt8(ascii: ";")) ?? end - 1
      output.append(contentsOf: referenced(string((position + 1)..<close)).utf8)
      return close + 1
    case 0x0D:
      output.append(inAttribute ? 0x20 : 0x0A)
      return bytes[position + 1] == 0x0A ? position + 2 : position + 1
    case 0x0A where inAttribute, 0x09 where inAttribute:
      output.append(0x20)
    case let byte:
      output.append(byte)
    }
    return position + 1
  }

  private func referenced(_ name: String) -> String {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case _: break
    }
    let code =
      name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    return code.flatMap(Unicode.Scalar.init).map(String.init) ?? ""
  }
}
