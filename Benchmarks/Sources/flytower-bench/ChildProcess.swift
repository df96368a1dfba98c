import Foundation

/// A program that ran to its end, and what it took.
struct ChildProcess {
  /// In seconds.
  let time: Double
  /// In megabytes: the most that was in memory at once. Until it becomes the program, a child
  /// counts the memory of the benchmarks, so that less than those have taken is not to be seen.
  let peakMemory: Double
  /// Its exit status; nil if it could not be run or was killed.
  let status: Int32?

  /// Spawns and waits by the system's own calls: `Process` looks for the end only now and then.
  @discardableResult
  init(_ tool: String, _ arguments: [String]) {
    let clock = ContinuousClock()
    let start = clock.now
    var usage = rusage()
    var status: Int32 = 0
    let hasRun = Self.spawn(tool, arguments).map { wait4($0, &status, 0, &usage) == $0 } ?? false
    time = (clock.now - start).seconds
    peakMemory = Double(usage.ru_maxrss) / 1024
    self.status = hasRun && status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    if !hasRun { print("  cannot run \(tool)") }
  }

  /// The program that `Scripts/bench` has built; nil, and a line about it, without one.
  static var flytower: String? {
    if let tool = ProcessInfo.processInfo.environment["FLYTOWER"] { return tool }
    print("  not measured: FLYTOWER does not say where the program is; Scripts/bench does")
    return nil
  }

  private static func spawn(_ tool: String, _ arguments: [String]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([tool] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    return posix_spawn(&id, tool, &actions, nil, &words, environ) == 0 ? id : nil
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
