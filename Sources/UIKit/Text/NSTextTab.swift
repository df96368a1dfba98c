public import Foundation

/// A place on which text after a tab begins.
public final class NSTextTab: NSObject, Sendable {
  public let alignment: NSTextAlignment
  /// From where lines begin.
  public let location: CGFloat
  /// The characters at which text of this stop's column is lined up, instead of at its end.
  let terminators: CharacterSet

  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, self.location) = (alignment, location)
    terminators = options[.columnTerminators] as? CharacterSet ?? CharacterSet()
  }

  public var options: [OptionKey: Any] {
    terminators.isEmpty ? [:] : [.columnTerminators: terminators]
  }

  /// What stands between whole and broken numbers.
  public static func columnTerminators(for locale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: locale?.decimalSeparator ?? ".")
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
      && other.terminators == terminators
  }

  public override var hash: Int { location.hashValue }

  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`.
    public static let columnTerminators = OptionKey(
      rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Documented: twelve stops on the left of their text, 28 points apart.
  static let usual = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
}

extension NSParagraphStyle {
  /// Where text goes on after a tab.
  func tabStop(after x: CGFloat) -> NSTextTab {
    if let stop = tabStops.first(where: { $0.location > x + 0.01 }) { return stop }
    let interval: CGFloat = defaultTabInterval > 0 ? defaultTabInterval : 28
    return NSTextTab(
      textAlignment: .left, location: ((x / interval).rounded(.down) + 1) * interval)
  }
}
