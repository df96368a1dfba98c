import Foundation

/// How long a turn waits before it begins.
enum Wait: Equatable, Sendable {
  /// So many seconds whatever happens, so that frames keep their pace.
  case frame(TimeInterval)
  /// Until something is done, at most so many seconds.
  case input(TimeInterval)

  func atMost(_ limit: TimeInterval) -> Wait {
    switch self {
    case .frame(let seconds): .frame(min(seconds, limit))
    case .input(let seconds): .input(min(seconds, limit))
    }
  }
}
