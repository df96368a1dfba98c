public import Foundation

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

  /// Texts of lists take as many lines as they need; documented.
  private func fill() {
    textLabel.text = configuration.text
    secondaryLabel.text = configuration.secondaryText
    imageView.image = configuration.image
    textLabel.numberOfLines = 0
    secondaryLabel.numberOfLines = 0
    let isValue = configuration.prefersSideBySideTextAndSecondaryText
    secondaryLabel.font = .systemFont(ofSize: isValue ? 17 : 12)
    if isValue { secondaryLabel.textColor = .secondaryLabel }
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layout(width: bounds.width)
      .place(text: textLabel, detail: secondaryLabel, image: imageView)
  }

  private func layout(width: CGFloat) -> CellStyleLayout {
    CellStyleLayout(
      style: style(width: width),
      bounds: CGRect(x: 0, y: 0, width: width, height: bounds.height),
      margin: Session.current.cellMargin(width: width), indentation: 0,
      isRightToLeft: isRightToLeft)
  }

  /// The texts stand side by side if there is room for both; documented.
  private func style(width: CGFloat) -> UITableViewCell.CellStyle {
    guard configuration.secondaryText != nil else { return .default }
    guard configuration.prefersSideBySideTextAndSecondaryText else { return .subtitle }
    let room = width - 2 * Session.current.cellMargin(width: width)
    let texts = textLabel.intrinsicContentSize.width + secondaryLabel.intrinsicContentSize.width
    return texts <= room ? .value1 : .subtitle
  }

  // MARK: Size

  /// Never lower than 44 points; seen on Interface Builder's canvas, high confidence.
  private func height(width: CGFloat) -> CGFloat {
    max(layout(width: width).height(text: textLabel, detail: secondaryLabel), 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(width: size.width))
  }

  /// No width of its own; as high as the texts need in the present one. Low confidence.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(width: bounds.width))
  }

  override var wrapsToWidth: Bool { true }

  override func contentSize(fittingWidth width: CGFloat) -> CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(width: width))
  }

  /// As wide as is asked for, as high as the texts need in it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width > 0 ? targetSize.width : bounds.width
    let isGiven = vertical == .required
    return CGSize(width: width, height: isGiven ? targetSize.height : height(width: width))
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
