import Foundation
import SceneRendering

/// Where results and findings go.
public protocol Console {
  /// Whether this is the console of a process that does nothing else: then a signal to it may be
  /// taken as a request to stop in good order.
  var isOfProcess: Bool { get }
  /// A line of results.
  func print(_ line: String)
  /// A line for people.
  func printError(_ line: String)
  /// How far the work is, where a person watches: the next line takes its place.
  func showProgress(_ line: String)
  /// How the work ended, where a person watches.
  func showSummary(_ line: String)
}

extension Console {
  public var isOfProcess: Bool { false }
  public func showProgress(_ line: String) {}
  public func showSummary(_ line: String) {}
}

/// Standard output and standard error; what nobody takes is dropped. Progress is shown on a terminal alone.
public final class StandardConsole: Console {
  public let isOfProcess = true
  private let isWatched = isatty(STDERR_FILENO) == 1
  private var showsProgress = false

  public init() { StandardStream.reserve() }

  public func print(_ line: String) {
    clearProgress()
    StandardStream.output.write(line + "\n")
  }

  public func printError(_ line: String) {
    clearProgress()
    StandardStream.error.write(line + "\n")
  }

  public func showProgress(_ line: String) {
    guard isWatched else { return }
    clearProgress()
    StandardStream.error.write(line)
    showsProgress = true
  }

  public func showSummary(_ line: String) {
    if isWatched { printError(line) }
  }

  private func clearProgress() {
    guard showsProgress else { return }
    showsProgress = false
    StandardStream.error.write("\r\u{1B}[K")
  }
}
