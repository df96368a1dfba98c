import Foundation

/// What lies in a button and how: an image beside or above a block of title and subtitle.
///
/// A value without views, so that measuring and laying out follow one rule.
@MainActor
struct ButtonContent {
  var image = CGSize.zero
  /// Between image and text, where there are both.
  var gap: CGFloat = 0
  var placement = NSDirectionalRectEdge.leading
  /// Title and subtitle at a width.
  var text: (CGFloat) -> ButtonText
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  var isRightToLeft = false

  struct Places {
    var image: CGRect
    var text: CGRect
  }

  /// The room that the text has in a content of the width.
  func textWidth(in width: CGFloat) -> CGFloat {
    placement.isVertical ? width : max(0, width - image.width - gap)
  }

  func size(fitting width: CGFloat) -> CGSize {
    let text = text(textWidth(in: width)).size
    if placement.isVertical {
      return CGSize(
        width: max(image.width, text.width), height: image.height + gap + text.height)
    }
    return CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  func places(in rect: CGRect) -> Places {
    let image = fit(image, in: rect.size)
    let wanted = text(textWidth(in: rect.width)).size
    return placement.isVertical
      ? stacked(image, fit(wanted, in: rect.size), in: rect)
      : beside(
        image,
        fit(wanted, in: CGSize(width: textWidth(in: rect.width), height: rect.height)),
        in: rect)
  }

  private func beside(_ image: CGSize, _ text: CGSize, in rect: CGRect) -> Places {
    let total: CGFloat = image.width + gap + text.width
    let x = rect.minX + start(slack: rect.width - total)
    let imageFirst = (placement != .trailing) != isRightToLeft
    let imageX: CGFloat = imageFirst ? x : x + text.width + gap
    let textX: CGFloat = imageFirst ? x + image.width + gap : x
    return Places(
      image: stretched(
        placed(image, x: imageX, y: rect.minY + top(slack: rect.height - image.height)),
        in: rect, isAlone: text.width == 0),
      text: placed(text, x: textX, y: rect.minY + top(slack: rect.height - text.height)))
  }

  private func stacked(_ image: CGSize, _ text: CGSize, in rect: CGRect) -> Places {
    let total: CGFloat = image.height + gap + text.height
    let y = rect.minY + top(slack: rect.height - total)
    let imageFirst = placement == .top
    let imageY: CGFloat = imageFirst ? y : y + text.height + gap
    let textY: CGFloat = imageFirst ? y + image.height + gap : y
    return Places(
      image: placed(image, x: rect.minX + start(slack: rect.width - image.width), y: imageY),
      text: placed(text, x: rect.minX + start(slack: rect.width - text.width), y: textY))
  }

  /// An image alone fills the content where it is aligned so; medium confidence.
  private func stretched(_ image: CGRect, in rect: CGRect, isAlone: Bool) -> CGRect {
    guard isAlone, image.width > 0 else { return image }
    var result = image
    if horizontal == .fill { (result.origin.x, result.size.width) = (rect.minX, rect.width) }
    if vertical == .fill { (result.origin.y, result.size.height) = (rect.minY, rect.height) }
    return result
  }

  private func fit(_ size: CGSize, in room: CGSize) -> CGSize {
    CGSize(
      width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
  }

  /// On whole pixels.
  private func placed(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: UIFont.pixelRounding(x), y: UIFont.pixelRounding(y), width: size.width,
      height: size.height)
  }

  private func start(slack: CGFloat) -> CGFloat {
    switch horizontal {
    case .left: 0
    case .right: slack
    case .leading: isRightToLeft ? slack : 0
    case .trailing: isRightToLeft ? 0 : slack
    case .center, .fill: slack / 2
    }
  }

  private func top(slack: CGFloat) -> CGFloat {
    switch vertical {
    case .top: 0
    case .bottom: slack
    case .center, .fill: slack / 2
    }
  }
}

/// A title and the subtitle below it.
struct ButtonText {
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// Between the two.
  var padding: CGFloat = 0

  var size: CGSize {
    CGSize(
      width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
  }

  /// Where both lie in the place of the block, at a share of the room that is left beside them: 0
  /// for the left, 1 for the right.
  func places(in block: CGRect, share: CGFloat) -> (title: CGRect, subtitle: CGRect) {
    func place(_ size: CGSize, y: CGFloat) -> CGRect {
      let width = min(size.width, block.width)
      return CGRect(
        x: block.minX + share * (block.width - width), y: y, width: width,
        height: min(size.height, block.height))
    }
    return (
      place(title, y: block.minY),
      place(subtitle, y: block.minY + title.height + padding)
    )
  }
}
