import Drawing
public import Foundation

/// A face at a size.
public final class UIFont: NSObject, Sendable {
  /// First in memory (see `FoundationMark`).
  private let foundationMark = FoundationMark()
  package let fontDescription: FontDescription
  /// Points between the bottom of one line and the top of the next.
  public let leading: CGFloat
  /// How it follows the user's text size; nil for a font that does not.
  let scaling: FontScaling?

  package convenience init(_ fontDescription: FontDescription, leading: CGFloat = 0) {
    self.init(fontDescription, leading: leading, scaling: nil)
  }

  init(_ fontDescription: FontDescription, leading: CGFloat, scaling: FontScaling?) {
    self.fontDescription = fontDescription
    self.leading = leading
    self.scaling = scaling
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(FontDescription(name: name, size: size))
  }

  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: size, weight: weight.fontWeight))
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(size: size, isItalic: true))
  }

  /// Documented sizes; high confidence.
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18

  public var pointSize: CGFloat { fontDescription.size }

  public func withSize(_ size: CGFloat) -> UIFont {
    var description = fontDescription
    description.size = size
    return UIFont(description)
  }

  @MainActor public var ascender: CGFloat { metrics.ascender }
  @MainActor public var descender: CGFloat { metrics.descender }
  @MainActor public var lineHeight: CGFloat { metrics.lineHeight }

  @MainActor private var metrics: FontMetrics {
    Session.current.typesetter.metrics(of: fontDescription)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontDescription == fontDescription && other.leading == leading
  }

  public override var hash: Int { fontDescription.hashValue }
}

extension UIFont {
  /// The documented values; high confidence.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    private static let all: [(Weight, FontWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]

    /// The nearest weight that has a name.
    fileprivate var fontWeight: FontWeight {
      Weight.all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1
        ?? .regular
    }
  }
}
