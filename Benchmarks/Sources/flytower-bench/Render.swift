import Foundation

extension Benchmark {
  /// What a person waits for at the command line: the process from start to end.
  static let render = Benchmark(
    name: "render", summary: "a cold `flytower render` of the first example, four scenes at 3×"
  ) {
    guard let tool = ChildProcess.flytower else { return }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "flytower-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(
        path: "../../../Examples/EmbeddedSwapping/EmbeddedSwapping/Base.lproj/Main.storyboard")
    let measurement = Measurement(
      runs: 15,
      of: [
        { ChildProcess("/bin/true", []) },
        { ChildProcess(tool, ["--help"]) },
        { ChildProcess(tool, ["render", file.path, "--output", folder.path]) },
      ])
    for (name, time) in zip(["/bin/true", "flytower --help", "render"], measurement.medians) {
      print("  \(name): \(rounded(time)) ms")
    }
  }
}
