/// A thing to measure: a name to ask for it by, and what prints its figures.
struct Benchmark: Sendable {
  let name: String
  /// What the figures mean, in one line.
  let summary: String
  let run: @MainActor @Sendable () throws -> Void
}

extension Benchmark {
  /// Every benchmark, in the order in which they run. Each stands in a file of its own. Whatever
  /// measures the memory of other processes comes before those that take some themselves.
  static let all: [Benchmark] = [
    .project, .dissolve, .appDissolve, .drawing, .png, .scene, .swap, .render, .reading,
    .loading, .solving, .layout,
  ]
}
