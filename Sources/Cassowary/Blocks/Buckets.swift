/// Sorts things into numbered buckets, keeping their order within each.
struct Buckets {
  private var keys: [Int32] = []
  private var starts: [Int32]

  init(count: Int) { starts = Array(repeating: 0, count: count + 1) }

  var count: Int { starts.count - 1 }

  /// Says where the next thing belongs.
  mutating func add(_ bucket: Int) {
    keys.append(Int32(bucket))
    starts[bucket + 1] += 1
  }

  /// The things, bucket by bucket; `range(_:)` holds from here on.
  mutating func sorted<Thing>(_ things: [Thing]) -> [Thing] {
    for bucket in 1..<max(1, starts.count) { starts[bucket] += starts[bucket - 1] }
    var next = starts
    var order = Array(repeating: Int32(0), count: keys.count)
    for (index, key) in keys.enumerated() {
      order[Int(next[Int(key)])] = Int32(index)
      next[Int(key)] += 1
    }
    return order.map { things[Int($0)] }
  }

  func range(_ bucket: Int) -> Range<Int32> { starts[bucket]..<starts[bucket + 1] }
}
