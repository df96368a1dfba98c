import Drawing
import Foundation

/// What a button shows in its present state.
extension UIButton {
  final func showTitle() {
    guard let label = titleLabel else { return }
    if let configuration {
      label.font = configuration.shownTitleFont
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      label.textAlignment = titleAlignment
    } else if label.numberOfLines == 1, label.lineBreakMode.wraps {
      // A title that may wrap has as many lines as it needs; high confidence.
      label.numberOfLines = 0
    }
    let styled = currentAttributedTitle ?? configuration?.styledTitle
    if let styled { label.attributedText = styled } else { label.text = currentTitle }
    if styled?.first(.foregroundColor, as: UIColor.self) == nil {
      label.textColor = currentTitleColor
    }
    label.shadowColor = currentTitleShadowColor
    reverseTitleShadow(isHighlighted && reversesTitleShadowWhenHighlighted)
  }

  private func reverseTitleShadow(_ isReversed: Bool) {
    guard isReversed != isTitleShadowReversed, let label = titleLabel else { return }
    isTitleShadowReversed = isReversed
    label.shadowOffset = CGSize(
      width: -label.shadowOffset.width, height: -label.shadowOffset.height)
  }

  final func showImages() {
    if let image = shownImage { imageView?.image = image } else { picture?.image = nil }
    picture?.isHidden = configuration?.showsActivityIndicator == true
    picture?.tintColor = imageTint
    let background = currentBackgroundImage
    if background != nil, backdrop == nil { _ = makeBackdrop() }
    backdrop?.image = background
  }

  /// All but custom buttons draw images as templates that do not say otherwise; high confidence.
  private var shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    guard buttonType != .custom, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  /// nil for the button's own.
  private var imageTint: UIColor? {
    if configuration != nil { return currentTitleColor }
    if buttonType == .close { return .secondaryLabel }
    if buttonType != .custom, !isEnabled { return .tertiaryLabel }
    return showsSelectionPlate ? .systemBackground : nil
  }

  // MARK: Fading

  /// A system button's content is faint while it is held, and comes back slowly; a custom one's
  /// image is darkened. An image of a button that is off is pale. High confidence for titles,
  /// medium for images.
  final func fadeForState() {
    let isFaint = isHighlighted && buttonType != .custom && configuration == nil
    let title: CGFloat = isFaint ? UIButton.heldAlpha : 1
    let image: CGFloat = isFaint ? UIButton.heldAlpha : isPale ? UIButton.paleAlpha : 1
    let isComingBack = (titleLabel?.alpha ?? 1) < title
    let shown = {
      self.titleLabel?.alpha = title
      self.picture?.alpha = image
    }
    if isComingBack, window != nil {
      UIView.animate(withDuration: UIButton.returnTime, animations: shown)
    } else {
      shown()
    }
    keepShade(over: isDarkened ? picture?.image : nil)
    keepGlow()
  }

  private var isPale: Bool {
    !isEnabled && adjustsImageWhenDisabled && configuration == nil && buttonType == .custom
      && !hasImageForState
  }

  private var isDarkened: Bool {
    isHighlighted && adjustsImageWhenHighlighted && configuration == nil
      && buttonType == .custom && !hasImageForState
  }

  private static let heldAlpha: CGFloat = 0.2
  private static let paleAlpha: CGFloat = 0.5
  /// In seconds.
  private static let returnTime = 0.47

  // MARK: Selection

  /// A chosen system button stands on a plate of its tint, unless a background image, title colour
  /// or image of its own says that it is chosen; medium confidence.
  final var showsSelectionPlate: Bool {
    isSelected && isEnabled && buttonType == .system && configuration == nil
      && !hasBackgroundForState && !hasImageForState && titleColor(for: .selected) == nil
      && currentBackgroundImage == nil
  }

  /// Around what the button shows; and the grey disc of a close button. Low confidence for the
  /// plate's size.
  final var selectionPlate: Picture? {
    if buttonType == .close { return closeDisc }
    guard showsSelectionPlate else { return nil }
    let room = contentRect(forBounds: bounds)
    var rect = CGRect.null
    if titleSize.width > 0 { rect = rect.union(titleRect(forContentRect: room)) }
    if currentImage != nil { rect = rect.union(imageRect(forContentRect: room)) }
    guard !rect.isNull else { return nil }
    let plate = rect.insetBy(dx: -UIButton.plateMargin.width, dy: -UIButton.plateMargin.height)
    let shape = CGPath(roundedRect: plate, cornerRadius: UIButton.plateRadius)
    return Picture(
      bounds: plate, [.fill(shape, (tintColor ?? .defaultTint).components(for: traitCollection))])
  }

  private var closeDisc: Picture? {
    let side = min(bounds.width, bounds.height, UIButton.closeDiameter)
    let rect = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let color = UIColor.secondarySystemFill.components(for: traitCollection)
    return Picture(bounds: rect, [.fill(CGPath(ellipseIn: rect), color)])
  }

  private static let plateMargin = CGSize(width: 4, height: 1)
  private static let plateRadius: CGFloat = 4
  /// Medium confidence.
  static let closeDiameter: CGFloat = 30
}

extension NSLineBreakMode {
  /// Whether text goes on in another line.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
