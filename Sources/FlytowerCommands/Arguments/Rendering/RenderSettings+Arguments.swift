import Configuration
import ContactSheet
import SceneRendering

extension RenderSettings {
  /// What the options and files of a call say.
  init(_ arguments: inout ArgumentReader) throws(UsageError) {
    axes = try Self.axes(&arguments)
    output = try arguments.option("--output")
    scene = try arguments.option("--scene")
    isBare = arguments.flag("--bare") ? true : nil
    project = try arguments.project()
    format = try arguments.option("--format", oneOf: PictureFormat.allCases.map(\.rawValue))
      .flatMap(PictureFormat.init)
    shard = try arguments.option("--shard").map(Self.shard)
    cache = try arguments.option("--cache")
    cacheLimit = try arguments.option("--cache-limit").map(Self.cacheLimit)
    jobs = try arguments.option("--jobs").map(Self.jobs)
    writesSheet = arguments.flag("--no-sheet") ? false : nil
    included = try arguments.pattern("--include")
    excluded = try arguments.pattern("--exclude")
  }

  /// Those of the matrix, and those that have an option of their own.
  private static func axes(
    _ arguments: inout ArgumentReader
  ) throws(UsageError) -> [(axis: LookAxis, words: [String])] {
    let text = try arguments.option("--matrix")
    var axes =
      try text.map { text throws(UsageError) in
        try checked { () throws(RenderingError) in try LookMatrix(parsing: text).rows }
      } ?? []
    axes += try arguments.words().map { ($0.axis, [$0.word]) }
    if arguments.flag("--status-bar") { axes.append((.chrome, ["status-bar"])) }
    return axes
  }

  /// `2/5` is the second of five parts.
  private static func shard(_ text: String) throws(UsageError) -> RenderManifest.Shard {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...10_000).contains(count), (1...count).contains(index)
    else {
      throw UsageError("--shard is a part and their number, as in 2/5, not '\(text)'")
    }
    return RenderManifest.Shard(index: index, count: count)
  }

  static func jobs(_ text: String) throws(UsageError) -> Int {
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw UsageError("--jobs is a number of threads, from 1 to 256, not '\(text)'")
    }
    return jobs
  }

  /// From megabytes to bytes.
  static func cacheLimit(_ text: String) throws(UsageError) -> Int {
    guard let megabytes = Int(text), (1...1_000_000).contains(megabytes) else {
      throw UsageError("--cache-limit is a number of megabytes, from 1 to 1000000, not '\(text)'")
    }
    return megabytes << 20
  }
}

extension ArgumentReader {
  fileprivate mutating func pattern(_ name: String) throws(UsageError) -> [GlobPattern] {
    guard let text = try option(name) else { return [] }
    do throws(GlobError) {
      return [try GlobPattern(text)]
    } catch {
      throw UsageError("\(name) '\(text)': \(error)")
    }
  }
}
