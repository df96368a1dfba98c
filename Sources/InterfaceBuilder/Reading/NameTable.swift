import Foundation

/// The distinct names of a document, numbered in the order they were first seen.
///
/// A document has many names of few sorts. Most are recognised by comparing bytes with one name
/// that was seen before, without hashing and without making a string.
struct NameTable {
  private(set) var strings: [String] = []
  private(set) var numbers: [String: Int32] = [:]
  /// Where each name was first seen.
  private var places: [Range<Int>] = []
  /// The name last seen in each slot, -1 for none.
  private var recent: [Int32] = Array(repeating: -1, count: 256)

  /// A usual document has about a hundred names: growing step by step would hash them all again.
  init() {
    numbers.reserveCapacity(160)
    strings.reserveCapacity(160)
    places.reserveCapacity(160)
  }

  /// The number of the name that stands in a range, which is not empty.
  mutating func number(of name: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Int32 {
    let slot = slot(of: name, in: bytes)
    let guess = recent[slot]
    if guess >= 0, isEqual(places[Int(guess)], name, in: bytes) { return guess }
    let number = lookUp(name, in: bytes)
    recent[slot] = number
    return number
  }

  private mutating func lookUp(_ name: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Int32 {
    let string = String(decoding: bytes[name], as: UTF8.self)
    if let number = numbers[string] { return number }
    let number = Int32(strings.count)
    strings.append(string)
    numbers[string] = number
    places.append(name)
    return number
  }

  /// A slot that differs for most names: by length, first and last bytes.
  private func slot(of name: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Int {
    let first = Int(bytes[name.lowerBound])
    let last = Int(bytes[name.upperBound - 1])
    let middle = Int(bytes[name.lowerBound + name.count / 2])
    return (name.count &* 37 &+ first &* 7 &+ last &* 59 &+ middle &* 101) & 255
  }

  private func isEqual(
    _ one: Range<Int>, _ other: Range<Int>, in bytes: UnsafeRawBufferPointer
  ) -> Bool {
    guard one.count == other.count, let base = bytes.baseAddress else { return false }
    return memcmp(base + one.lowerBound, base + other.lowerBound, one.count) == 0
  }
}
