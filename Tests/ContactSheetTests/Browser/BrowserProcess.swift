#if canImport(Glibc)
  import Foundation
  import Glibc

  /// A headless Chromium that is spoken to through a pair of pipes.
  ///
  /// It has a profile of its own, which goes with it, and ends when it is closed: only this
  /// process, and what it started, is ever ended.
  struct BrowserProcess: ~Copyable {
    /// Where messages are written to, and read from.
    let input: Int32
    let output: Int32
    private let id: pid_t
    private let profile: URL

    /// Where the package `chromium` has its program.
    static let program = "/usr/bin/chromium"

    static var isInstalled: Bool { access(program, X_OK) == 0 }

    init() throws {
      profile = FileManager.default.temporaryDirectory
        .appending(path: "contact-sheet-browser-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
      let commands = try Pipe()
      let answers = try Pipe()
      id = try Self.spawn(Self.arguments(profile), commands.reading, answers.writing)
      close(commands.reading)
      close(answers.writing)
      input = commands.writing
      output = answers.reading
    }

    /// Waits a moment for the browser to end by itself, then ends it.
    consuming func end() {
      close(input)
      close(output)
      if !hasEnded(within: 2000) {
        kill(-id, SIGKILL)
        _ = hasEnded(within: 2000)
      }
      try? FileManager.default.removeItem(at: profile)
    }

    private borrowing func hasEnded(within milliseconds: Int) -> Bool {
      for _ in 0..<milliseconds / 10 {
        if waitpid(id, nil, WNOHANG) != 0 { return true }
        usleep(10_000)
      }
      return false
    }

    private static func arguments(_ profile: URL) -> [String] {
      [
        program, "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
        "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--disable-extensions", "--disable-background-networking", "--disable-sync",
        "--disable-component-update", "--disable-default-apps", "--mute-audio",
        "--hide-scrollbars", "--force-color-profile=srgb", "about:blank",
      ]
    }

    /// In a group of its own, and with no signal blocked, whatever the calling thread blocks.
    private static func spawn(
      _ arguments: [String], _ commands: Int32, _ answers: Int32
    ) throws -> pid_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, commands, 3)
      posix_spawn_file_actions_adddup2(&actions, answers, 4)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setpgroup(&attributes, 0)
      posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP))
      var words = arguments.map { strdup($0) } + [nil]
      defer { for word in words { free(word) } }
      var id: pid_t = 0
      let error = posix_spawn(&id, program, &actions, &attributes, &words, environ)
      guard error == 0 else { throw BrowserError.notStarted(error) }
      return id
    }
  }

  /// Two ends that no other program inherits. They lie above 3 and 4, where the browser wants its
  /// own.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw BrowserError.notStarted(errno) }
      reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 10)
      writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
      close(ends[0])
      close(ends[1])
    }
  }
#endif
