extension ContentDigest {
  /// Makes one digest of several fields.
  ///
  /// Each field goes in with its kind and its length, so that two different sequences of fields are
  /// never the same input: `"ab", "c"` differs from `"a", "bc"`, `"1"` from `1`, nothing from `""`.
  /// Keep to one order of fields for one purpose.
  package struct Builder: ~Copyable {
    private let sum = RunningDigest()

    /// - Parameter purpose: What the digest stands for, so that digests of different purposes
    ///   differ even if their fields do not. A change of meaning deserves a new purpose.
    package init(purpose: String) {
      add(purpose)
    }

    /// The digest of the fields so far, which are all.
    package consuming func finish() -> ContentDigest { sum.finish() }
  }
}

extension ContentDigest.Builder {
  /// Adds a text by its UTF-8, without any equivalence of composed characters.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(.text, UnsafeRawBufferPointer($0)) }
  }

  /// Adds a text that may be absent, which differs from an empty one.
  package mutating func add(_ text: String?) {
    if let text { add(text) } else { addNothing() }
  }

  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(.bytes, bytes)
  }

  package mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { add(.integer, $0) }
  }

  /// Adds a number by its bits, so that 0 and −0 differ.
  package mutating func add(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { add(.number, $0) }
  }

  package mutating func add(_ digest: ContentDigest) {
    digest.bytes.withUnsafeBytes { add(.digest, $0) }
  }

  /// Adds a digest that may be absent.
  package mutating func add(_ digest: ContentDigest?) {
    if let digest { add(digest) } else { addNothing() }
  }

  package mutating func add(flag: Bool) {
    withUnsafeBytes(of: UInt8(flag ? 1 : 0)) { add(.flag, $0) }
  }

  /// Adds texts as one field, so that texts after them are not of their number.
  package mutating func add(_ texts: [String]) {
    withUnsafeBytes(of: Int64(texts.count).littleEndian) { add(.list, $0) }
    for text in texts { add(text) }
  }

  /// Marks that something is absent.
  package mutating func addNothing() {
    add(.nothing, UnsafeRawBufferPointer(start: nil, count: 0))
  }

  private enum Kind: UInt8 {
    case nothing, text, bytes, integer, number, digest, flag, list
  }

  private func add(_ kind: Kind, _ bytes: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(byteCount: 9, alignment: 1) { head in
      head[0] = kind.rawValue
      head.storeBytes(of: UInt64(bytes.count).littleEndian, toByteOffset: 1, as: UInt64.self)
      sum.add(UnsafeRawBufferPointer(head))
    }
    sum.add(bytes)
  }
}
