import Foundation

/// The view of a bar button item: its words or picture in the tint, or its custom view.
@MainActor
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let appearance: UIBarButtonItemAppearance?
  private let label = UILabel()
  private let picture = UIImageView()
  private let backdrop = UIImageView()

  /// Around words and pictures: with the bar's own margin they begin 16 points from its edge, as
  /// since iOS 11. Medium confidence.
  static let padding: CGFloat = 8

  /// From a bar's edges to its buttons: 8, and 12 on the wide phones, which with the padding makes
  /// the margins of the content; until iOS 10 nothing, and 4. Measured on iOS 7, high confidence;
  /// medium for the rest.
  static func margin(inBarOf width: CGFloat) -> CGFloat {
    let wide: CGFloat = width >= 414 ? 4 : 0
    return InterfaceEra.current < .ios11 ? wide : 8 + wide
  }

  /// - Parameter appearance: What the bar says of its buttons.
  init(_ item: UIBarButtonItem, appearance: UIBarButtonItemAppearance? = nil) {
    self.item = item
    self.appearance = appearance
    super.init(frame: .zero)
    item.shownIn = self
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
    backdrop.image = item.backgroundImage(for: .normal, barMetrics: .default)
    backdrop.isHidden = backdrop.image == nil
    addSubview(backdrop)
    if let custom = item.customView {
      addSubview(custom)
    } else if let image = item.shownImage {
      picture.image = image
      picture.contentMode = .center
      addSubview(picture)
    } else {
      label.text = item.shownTitle
      label.textAlignment = .center
      addSubview(label)
    }
    updateForState()
  }

  required init?(coder: NSCoder) { nil }

  /// As the item says, else as its content needs.
  var preferredWidth: CGFloat {
    if item.width > 0 { return item.width }
    if let custom = item.customView { return customSize(of: custom).width + 2 * Self.padding }
    if let image = picture.image { return image.size.width.rounded(.up) + 2 * Self.padding }
    if item.isSpace { return 0 }
    return label.intrinsicContentSize.width + 2 * Self.padding
  }

  override func updateForState() {
    super.updateForState()
    let attributes = titleAttributes
    label.font = attributes.font ?? item.titleFont
    label.textColor = attributes.foregroundColor ?? shownTint
    label.alpha = isHighlighted ? 0.2 : 1
    picture.tintColor = attributes.foregroundColor ?? shownTint
    picture.alpha = label.alpha
  }

  /// A disabled button's words are grey: 201 on a bar of 248, measured on iOS 7.
  private var shownTint: UIColor {
    isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
  }

  private var titleAttributes: [NSAttributedString.Key: Any] {
    let own = item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal) ?? [:]
    let given = appearance?.attributes(isEnabled: isEnabled, isHighlighted: isHighlighted) ?? [:]
    return given.merging(own) { _, own in own }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateForState()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The tint comes from above and may differ here.
    if window != nil { updateForState() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let spare = (bounds.width - label.intrinsicContentSize.width) / 2
    label.frame = bounds.insetBy(dx: min(Self.padding, max(spare, 0)), dy: 0)
    picture.frame = bounds
    backdrop.frame = bounds.insetBy(dx: 0, dy: 7)
    guard let custom = item.customView, custom.superview === self else { return }
    let size = customSize(of: custom)
    custom.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  /// Its frame's, or, where that is empty or constraints say so, the smallest that fits it.
  private func customSize(of view: UIView) -> CGSize {
    guard view.bounds.size == .zero || !view.translatesAutoresizingMaskIntoConstraints else {
      return view.bounds.size
    }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: fitting.width, height: min(fitting.height, bounds.height))
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === label || hit === picture || hit === backdrop ? self : hit
  }

  override func touchUpInsideWasSent(with event: UIEvent?) { item.sendAction(for: event) }
}

extension UIBarButtonItem {
  /// The words on the button, where it has no picture.
  var shownTitle: String { title ?? systemItem?.title ?? "" }

  /// The item's own picture, or the system's.
  var shownImage: UIImage? {
    if let image { return image.inBar(.barButton) }
    guard title == nil, let name = systemItem?.symbolName else { return nil }
    return UIImage(systemName: name, withConfiguration: .barButton)
  }

  var isSpace: Bool { systemItem?.isSpace ?? false }

  /// 17 points, what finishes something is semibold. High confidence.
  var titleFont: UIFont {
    let isProminent = style == .done || (title == nil && systemItem?.isProminent == true)
    return .systemFont(ofSize: 17, weight: isProminent ? .semibold : .regular)
  }
}

extension UIImage {
  /// A symbol that says nothing of its size has that of the bar; other images stay as they are.
  func inBar(_ configuration: SymbolConfiguration) -> UIImage {
    isSymbolImage && symbolConfiguration == nil ? withConfiguration(configuration) : self
  }
}

extension UIImage.SymbolConfiguration {
  /// Symbols in bars are a size larger than text of 17 points. Medium confidence.
  static let barButton = UIImage.SymbolConfiguration(
    pointSize: 17, weight: .regular, scale: .large)
}
