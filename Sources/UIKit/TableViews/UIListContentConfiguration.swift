import Foundation

/// What fills a cell's content.
public protocol UIContentConfiguration {}

/// The text, second text and image of a list's row.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  /// Side by side where there is room, as value cells have it.
  public var prefersSideBySideTextAndSecondaryText = false

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
}

/// The configuration as a nib writes it.
final class NibListContent: NSObject {
  var text: String?
  var secondaryText: String?

  var configuration: UIListContentConfiguration {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = text
    configuration.secondaryText = secondaryText
    return configuration
  }
}
