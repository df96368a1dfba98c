import CProcess
import Foundation

/// Lets a run end in good order when it is told to stop.
///
/// A program installs this once and asks between two steps of its work whether to go on. Signals
/// that were ignored before, as SIGHUP is under `nohup`, stay ignored. Writing to a pipe that nobody
/// reads any more fails with an error from then on, instead of ending the program.
package enum Interruption {
  package enum Signal: Int32, Sendable, CaseIterable {
    case hangUp, interrupt, terminate

    package init?(rawValue: Int32) {
      guard let signal = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = signal
    }

    package var rawValue: Int32 {
      switch self {
      case .hangUp: SIGHUP
      case .interrupt: SIGINT
      case .terminate: SIGTERM
      }
    }

    /// What a shell says of a program that the signal has ended: 128 more than its number.
    package var exitStatus: Int32 { 128 + rawValue }
  }

  /// From now on the first of the signals is a request to stop, and the program goes on. Another
  /// SIGINT after it ends the program at once.
  package static func install() { flytower_signals_install() }

  /// Gives the signals back to those who had them. A request stays until the next installing.
  package static func restore() { flytower_signals_restore() }

  /// Whether a signal has come. Any thread may ask, as often as it likes.
  package static var isRequested: Bool { flytower_signals_noted() != 0 }

  /// The first signal that has come.
  package static var signal: Signal? { Signal(rawValue: flytower_signals_noted()) }
}

extension Interruption.Signal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .hangUp: "SIGHUP"
    case .interrupt: "SIGINT"
    case .terminate: "SIGTERM"
    }
  }
}
