public import Foundation

/// A place on which text after a tab begins.
public final class NSTextTab: NSObject, Sendable {
  public let alignment: NSTextAlignment
  /// From where lines begin.
  public let location: CGFloat

  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, self.location) = (alignment, location)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  public override var hash: Int { location.hashValue }

  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Documented: twelve stops on the left of their text, 28 points apart.
  static let usual = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
}

extension NSParagraphStyle {
  /// Where text goes on after a tab. All stops count as those of text that begins on them.
  func tabStop(after x: CGFloat) -> CGFloat {
    if let stop = tabStops.first(where: { $0.location > x + 0.01 }) { return stop.location }
    let interval: CGFloat = defaultTabInterval > 0 ? defaultTabInterval : 28
    return ((x / interval).rounded(.down) + 1) * interval
  }
}
