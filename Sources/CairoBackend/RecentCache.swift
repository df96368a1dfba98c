/// A dictionary that holds the entries used lately and forgets the rest.
///
/// It keeps two generations: when the younger is full, the older is dropped. So it never holds
/// more than twice `capacity`, and finding an entry costs no bookkeeping.
struct RecentCache<Key: Hashable, Value> {
  /// What the entries of a generation may cost together; how many they are, unless costs are given.
  private let capacity: Int
  private var cost = 0
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = capacity }

  /// The entry of the key, made if it is not there.
  mutating func value(for key: Key, cost: Int = 1, otherwise make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old[key] ?? make()
    if self.cost + cost > capacity {
      old = young
      young.removeAll(keepingCapacity: true)
      self.cost = 0
    }
    young[key] = value
    self.cost += cost
    return value
  }
}
