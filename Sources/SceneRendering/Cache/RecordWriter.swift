/// Writes values one after the other, for `RecordReader` to read in the same order.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ content: [UInt8]) {
    add(content.count)
    bytes.append(contentsOf: content)
  }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add(_ text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  mutating func add<Item>(_ items: [Item], _ write: (inout RecordWriter, Item) -> Void) {
    add(items.count)
    for item in items { write(&self, item) }
  }
}

/// Reads what a `RecordWriter` wrote. What it did not write gives nil somewhere, and never more
/// than the bytes there are.
struct RecordReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all was read.
  var isAtEnd: Bool { position == bytes.count }

  private mutating func take<Value>(_ type: Value.Type) -> Value? {
    let size = MemoryLayout<Value>.size
    guard bytes.count - position >= size else { return nil }
    defer { position += size }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: type) }
  }

  mutating func number() -> Int? { take(Int64.self).map { Int(Int64(littleEndian: $0)) } }

  mutating func double() -> Double? {
    take(UInt64.self).map { Double(bitPattern: UInt64(littleEndian: $0)) }
  }

  mutating func content() -> [UInt8]? { slice().map(Array.init) }

  mutating func text() -> String? { slice().map { String(decoding: $0, as: UTF8.self) } }

  private mutating func slice() -> ArraySlice<UInt8>? {
    guard let count = number(), count >= 0, count <= bytes.count - position else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// The outer nil is for damage.
  mutating func optionalText() -> String?? {
    switch number() {
    case 0: .some(nil)
    case 1: text().map { .some($0) }
    case _: nil
    }
  }

  /// The items of a list; each takes at least one byte.
  mutating func list<Item>(_ read: (inout RecordReader) -> Item?) -> [Item]? {
    guard let count = number(), count >= 0, count <= bytes.count - position else { return nil }
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count {
      guard let item = read(&self) else { return nil }
      items.append(item)
    }
    return items
  }
}
