/// The `#if` conditions around a place, each as an expression that holds there.
struct ConditionStack {
  private struct Level {
    /// The conditions of the branches before, all of them false here.
    var failed: [String] = []
    var holds: String?
  }

  private var levels: [Level] = []

  /// All conditions in one expression, nil outside of any.
  var text: String? {
    guard !levels.isEmpty else { return nil }
    let all = levels.flatMap { level in
      level.failed.map { "!(\($0))" } + (level.holds.map { ["(\($0))"] } ?? [])
    }
    return all.joined(separator: " && ")
  }

  /// Follows a directive, and says whether it was one of a condition.
  mutating func read(_ token: Token, in source: SourceText) -> Bool {
    switch token.text {
    case "#if":
      levels.append(Level(holds: condition(after: token, in: source)))
    case "#elseif":
      nextBranch(holds: condition(after: token, in: source))
    case "#else":
      nextBranch(holds: nil)
    case "#endif":
      _ = levels.popLast()
    default:
      return false
    }
    return true
  }

  private mutating func nextBranch(holds condition: String?) {
    guard var level = levels.popLast() else { return }
    if let failed = level.holds { level.failed.append(failed) }
    level.holds = condition
    levels.append(level)
  }

  private func condition(after directive: Token, in source: SourceText) -> String {
    let rest = source.tokens.drop { $0.range.lowerBound < directive.range.upperBound }
    let line = rest.prefix { !$0.startsLine }
    guard let first = line.first, let last = line.last else { return "true" }
    return source.text(first.range.lowerBound..<last.range.upperBound)
  }
}
