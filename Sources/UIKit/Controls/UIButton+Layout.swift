public import Foundation

/// How a button's content lies in it: image and title side by side, as one block.
extension UIButton {
  final func layoutParts() {
    backdrop?.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    picture?.frame = imageRect(forContentRect: content)
    titleLabel?.frame = titleRect(forContentRect: content)
  }

  public final func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  public final func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration?.contentInsets.edgeInsets ?? contentEdgeInsets)
  }

  /// The block of image and title is aligned as one; each is then placed as if the whole rectangle
  /// were smaller by its insets. Observed; high confidence.
  public final func imageRect(forContentRect rect: CGRect) -> CGRect {
    let parts = parts(in: rect.inset(by: imageEdgeInsets))
    return parts.image
  }

  final func placedTitle(in rect: CGRect) -> CGRect {
    parts(in: rect.inset(by: titleEdgeInsets)).title
  }

  private func parts(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let image = fit(currentImage?.size ?? .zero, in: rect.size)
    let wanted = titleSize
    if let placement = configuration?.imagePlacement, placement.isVertical {
      return stacked(image, wanted, in: rect, imageFirst: placement == .top)
    }
    let title = fit(
      wanted, in: CGSize(width: rect.width - image.width - gap, height: rect.height))
    let total: CGFloat = image.width + gap + title.width
    let x = rect.minX + start(slack: rect.width - total)
    let imageFirst = configuration?.imagePlacement != .trailing
    let imageX: CGFloat = imageFirst ? x : x + title.width + gap
    let titleX: CGFloat = imageFirst ? x + image.width + gap : x
    return (
      placed(image, x: imageX, y: rect.minY + top(slack: rect.height - image.height)),
      placed(title, x: titleX, y: rect.minY + top(slack: rect.height - title.height))
    )
  }

  private func stacked(
    _ image: CGSize, _ wanted: CGSize, in rect: CGRect, imageFirst: Bool
  ) -> (image: CGRect, title: CGRect) {
    let title = fit(wanted, in: rect.size)
    let total: CGFloat = image.height + gap + title.height
    let y = rect.minY + top(slack: rect.height - total)
    let imageY: CGFloat = imageFirst ? y : y + title.height + gap
    let titleY: CGFloat = imageFirst ? y + image.height + gap : y
    return (
      placed(image, x: rect.minX + start(slack: rect.width - image.width), y: imageY),
      placed(title, x: rect.minX + start(slack: rect.width - title.width), y: titleY)
    )
  }

  private func fit(_ size: CGSize, in room: CGSize) -> CGSize {
    CGSize(
      width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
  }

  /// On whole pixels.
  private func placed(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
    let scale = Session.current.device.scale
    return CGRect(
      x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width,
      height: size.height)
  }

  private func start(slack: CGFloat) -> CGFloat {
    switch contentHorizontalAlignment {
    case .left, .leading: 0
    case .right, .trailing: slack
    case .center, .fill: slack / 2
    }
  }

  private func top(slack: CGFloat) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: slack
    case .center, .fill: slack / 2
    }
  }

  // MARK: Size

  final var titleSize: CGSize { titleLabel?.intrinsicContentSize ?? .zero }

  /// Between image and title: only a configuration says any, and only where there are both.
  final var gap: CGFloat {
    guard let configuration, currentImage != nil, titleSize.width > 0 else { return 0 }
    return configuration.imagePadding
  }
}
