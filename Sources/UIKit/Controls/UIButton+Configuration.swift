public import Foundation

extension UIButton {
  /// How a button looks since iOS 15.
  public struct Configuration {
    /// Which of the system's looks the rest starts from.
    var style: Style
    public var title: String? { didSet { styledTitle = nil } }
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle; documented default 1.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Those that were set, or else those of the size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets ?? buttonSize.insets }
      set { ownContentInsets = newValue }
    }
    private var ownContentInsets: NSDirectionalEdgeInsets?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    /// A font that the file names for the title; the style's own when nil.
    var titleFont: UIFont?
    var subtitleFont: UIFont?
    /// A title whose characters look different, as a file may say it.
    var styledTitle: NSAttributedString?
    /// What lies behind the content; what it leaves open follows from the style.
    public var background = UIBackgroundConfiguration()

    /// This configuration as the button shows it in its present state; documented.
    @MainActor public func updated(for button: UIButton) -> Configuration {
      var result = self
      result.baseForegroundColor = foregroundColor(tint: button.tintColor, state: button.state)
      result.background.backgroundColor = fillColor(tint: button.tintColor, state: button.state)
      return result
    }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }

    public static func borderedProminent() -> Configuration {
      Configuration(style: .borderedProminent)
    }

    init(style: Style) { self.style = style }

    /// The title as plain text; its single characters are not told apart.
    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

    /// That of a body, 17 points, or of a subheadline for small and mini buttons, low confidence; 14
    /// on the canvases of Xcode 13, recorded twice.
    @MainActor var shownTitleFont: UIFont {
      if let titleFont { return titleFont }
      if InterfaceEra.current <= .ios14 { return .systemFont(ofSize: 14) }
      switch buttonSize {
      case .mini, .small: return .systemFont(ofSize: size(of: .subheadline))
      case .medium, .large: return .systemFont(ofSize: size(of: .body))
      }
    }

    @MainActor private func size(of style: UIFont.TextStyle) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style).pointSize
    }

    /// Four points smaller than a title's; low confidence.
    @MainActor var shownSubtitleFont: UIFont {
      subtitleFont ?? .systemFont(ofSize: max(shownTitleFont.pointSize - 4, 11))
    }

    enum Style: String, CaseIterable, Sendable {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent

      var isProminent: Bool { self == .filled || self == .borderedProminent }
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large, capsule
    }

    public enum Size: Int, Sendable {
      case medium, small, mini, large

      /// 7 points above and below and 12 at the sides, which makes a button of 17 points 34.5 high
      /// (high confidence); 28 high when small or mini and 50 when large (low confidence).
      fileprivate var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }
  }
}
