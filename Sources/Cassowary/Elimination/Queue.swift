/// First in, first out.
struct Queue {
  private var items: [Int32] = []
  private var head = 0

  mutating func append(_ item: Int32) { items.append(item) }

  mutating func next() -> Int32? {
    guard head < items.count else { return nil }
    head += 1
    return items[head - 1]
  }
}
