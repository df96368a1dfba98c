public import Foundation

/// The text, second text and image of a list's row.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// Side by side where there is room, as value cells have it.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Around the content. The sides are those of cells.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Between the image and the texts. Medium confidence, that of the paddings too.
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  private init(_ text: TextProperties, _ secondary: TextProperties, margin: CGFloat = 11) {
    textProperties = text
    secondaryTextProperties = secondary
    let side = Session.current.cellMargin(width: UIScreen.main.bounds.width)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margin, leading: side, bottom: margin, trailing: side)
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Content that cannot be used is grey. Medium confidence.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    guard isDisabled else { return self }
    var updated = self
    updated.textProperties.color = .tertiaryLabel
    updated.secondaryTextProperties.color = .tertiaryLabel
    return updated
  }

  // MARK: Styles; fonts and colours as seen, medium confidence

  public static func cell() -> UIListContentConfiguration { subtitleCell() }

  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.of(.body), .of(.caption1))
  }

  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.of(.body), .of(.body, .secondaryLabel))
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func sidebarCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.of(.body), .of(.caption1, .secondaryLabel))
  }

  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebarSubtitleCell()
  }

  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.of(.title3, bold: true), .of(.body, .secondaryLabel))
  }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.of(.headline), .of(.footnote, .secondaryLabel), margin: 7)
  }

  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

  /// In capitals; documented.
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = groupedFooter()
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    sidebarHeader()
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .of(.footnote, .secondaryLabel), .of(.footnote, .secondaryLabel), margin: 7)
  }
}

extension UIListContentConfiguration {
  /// How a text looks.
  @MainActor
  public struct TextProperties {
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    public var color: UIColor = .label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// As many lines as are needed; documented.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var transform = TextTransform.none

    init() {}

    static func of(
      _ style: UIFont.TextStyle, _ color: UIColor = .label, bold: Bool = false
    ) -> TextProperties {
      var properties = TextProperties()
      let font = UIFont.preferredFont(forTextStyle: style)
      properties.font = bold ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
      properties.color = color
      return properties
    }

    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }
  }

  /// How the image looks. Zero is no limit and no reserved room; documented.
  @MainActor
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// nil for the tint of the view.
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero

    init() {}

    /// Reserves the room that symbols usually have.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
  }
}

/// The configuration as a nib writes it.
final class NibListContent: NSObject {
  var text: String?
  var secondaryText: String?

  @MainActor var configuration: UIListContentConfiguration {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = text
    configuration.secondaryText = secondaryText
    return configuration
  }
}
