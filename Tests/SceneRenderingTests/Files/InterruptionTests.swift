import Foundation
import Testing

@testable import SceneRendering

/// Signals belong to the whole process, so that one test goes after the other.
@Suite(.serialized)
struct InterruptionTests {
  private func installed(_ body: () -> Void) {
    Interruption.install()
    body()
    Interruption.restore()
  }

  /// What the process does with a signal, as a number.
  private func action(_ signal: Int32) -> Int {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return withUnsafeBytes(of: &action) { $0.load(as: Int.self) }
  }

  /// Sends the process a signal and waits until some thread has it: after restoring it would end
  /// the process. Threads of tests get none themselves.
  private static func send(_ signal: Int32) {
    kill(getpid(), signal)
    for _ in 0..<5000 {
      if Interruption.isRequested, !isPending(signal) { return }
      usleep(1000)
    }
  }

  private static func isPending(_ signal: Int32) -> Bool {
    var signals = sigset_t()
    sigpending(&signals)
    return sigismember(&signals, signal) == 1
  }

  @Test(arguments: Interruption.Signal.allCases)
  func `a signal is a request to stop`(_ signal: Interruption.Signal) {
    installed {
      #expect(!Interruption.isRequested)
      Self.send(signal.rawValue)
      #expect(Interruption.isRequested)
      #expect(Interruption.signal == signal)
    }
    installed { #expect(Interruption.signal == nil) }
  }

  @Test func `the first signal counts, and no SIGTERM after it ends the process`() {
    installed {
      for signal in [SIGTERM, SIGHUP, SIGTERM] { Self.send(signal) }
      #expect(Interruption.signal == .terminate)
    }
    #expect(Interruption.signal == .terminate)
  }

  @Test func `exit statuses are those of shells`() {
    #expect(
      Interruption.Signal.allCases.map { "\($0) \($0.exitStatus)" }
        == ["SIGHUP 129", "SIGINT 130", "SIGTERM 143"])
  }

  @Test func `restoring gives the signals back`() {
    let signals = [SIGHUP, SIGINT, SIGTERM, SIGPIPE]
    let before = signals.map(action)
    installed {
      Interruption.install()
      #expect(zip(signals.map(action), before).allSatisfy { $0 != $1 })
    }
    #expect(signals.map(action) == before)
    Interruption.restore()
    #expect(signals.map(action) == before)
  }

  @Test func `a signal that was ignored stays ignored`() {
    let old = signal(SIGHUP, SIG_IGN)
    installed {
      kill(getpid(), SIGHUP)
      #expect(!Interruption.isRequested)
    }
    signal(SIGHUP, old)
  }

  @Test func `a second SIGINT ends the process at once`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      signal(SIGINT, SIG_DFL)
      Interruption.install()
      Self.send(SIGINT)
      Self.send(SIGINT)
      sleep(5)
      exit(0)
    }
  }

  @Test func `writing to a pipe that nobody reads does not end the process`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGPIPE, SIG_DFL)
      Interruption.install()
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { exit(1) }
      close(ends[0])
      dup2(ends[1], StandardStream.output.rawValue)
      exit(StandardStream.output.write("out/a.png\n") ? 0 : 7)
    }
  }

  @Test func `a stream that is missing gets a place before any file does`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      close(StandardStream.output.rawValue)
      StandardStream.reserve()
      let file = open("/dev/null", O_RDONLY)
      let isReserved = fcntl(StandardStream.output.rawValue, F_GETFD) >= 0
      exit(isReserved && file != StandardStream.output.rawValue ? 7 : 1)
    }
  }
}
