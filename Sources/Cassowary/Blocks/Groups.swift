/// Things that belong together, found by joining pairs. A group's root is its first member.
struct Groups {
  private var parents: [Int32]

  init(count: Int) { parents = (0..<Int32(count)).map { $0 } }

  mutating func root(_ member: Int32) -> Int32 {
    var member = member
    while parents[Int(member)] != member {
      parents[Int(member)] = parents[Int(parents[Int(member)])]
      member = parents[Int(member)]
    }
    return member
  }

  mutating func join(_ one: Int32, _ other: Int32) {
    let (a, b) = (root(one), root(other))
    parents[Int(max(a, b))] = min(a, b)
  }
}
