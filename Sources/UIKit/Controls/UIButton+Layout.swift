import Foundation

/// How a button's content lies in it: image and title side by side, as one block.
extension UIButton {
  final func layoutParts() {
    let content = contentRect(forBounds: bounds)
    backdrop?.frame = backgroundRect(forBounds: bounds)
    layoutBackground()
    picture?.frame = imageRect(forContentRect: content)
    spinner?.frame = imageRect(forContentRect: content)
    shade.map { $0.frame = picture?.bounds ?? .zero }
    titleLabel?.frame = titleRect(forContentRect: content)
    glow?.place(around: CGPoint(x: bounds.midX, y: bounds.midY))
    subtitle?.frame = placedText(in: content).subtitle
  }

  private func layoutBackground() {
    guard let configuration, let ground else { return }
    let insets = configuration.background.backgroundInsets.insets(isRightToLeft: isRightToLeft)
    let rect = bounds.inset(by: insets)
    ground.show(
      configuration.background,
      color: configuration.fillColor(tint: tintColor, state: configuredState),
      radius: configuration.cornerRadius(height: rect.height), in: rect)
  }

  // MARK: Places

  final func ownContentRect(in bounds: CGRect) -> CGRect {
    bounds.inset(
      by: configuration?.contentInsets.insets(isRightToLeft: isRightToLeft) ?? contentEdgeInsets)
  }

  /// The block of image and title is aligned as one; each is then placed as if the whole rectangle
  /// were smaller by its insets, which only count without a configuration. Observed; high
  /// confidence.
  final func placedImage(in rect: CGRect) -> CGRect {
    let insets = configuration == nil ? imageEdgeInsets : .zero
    return content.places(in: rect.inset(by: insets)).image
  }

  final func placedText(in rect: CGRect) -> (title: CGRect, subtitle: CGRect) {
    let insets = configuration == nil ? titleEdgeInsets : .zero
    let room = rect.inset(by: insets)
    let block = content.places(in: room).text
    let text = content.text(content.textWidth(in: room.width))
    let places = text.places(in: block, share: textShare)
    guard configuration == nil else { return places }
    // Without a configuration the title's frame is its block, cut to the room.
    return (block, places.subtitle)
  }

  /// Where title and subtitle stand in their block: automatic alignment follows the content's.
  private var textShare: CGFloat {
    switch configuration?.titleAlignment ?? .automatic {
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    case .center: 0.5
    case .automatic: automaticShare
    }
  }

  private var automaticShare: CGFloat {
    switch contentHorizontalAlignment {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  /// That of several lines of a configured title.
  final var titleAlignment: NSTextAlignment {
    switch textShare {
    case 0: .left
    case 1: .right
    default: .center
    }
  }

  // MARK: Content

  final var content: ButtonContent {
    ButtonContent(
      image: shownImageSize, gap: gap, placement: configuration?.imagePlacement ?? .leading,
      text: text, horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
      isRightToLeft: isRightToLeft)
  }

  /// An activity indicator takes the image's place; high confidence.
  final var shownImageSize: CGSize {
    if configuration?.showsActivityIndicator == true { return UIButton.spinnerSize }
    return currentImage?.size ?? .zero
  }

  private func text(fitting width: CGFloat) -> ButtonText {
    var text = ButtonText(title: titleSize(fitting: width))
    guard let configuration, configuration.subtitle != nil, let subtitle else { return text }
    text.subtitle = subtitle.sizeThatFits(CGSize(width: width, height: 0))
    text.padding = text.title.height > 0 ? configuration.titlePadding : 0
    return text
  }

  private func titleSize(fitting width: CGFloat) -> CGSize {
    guard let label = titleLabel else { return .zero }
    return label.numberOfLines == 1
      ? label.intrinsicContentSize : label.sizeThatFits(CGSize(width: width, height: 0))
  }

  final var titleSize: CGSize { titleSize(fitting: .greatestFiniteMagnitude) }

  /// Between image and title: only a configuration says any, and only where there are both.
  final var gap: CGFloat {
    guard let configuration, shownImageSize != .zero,
      titleSize.width > 0 || configuration.subtitle != nil
    else { return 0 }
    return configuration.imagePadding
  }

  private static let spinnerSize = CGSize(width: 20, height: 20)
}
