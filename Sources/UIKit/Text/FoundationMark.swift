/// The first stored property of every class whose objects are values of text attributes.
///
/// Foundation for Linux compares the attributes of neighbouring runs by `CFEqual`, which reads
/// bits 8 to 17 of the word where Core Foundation's objects keep their type and Swift's objects
/// their first stored property. Where those bits happen to be zero, the object counts as one of no
/// type and the process stops. With the last type there can be, which nothing is registered as,
/// the objects are asked whether they are equal. To go when Foundation asks them by itself.
struct FoundationMark: Sendable {
  private let word: UInt64 = 0x3FF << 8
}
