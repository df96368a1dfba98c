public import Foundation

/// Shows a list content configuration.
@MainActor
open class UIListContentView: UIView, UIContentView {
  private final var content: UIListContentConfiguration
  private final let textLabel = UILabel()
  private final let secondaryLabel = UILabel()
  private final let imageView = UIImageView()

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    isOpaque = false
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    fill()
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// Anything but a list's content is not taken.
  public final var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      content = list
      fill()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  public final func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  private func fill() {
    content.textProperties.apply(to: textLabel, content.text, content.attributedText)
    content.secondaryTextProperties.apply(
      to: secondaryLabel, content.secondaryText, content.secondaryAttributedText)
    let look = content.imageProperties
    imageView.image =
      look.preferredSymbolConfiguration.flatMap { content.image?.applyingSymbolConfiguration($0) }
      ?? content.image
    if let tint = look.tintColor { imageView.tintColor = tint }
    imageView.layer.cornerRadius = look.cornerRadius
    imageView.clipsToBounds = look.cornerRadius > 0
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layout(width: bounds.width).place(in: bounds.height)
    for view in [imageView, textLabel, secondaryLabel] { view.frame = directed(view.frame) }
  }

  private func layout(width: CGFloat) -> ListContentLayout {
    ListContentLayout(
      content: content, width: width, text: textLabel, secondary: secondaryLabel,
      image: imageView)
  }

  /// Never lower than 44 points; seen on Interface Builder's canvas, high confidence.
  private func height(width: CGFloat) -> CGFloat { max(layout(width: width).height, 44) }

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

extension UIListContentConfiguration.TextProperties {
  fileprivate func apply(to label: UILabel, _ text: String?, _ attributed: NSAttributedString?) {
    label.font = font
    label.textColor = color
    label.numberOfLines = numberOfLines
    label.lineBreakMode = lineBreakMode
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.textAlignment = labelAlignment
    label.text = text.map(transformed)
    if let attributed { label.attributedText = attributed }
  }

  private var labelAlignment: NSTextAlignment {
    switch alignment {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }

  private func transformed(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
