import FlytowerCommands
import TestSupport

/// Keeps what a command prints.
final class RecordingConsole: Console {
  private(set) var output: [String] = []
  private(set) var errors: [String] = []

  func print(_ line: String) { output.append(line) }
  func printError(_ line: String) { errors.append(line) }
}

/// One call of the command line and all it gave.
@MainActor
struct Call {
  let status: Int32
  /// Lines on standard output, those of one print kept apart from those of the next.
  let output: [String]
  let errors: [String]

  /// In texts, `DIR` stands for the folder.
  init(_ arguments: [String], in folder: TemporaryFolder? = nil) {
    let console = RecordingConsole()
    status = CommandLineTool.run(arguments, console: console)
    func plain(_ line: String) -> String {
      folder.map { line.replacing($0.path, with: "DIR") } ?? line
    }
    output = console.output.map(plain)
    errors = console.errors.map(plain)
  }

  init(_ arguments: String..., in folder: TemporaryFolder? = nil) {
    self.init(arguments, in: folder)
  }
}
