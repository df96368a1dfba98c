import Foundation

extension Benchmark {
  /// What a person waits for at the command line: the process from start to end.
  static let render = Benchmark(
    name: "render", summary: "a cold `flytower render` of the first example, four scenes at 3×"
  ) {
    guard let tool = ProcessInfo.processInfo.environment["FLYTOWER"] else {
      print("  not measured: FLYTOWER does not say where the program is; Scripts/bench does")
      return
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "flytower-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(
        path: "../../../Examples/EmbeddedSwapping/EmbeddedSwapping/Base.lproj/Main.storyboard")
    let measurement = Measurement(
      runs: 15,
      of: [
        { run("/bin/true", []) },
        { run(tool, ["--help"]) },
        { run(tool, ["render", file.path, "--output", folder.path]) },
      ])
    for (name, time) in zip(["/bin/true", "flytower --help", "render"], measurement.medians) {
      print("  \(name): \(rounded(time)) ms")
    }
  }

  /// Spawns and waits by the system's own calls: `Process` looks for the end only now and then.
  private static func run(_ tool: String, _ arguments: [String]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([tool] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id: pid_t = 0
    guard posix_spawn(&id, tool, &actions, nil, &words, environ) == 0 else {
      return print("  cannot run \(tool)")
    }
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }
}
