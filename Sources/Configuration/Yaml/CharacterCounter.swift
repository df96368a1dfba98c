/// Turns libyaml's positions, which count characters, into offsets in bytes.
///
/// Positions mostly come in order: the way from one to the next is counted once.
struct CharacterCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var character = 0
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func offset(ofCharacter index: Int) -> Int {
    if index < character { (character, offset) = (0, 0) }
    while character < index, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      character += 1
    }
    return offset
  }

  /// Whether a list or a mapping in brackets begins at an offset in bytes.
  func hasBracket(at offset: Int) -> Bool {
    offset < bytes.count
      && (bytes[offset] == UInt8(ascii: "[") || bytes[offset] == UInt8(ascii: "{"))
  }
}
