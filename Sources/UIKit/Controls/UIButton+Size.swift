import Foundation

/// How large a button is by itself.
extension UIButton {
  final var fittingSize: CGSize {
    configuration.map { configuredSize($0, fitting: .greatestFiniteMagnitude) } ?? classicSize
  }

  /// Image, title and subtitle with the insets around them, in whole points wide as before iOS 15;
  /// recorded twice, medium confidence. Even a button without a title is as high as a line;
  /// recorded once.
  final func configuredSize(_ configuration: Configuration, fitting width: CGFloat) -> CGSize {
    let insets = configuration.contentInsets
    let room: CGFloat = width - insets.leading - insets.trailing
    let content = content
    var size = content.size(fitting: room)
    let text = content.text(content.textWidth(in: room))
    let line = UIFont.pixelCeiling(configuration.shownTitleFont.lineHeight)
    let block: CGFloat = text.size.height + max(0, line - text.title.height)
    let isStacked = content.placement.isVertical
    size.height =
      isStacked
      ? content.image.height + content.gap + block : max(content.image.height, block)
    let slack: CGFloat = text.size.width.rounded(.up) - text.size.width
    return CGSize(
      width: size.width + slack + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  /// Before iOS 15, and without a configuration since: in whole points, a title with 6 points above
  /// and below it as long as no insets are set and there is no image; no title makes a button
  /// lower than a line of its font, nor one with a title alone narrower than 30 points. Recorded
  /// for some two hundred buttons; high confidence. What is empty is 30 × 34; low confidence.
  private var classicSize: CGSize {
    let insets = contentEdgeInsets
    let background = currentBackgroundImage?.size ?? .zero
    if buttonType == .close {
      return CGSize(width: UIButton.closeDiameter, height: UIButton.closeDiameter)
    }
    let content = classicContent
    return CGSize(
      width: max(content.width + insets.left + insets.right, background.width),
      height: max(content.height + insets.top + insets.bottom, background.height))
  }

  private var classicContent: CGSize {
    let title = titleSize
    let line = max(title.height, titleFont.lineHeight).rounded(.up)
    let width: CGFloat = title.width.rounded(.up)
    if let image = currentImage?.size {
      return CGSize(width: image.width + width, height: max(image.height, line))
    }
    return CGSize(width: max(30, width), height: isPadded ? line + 12 : line)
  }

  private var isPadded: Bool { contentEdgeInsets.top == 0 && contentEdgeInsets.bottom == 0 }

  private var titleFont: UIFont {
    titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
  }

  // MARK: Baselines

  /// The title's, in the middle of the content; high confidence.
  final var titleBlock: TextBlock {
    let insets = baselineInsets
    return TextBlock(titleFont, inHeight: fittingSize.height - insets.top - insets.bottom)
  }

  final var baselineInsets: UIEdgeInsets {
    configuration?.contentInsets.edgeInsets ?? contentEdgeInsets
  }
}
