import Foundation

/// Where the labels and the image of a cell's style stand in its content view.
///
/// Seen in files that Interface Builder laid out; medium confidence.
@MainActor
struct CellStyleLayout {
  let style: UITableViewCell.CellStyle
  let bounds: CGRect
  let margin: CGFloat
  /// From the texts to the content's end: less before an accessory.
  let endMargin: CGFloat
  let indentation: CGFloat
  let isRightToLeft: Bool

  /// As high as the labels need, with what is free above and below them: ten points each for two
  /// labels one under the other, as on Interface Builder's canvas, and eleven otherwise. Medium
  /// confidence.
  func height(text: UILabel?, detail: UILabel?) -> CGFloat {
    let room = CGSize(
      width: max(bounds.width - margin - endMargin - indentation, 0),
      height: .greatestFiniteMagnitude)
    let upper = text?.sizeThatFits(room).height ?? 0
    let lower = detail?.sizeThatFits(room).height ?? 0
    switch style {
    case .default: return upper + 2 * 11
    case .subtitle: return upper + lower + 2 * 10
    case .value1, .value2: return max(upper, lower) + 2 * 11
    }
  }

  func place(text: UILabel?, detail: UILabel?, image: UIImageView?) {
    let start = placeImage(image)
    let room = CGRect(
      x: start, y: 0, width: max(bounds.width - start - endMargin, 0), height: bounds.height)
    switch style {
    case .default: put(text, room)
    case .subtitle: placeStacked(text, detail, in: room)
    case .value1: placeApart(text, detail, in: room)
    case .value2: placeInColumns(text, detail, in: room)
    }
  }

  /// Returns where text begins. An image that is higher than the row is made smaller; high
  /// confidence.
  private func placeImage(_ view: UIImageView?) -> CGFloat {
    let start = margin + indentation
    guard let view, var size = view.image?.size, size.width > 0, size.height > 0 else {
      return start
    }
    let scale = min(bounds.height / size.height, 1)
    size = CGSize(width: size.width * scale, height: size.height * scale)
    put(
      view,
      CGRect(
        x: start, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height))
    return start + size.width + 15
  }

  /// One under the other as a block in the vertical middle.
  private func placeStacked(_ text: UILabel?, _ detail: UILabel?, in room: CGRect) {
    let upper = text?.sizeThatFits(room.size) ?? .zero
    let lower = detail?.sizeThatFits(room.size) ?? .zero
    let top = ((room.height - upper.height - lower.height) / 2).rounded()
    put(
      text,
      CGRect(x: room.minX, y: top, width: min(upper.width, room.width), height: upper.height))
    put(
      detail,
      CGRect(
        x: room.minX, y: top + upper.height, width: min(lower.width, room.width),
        height: lower.height))
  }

  /// At the two ends; the text has the first claim to the room.
  private func placeApart(_ text: UILabel?, _ detail: UILabel?, in room: CGRect) {
    let left = text?.intrinsicContentSize ?? .zero
    let right = detail?.intrinsicContentSize ?? .zero
    let leftWidth = min(left.width, room.width)
    let rightWidth = min(right.width, max(room.width - leftWidth - 6, 0))
    put(text, centred(left.height, from: room.minX, width: leftWidth))
    put(detail, centred(right.height, from: room.maxX - rightWidth, width: rightWidth))
  }

  private func placeInColumns(_ text: UILabel?, _ detail: UILabel?, in room: CGRect) {
    let column: CGFloat = 91
    put(
      text,
      centred(
        text?.intrinsicContentSize.height ?? 0, from: room.minX, width: min(column, room.width)))
    put(
      detail,
      centred(
        detail?.intrinsicContentSize.height ?? 0, from: room.minX + column + 6,
        width: max(room.width - column - 6, 0)))
  }

  /// At a place that was reckoned from the left.
  private func put(_ view: UIView?, _ place: CGRect) {
    view?.frame =
      isRightToLeft ? place.offsetBy(dx: bounds.width - place.minX - place.maxX, dy: 0) : place
  }

  private func centred(_ height: CGFloat, from x: CGFloat, width: CGFloat) -> CGRect {
    CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
  }
}
