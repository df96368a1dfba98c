public import Foundation

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

/// Shows a list content configuration.
@MainActor
open class UIListContentView: UIView {
  public private(set) final var configuration: UIListContentConfiguration
  private final let textLabel = UILabel()
  private final let secondaryLabel = UILabel()
  private final let imageView = UIImageView()

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isOpaque = false
    fill()
  }

  public required init?(coder: NSCoder) {
    configuration = .cell()
    super.init(coder: coder)
  }

  private func fill() {
    textLabel.text = configuration.text
    secondaryLabel.text = configuration.secondaryText
    imageView.image = configuration.image
    let isValue = configuration.prefersSideBySideTextAndSecondaryText
    secondaryLabel.font = .systemFont(ofSize: isValue ? 17 : 12)
    if isValue { secondaryLabel.textColor = .secondaryLabel }
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let style: UITableViewCell.CellStyle =
      configuration.secondaryText == nil
      ? .default : configuration.prefersSideBySideTextAndSecondaryText ? .value1 : .subtitle
    CellStyleLayout(
      style: style, bounds: bounds, margin: bounds.width >= 414 ? 20 : 16, indentation: 0
    ).place(text: textLabel, detail: secondaryLabel, image: imageView)
  }
}

extension UIListContentView {
  /// A view of the configuration that fills a cell's content view; nil for other configurations.
  static func filling(
    _ contentView: UIView, as configuration: (any UIContentConfiguration)?
  ) -> UIListContentView? {
    guard let list = configuration as? UIListContentConfiguration else { return nil }
    let view = UIListContentView(configuration: list)
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
    return view
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
