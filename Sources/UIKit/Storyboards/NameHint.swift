/// What to say about a name that was not found: the known ones, and the one that may be meant.
struct NameHint {
  let text: String

  init(_ name: String, among known: [String]) {
    guard !known.isEmpty else {
      text = " (there are none)"
      return
    }
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    let nearest = known.min { Self.distance($0, name) < Self.distance($1, name) }
    if let nearest, Self.distance(nearest, name) <= max(2, name.count / 3) {
      text = " (there are \(list); did you mean '\(nearest)'?)"
    } else {
      text = " (there are \(list))"
    }
  }

  /// How many letters must be put in, taken out or changed, ignoring case.
  static func distance(_ one: String, _ other: String) -> Int {
    let a = Array(one.lowercased().prefix(200))
    let b = Array(other.lowercased().prefix(200))
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, candidate) in b.enumerated() {
        let changed = diagonal + (letter == candidate ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, min(row[j], diagonal) + 1)
      }
    }
    return row[b.count]
  }
}
