import Foundation

/// What the transform makes of each item, on all cores at once, in the order of the items.
func parallelMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], _ transform: @Sendable (Item) -> Result
) -> [Result] {
  let slots = Slots<Result>()
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    slots.put(transform(items[index]), at: index)
  }
  return slots.inOrder
}

/// Where the threads put their results. The lock guards the only stored property that changes.
private final class Slots<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Int: Result] = [:]

  func put(_ result: Result, at index: Int) {
    lock.withLock { results[index] = result }
  }

  var inOrder: [Result] {
    lock.withLock { results.sorted { $0.key < $1.key }.map(\.value) }
  }
}
