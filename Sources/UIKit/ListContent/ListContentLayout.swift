import Foundation

/// Where the image and the texts of a list's row stand.
@MainActor
struct ListContentLayout {
  let content: UIListContentConfiguration
  let width: CGFloat
  let text: UILabel
  let secondary: UILabel
  let image: UIImageView

  private var margins: NSDirectionalEdgeInsets { content.directionalLayoutMargins }
  private var hasSecondary: Bool {
    content.secondaryText != nil || content.secondaryAttributedText != nil
  }

  // MARK: Measures

  /// The image, not larger than its properties allow.
  private var imageSize: CGSize {
    guard let size = image.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = content.imageProperties.maximumSize
    let across = limit.width > 0 ? limit.width / size.width : 1
    let down = limit.height > 0 ? limit.height / size.height : 1
    let scale = min(across, down, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Images stand in the middle of a room that may be reserved for them.
  private var imageRoom: CGFloat {
    let reserved = content.imageProperties.reservedLayoutSize.width
    let isStandard = reserved == UIListContentConfiguration.ImageProperties.standardDimension
    return max(imageSize.width, isStandard ? 0 : reserved)
  }

  private var textStart: CGFloat {
    imageRoom > 0 ? margins.leading + imageRoom + content.imageToTextPadding : margins.leading
  }

  private var room: CGSize {
    CGSize(
      width: max(width - textStart - margins.trailing, 0), height: .greatestFiniteMagnitude)
  }

  /// The texts stand side by side if there is room for both; documented.
  private var isSideBySide: Bool {
    guard content.prefersSideBySideTextAndSecondaryText, hasSecondary else { return false }
    let texts = text.intrinsicContentSize.width + secondary.intrinsicContentSize.width
    return texts + content.textToSecondaryTextHorizontalPadding <= room.width
  }

  /// What the content needs with its margins. Two texts one under the other have a point less
  /// around them, as on Interface Builder's canvas; medium confidence.
  var height: CGFloat {
    let isStacked = hasSecondary && !isSideBySide
    let around = margins.top + margins.bottom - (isStacked ? 2 : 0)
    return max(textHeight, imageSize.height) + max(around, 0)
  }

  private var textHeight: CGFloat {
    let upper = text.sizeThatFits(room).height
    guard hasSecondary else { return upper }
    let lower = secondary.sizeThatFits(room).height
    return isSideBySide
      ? max(upper, lower) : upper + content.textToSecondaryTextVerticalPadding + lower
  }

  // MARK: Places

  /// Around the vertical middle.
  func place(in height: CGFloat) {
    let size = imageSize
    image.frame = CGRect(
      x: margins.leading + (imageRoom - size.width) / 2,
      y: ((height - size.height) / 2).rounded(), width: size.width, height: size.height)
    secondary.isHidden = !hasSecondary
    if isSideBySide { placeApart(in: height) } else { placeStacked(in: height) }
  }

  private func placeApart(in height: CGFloat) {
    let (left, right) = (text.intrinsicContentSize, secondary.intrinsicContentSize)
    text.frame = CGRect(
      x: textStart, y: ((height - left.height) / 2).rounded(), width: left.width,
      height: left.height)
    secondary.frame = CGRect(
      x: textStart + room.width - right.width, y: ((height - right.height) / 2).rounded(),
      width: right.width, height: right.height)
  }

  private func placeStacked(in height: CGFloat) {
    let upper = text.sizeThatFits(room).height
    let top = ((height - textHeight) / 2).rounded()
    text.frame = CGRect(x: textStart, y: top, width: room.width, height: upper)
    secondary.frame = CGRect(
      x: textStart, y: top + upper + content.textToSecondaryTextVerticalPadding,
      width: room.width, height: hasSecondary ? secondary.sizeThatFits(room).height : 0)
  }
}
