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

  private static func run(_ tool: String, _ arguments: [String]) {
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return print("  cannot run \(tool)") }
    process.waitUntilExit()
  }
}
