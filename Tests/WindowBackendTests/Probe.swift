import Foundation

/// A running `window-probe`. It does not outlive the object.
final class Probe {
  private let process = Process()
  private let errors = Pipe()

  init(environment: [String: String]) throws {
    process.executableURL = Bundle.main.bundleURL.appending(path: "window-probe")
    process.environment = environment
    process.standardError = errors
    try process.start()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  func terminate() { process.terminate() }

  /// The exit status; nil when it did not exit by itself within a minute.
  func status() async throws -> Int32? {
    for _ in 0..<3000 where process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
    guard !process.isRunning, process.terminationReason == .exit else { return nil }
    return process.terminationStatus
  }

  /// What it wrote to standard error, once it has ended.
  var complaints: String {
    String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// The process is in the system's table, be it only as one that nobody waited for.
  var isKnownToSystem: Bool { kill(process.processIdentifier, 0) == 0 }
}
