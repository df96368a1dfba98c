/// Which system's control sizes hold.
///
/// A document's tools version tells which system drew Interface Builder's canvas. Where the steps
/// lie was found by comparing the sizes recorded in public documents: high confidence for the
/// steps to `ios13`, `ios14` and `ios26`, medium for those to `ios11` and `ios16`.
public enum InterfaceEra: String, CaseIterable, Comparable, Sendable {
  /// iOS 7 to 10.
  case ios7
  /// iOS 11 and 12: higher search bars.
  case ios11
  /// iOS 13: higher text fields, segmented controls and steppers.
  case ios13
  /// iOS 14 and 15: thicker progress bars, other page controls, compact date pickers.
  case ios14
  /// iOS 16 to 18: larger titles of configured buttons.
  case ios16
  /// iOS 26: wider switches.
  case ios26

  /// The era of a document by its `toolsVersion`, as `24127` or `32700.99.1234`; what says none is
  /// taken for one of today's. The number 32700 is written by trial versions of many years.
  public init(toolsVersion: String?) {
    let number = toolsVersion?.split(separator: ".").first.flatMap { Int($0) }
    switch number {
    case .some(..<13_000): self = .ios7
    case .some(13_000..<14_800): self = .ios11
    case .some(14_800..<17_000): self = .ios13
    case .some(17_000..<21_000): self = .ios14
    case .some(24_100..<32_700): self = .ios26
    case .some, .none: self = .ios16
    }
  }

  public static func < (one: InterfaceEra, other: InterfaceEra) -> Bool {
    one.order < other.order
  }

  private var order: Int { InterfaceEra.allCases.firstIndex(of: self) ?? 0 }

  /// The era of the current session.
  @MainActor static var current: InterfaceEra { Session.current.era }
}
