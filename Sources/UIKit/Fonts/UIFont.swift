import Drawing
public import Foundation

/// A face at a size.
public final class UIFont: NSObject, Sendable {
  package let fontDescription: FontDescription
  /// Points between the bottom of one line and the top of the next.
  public let leading: CGFloat

  package init(_ fontDescription: FontDescription, leading: CGFloat = 0) {
    self.fontDescription = fontDescription
    self.leading = leading
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(FontDescription(family: .named(name), size: size))
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

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let weight: FontWeight = style == .headline ? .semibold : .regular
    let font = FontDescription(size: style.defaultSize, weight: weight)
    let lineHeight = FontMetrics.system(size: font.size).lineHeight
    return UIFont(font, leading: max(0, style.defaultPitch - lineHeight))
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

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// At the default content size; high confidence.
    fileprivate var defaultSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }

    /// From one baseline to the next, at the default content size. Published; recorded for labels
    /// in body, headline and subheadline.
    fileprivate var defaultPitch: CGFloat {
      switch self {
      case .largeTitle: 41
      case .title1: 34
      case .title2: 28
      case .title3: 25
      case .callout: 21
      case .subheadline: 20
      case .footnote: 18
      case .caption1: 16
      case .caption2: 13
      default: 22
      }
    }
  }
}
