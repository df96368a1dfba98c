/// A digest that is the same on every run and machine: FNV-1a in 64 bits.
///
/// It tells names apart, and is no protection against names made to be taken for each other.
struct StableDigest {
  let value: UInt64

  init(_ text: String) {
    value = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }

  /// Both halves as eight hexadecimal digits.
  var shortText: String {
    let half = UInt32(truncatingIfNeeded: value ^ (value >> 32))
    let digits = String(half, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
