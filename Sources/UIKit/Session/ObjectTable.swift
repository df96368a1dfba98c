/// Values kept for objects without keeping the objects.
///
/// A new object may lie where an old one was: an entry counts only while its own object is there.
package struct ObjectTable<Value> {
  private struct Entry {
    weak var object: AnyObject?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  package subscript(object: AnyObject) -> Value? {
    get {
      let entry = entries[ObjectIdentifier(object)]
      return entry?.object === object ? entry?.value : nil
    }
    set {
      entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, value: $0) }
    }
  }
}
