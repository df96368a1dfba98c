import Foundation
import Testing

/// A run of the built `flytower`, which lies where the tests do, with signals as a shell has them:
/// a thread of a test has some blocked, and those would stay so in the program.
final class BuiltProgram {
  static let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("flytower").path

  static var isPresent: Bool { FileManager.default.isExecutableFile(atPath: path) }

  private let process: pid_t
  private let texts: String
  private var ending: Ending?

  /// How it ended.
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// Not even after a long time; it was killed.
    case never
  }

  /// Where its standard output goes.
  enum Output {
    case kept
    case descriptor(Int32)
    /// It has none.
    case closed
  }

  /// Starts it.
  ///
  /// - Parameters:
  ///   - folder: Where it is started; nil for where the tests are.
  ///   - output: Lines that are kept can be read as long as it runs.
  init(_ arguments: [String], in folder: String? = nil, output: Output = .kept) throws {
    texts = NSTemporaryDirectory() + "flytower-texts-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: texts, withIntermediateDirectories: true)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    switch output {
    case .kept: posix_spawn_file_actions_addopen(&actions, 1, texts + "/output", flags, 0o600)
    case .descriptor(let number): posix_spawn_file_actions_adddup2(&actions, number, 1)
    case .closed: posix_spawn_file_actions_addclose(&actions, 1)
    }
    posix_spawn_file_actions_addopen(&actions, 2, texts + "/errors", flags, 0o600)
    process = try Self.spawn(Self.words(arguments, in: folder), &actions)
  }

  private static func words(_ arguments: [String], in folder: String?) -> [String] {
    let own = [path] + arguments
    return folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0] + own } ?? own
  }

  private static func spawn(
    _ words: [String], _ actions: inout posix_spawn_file_actions_t
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGHUP, SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    let program = words[0]
    var words = words.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, &attributes, &words, environ)
    try #require(failure == 0, "\(String(cString: strerror(failure)))")
    return process
  }

  deinit {
    if ending == nil { send(SIGKILL) }
    end()
    try? FileManager.default.removeItem(atPath: texts)
  }

  func send(_ signal: Int32) {
    if ending == nil { kill(process, signal) }
  }

  /// Waits for the end, two minutes at most.
  @discardableResult
  func end() -> Ending {
    if let ending { return ending }
    var status: Int32 = 0
    for _ in 0..<24_000 {
      if waitpid(process, &status, WNOHANG) == process {
        let signal = status & 0x7f
        let ending = signal == 0 ? Ending.exit(status >> 8 & 0xff) : .signal(signal)
        self.ending = ending
        return ending
      }
      usleep(5000)
    }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
    ending = .never
    return .never
  }

  /// Waits until so many lines are on standard output.
  func waitForLines(_ count: Int) throws {
    for _ in 0..<60_000 {
      if output.count >= count { return }
      usleep(1000)
    }
    try #require(output.count >= count)
  }

  /// The lines on standard output so far.
  var output: [String] { lines(of: "output") }
  /// The lines on standard error so far.
  var errors: [String] { lines(of: "errors") }

  private func lines(of name: String) -> [String] {
    let text = (try? String(contentsOfFile: "\(texts)/\(name)", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}
