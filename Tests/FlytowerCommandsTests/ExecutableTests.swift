import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Executable.isPresent, "the executable is not beside the tests"))
struct ExecutableTests {
  @Test func `results and findings go to their streams, and the status is handed on`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(
      Storyboard(StoryboardScene("lobby")).description, to: "Good.storyboard")

    let run = try Executable.run(["frames", good, folder.path + "/None.xib"])

    #expect(run.status == 2)
    #expect(run.output == "\(good): lobby.view UIView 0.0 0.0 320.0 480.0\n")
    #expect(
      run.errors == "\(folder.path)/None.xib: error: there is no such file [unreadable-file]\n")
  }

  @Test func `two processes, whose hashes differ, write the same bytes`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      Storyboard(
        StoryboardScene("lobby", StoryboardView.button("Enter", "door", shows: "hall")),
        StoryboardScene("hall", StoryboardView.label("Hall"))
      ).description, to: "House.storyboard")
    let script = try folder.write("tap Enter\nwait 0.2\nsnapshot half\nwait 1", to: "script.txt")

    let runs = try ["one", "two"].map { name in
      let out = "\(folder.path)/\(name)"
      let render = try Executable.run(["render", file, "--output", out])
      let play = try Executable.run([
        "play", file, "--script", script, "--log", "--film", "\(out)/film.gif", "--rate", "10",
        "--snapshots", out,
      ])
      let files = ["House/lobby.png", "House/hall.png", "half.png", "film.gif"]
      return (
        texts: [render.output, play.output].map { $0.replacing(out, with: "DIR") },
        bytes: try files.map { try Data(contentsOf: URL(fileURLWithPath: "\(out)/\($0)")) }
      )
    }

    #expect(runs[0].texts == runs[1].texts)
    #expect(runs[0].bytes == runs[1].bytes)
  }
}

/// The built `flytower`, which lies where the tests do.
private enum Executable {
  static let url = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("flytower")

  static var isPresent: Bool { FileManager.default.isExecutableFile(atPath: url.path) }

  static func run(
    _ arguments: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }
}
