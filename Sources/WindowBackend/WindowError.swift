/// Why there is no window, or no longer one.
public enum WindowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The process cannot reach a display. The reason is the window system's.
  case noDisplay(reason: String)
  /// A step failed. The reason is the window system's.
  case failed(step: String, reason: String)

  public var description: String {
    switch self {
    case .noDisplay(let reason):
      "no display: \(reason); a window needs a desktop, or an X server that DISPLAY names"
    case .failed(let step, let reason): "cannot \(step): \(reason)"
    }
  }
}
