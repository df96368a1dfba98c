/// How much a finding matters, from least to most.
public enum Severity: String, Comparable, CaseIterable, Sendable, CustomStringConvertible {
  case note
  case warning
  case error

  public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  public var description: String { rawValue }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
