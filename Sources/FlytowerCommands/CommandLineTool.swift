/// The commands of `flytower` and of apps built with it.
///
/// This module reads arguments, makes one call, and prints the result; with the executables it is
/// the only place that prints, exits, reads the environment, or chooses renderer, clock and
/// classes. It holds no rule and no behaviour.
@MainActor
public enum CommandLineTool {
  /// Runs a command and returns its exit status: 0 clean, 1 findings at or above the threshold,
  /// 2 the work could not be done.
  public static func run(_ arguments: [String], console: any Console = StandardConsole()) -> Int32 {
    guard let name = arguments.first else {
      console.printError(Help.overview)
      return 2
    }
    let rest = Array(arguments.dropFirst())
    if ["help", "--help", "-h"].contains(name) || rest.contains("--help") {
      console.print(Help.text(for: name.hasPrefix("-") || name == "help" ? rest.first : name))
      return 0
    }
    guard let command = commands[name] else {
      console.printError("flytower: no command '\(name)'\n\n\(Help.overview)")
      return 2
    }
    do {
      return try command(ArgumentReader(rest), console)
    } catch {
      console.printError("flytower \(name): \(error)")
      return 2
    }
  }

  private typealias Command =
    @MainActor (ArgumentReader, any Console) throws(UsageError) -> Int32

  private static let commands: [String: Command] = [
    "doctor": DoctorCommand.run, "frames": FramesCommand.run, "inspect": InspectCommand.run,
    "lint": LintCommand.run, "play": PlayCommand.run,
    "render": RenderCommand.run, "why": WhyCommand.run,
  ]
}
