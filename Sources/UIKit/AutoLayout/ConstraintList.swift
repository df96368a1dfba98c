/// Constraints in the order they came, each once.
///
/// Adding, finding and removing take the same time however many there are.
struct ConstraintList: Sequence {
  /// With holes where constraints were removed.
  private var entries: [NSLayoutConstraint?] = []
  /// Where each is; kept up only while there are many.
  private var places: [ObjectIdentifier: Int] = [:]
  private(set) var count = 0

  private static let fewest = 16

  var isEmpty: Bool { count == 0 }

  /// The constraints as an array.
  var all: [NSLayoutConstraint] { entries.compactMap(\.self) }

  func makeIterator() -> some IteratorProtocol<NSLayoutConstraint> {
    entries.lazy.compactMap(\.self).makeIterator()
  }

  func contains(_ constraint: NSLayoutConstraint) -> Bool { place(of: constraint) != nil }

  /// Adds at the end what is not there yet.
  mutating func append(_ constraint: NSLayoutConstraint) {
    guard !contains(constraint) else { return }
    entries.append(constraint)
    count += 1
    if !places.isEmpty {
      places[ObjectIdentifier(constraint)] = entries.count - 1
    } else if entries.count > Self.fewest {
      index()
    }
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    guard let place = place(of: constraint) else { return }
    entries[place] = nil
    places[ObjectIdentifier(constraint)] = nil
    count -= 1
    if count * 2 < entries.count { close() }
  }

  private func place(of constraint: NSLayoutConstraint) -> Int? {
    places.isEmpty
      ? entries.firstIndex { $0 === constraint } : places[ObjectIdentifier(constraint)]
  }

  /// Closes the holes.
  private mutating func close() {
    entries.removeAll { $0 == nil }
    places = [:]
    if entries.count > Self.fewest { index() }
  }

  private mutating func index() {
    for (place, constraint) in entries.enumerated() {
      if let constraint { places[ObjectIdentifier(constraint)] = place }
    }
  }
}
