/// The distinct names of a document, numbered in the order they were first seen.
///
/// Looked up by bytes, so that reading makes one string a name and not one a use.
struct NameTable {
  private(set) var strings: [String] = []
  private var slots: [Int32] = Array(repeating: -1, count: 512)

  /// The number of a name given as bytes.
  mutating func number(of name: UnsafeRawBufferPointer) -> Int32 {
    var slot = hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      if isEqual(strings[Int(slots[slot])], name) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(strings.count)
    slots[slot] = number
    strings.append(String(decoding: name, as: UTF8.self))
    if strings.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 4)
    for (number, string) in strings.enumerated() {
      var copy = string
      var slot = copy.withUTF8 { hash(UnsafeRawBufferPointer($0)) } & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  private func hash(_ name: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: name)
    return hasher.finalize()
  }

  private func isEqual(_ string: String, _ name: UnsafeRawBufferPointer) -> Bool {
    string.utf8.count == name.count && string.utf8.elementsEqual(name)
  }
}
