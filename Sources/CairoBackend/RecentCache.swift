/// A dictionary that holds the entries used lately and forgets the rest.
///
/// It keeps two generations: when the younger is full, the older is dropped. So it never holds
/// more than twice `capacity` entries, and finding one costs no bookkeeping.
struct RecentCache<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) { self.capacity = capacity }

  /// The entry of the key, made if it is not there.
  mutating func value(for key: Key, otherwise make: () -> Value) -> Value {
    if let value = young[key] { return value }
    let value = old[key] ?? make()
    if young.count >= capacity {
      old = young
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
    return value
  }
}
