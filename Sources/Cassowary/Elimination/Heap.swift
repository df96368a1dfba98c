/// Numbers, smallest first.
struct Heap {
  private var items: [Int32] = []

  mutating func push(_ item: Int32) {
    items.append(item)
    var place = items.count - 1
    while place > 0, items[(place - 1) / 2] > items[place] {
      items.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func pop() -> Int32? {
    guard let first = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return first }
    items[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < items.count else { return first }
      if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
      guard items[child] < items[place] else { return first }
      items.swapAt(place, child)
      place = child
    }
  }
}
