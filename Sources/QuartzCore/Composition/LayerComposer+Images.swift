import Drawing
import Foundation

extension LayerComposer {
  /// The contents of a layer, where its gravity puts them.
  func appendImage(_ image: LayerImage, in bounds: CGRect, to list: inout DisplayList) {
    guard let picture = image.picture, !bounds.isEmpty else { return }
    for (source, target) in image.pieces(in: bounds) where !source.isEmpty && !target.isEmpty {
      let isWhole = source == picture.bounds
      list.append(.save)
      if !isWhole { list.append(.clip(CGPath(rect: target))) }
      let (across, down) = (target.width / source.width, target.height / source.height)
      list.append(
        .transform(
          CGAffineTransform(
            a: across, b: 0, c: 0, d: down, tx: target.minX - source.minX * across,
            ty: target.minY - source.minY * down)))
      list.append(drawing(picture))
      list.append(.restore)
    }
  }
}

extension LayerImage {
  /// Parts of the picture and where they go: one, or nine where only the centre is stretched.
  fileprivate func pieces(in bounds: CGRect) -> [(CGRect, CGRect)] {
    guard let picture else { return [] }
    let shown = part.share(of: picture.bounds)
    let target = place(CGSize(width: shown.width / scale, height: shown.height / scale), in: bounds)
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard center != whole, gravity == .resize else { return [(shown, target)] }
    let middle = center.share(of: shown)
    let columns = cuts(shown.minX, middle.minX, middle.maxX, shown.maxX, target.minX, target.maxX)
    let rows = cuts(shown.minY, middle.minY, middle.maxY, shown.maxY, target.minY, target.maxY)
    return rows.flatMap { row in
      columns.map { column in
        (
          CGRect(
            x: column.source, y: row.source, width: column.length, height: row.length),
          CGRect(x: column.target, y: row.target, width: column.room, height: row.room)
        )
      }
    }
  }

  private struct Cut {
    let source: CGFloat
    let length: CGFloat
    let target: CGFloat
    let room: CGFloat
  }

  /// Start, middle and end of one direction.
  private func cuts(
    _ start: CGFloat, _ low: CGFloat, _ high: CGFloat, _ end: CGFloat, _ from: CGFloat,
    _ to: CGFloat
  ) -> [Cut] {
    let head: CGFloat = (low - start) / scale
    let tail: CGFloat = (end - high) / scale
    let room: CGFloat = max(0, to - from - head - tail)
    return [
      Cut(source: start, length: low - start, target: from, room: head),
      Cut(source: low, length: high - low, target: from + head, room: room),
      Cut(source: high, length: end - high, target: to - tail, room: tail),
    ]
  }

  private func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    switch gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return .zero }
      let ratios = [bounds.width / size.width, bounds.height / size.height]
      let ratio = (gravity == .resizeAspect ? ratios.min() : ratios.max()) ?? 1
      return aligned(CGSize(width: size.width * ratio, height: size.height * ratio), in: bounds)
    default: return aligned(size, in: bounds)
    }
  }

  /// "Top" is the upper edge on the screen; whether iOS has it so is of low confidence.
  private func aligned(_ size: CGSize, in bounds: CGRect) -> CGRect {
    let name = gravity.rawValue.lowercased()
    let x =
      name.hasSuffix("left")
      ? bounds.minX
      : name.hasSuffix("right") ? bounds.maxX - size.width : bounds.midX - size.width / 2
    let y =
      name.hasPrefix("top")
      ? bounds.minY
      : name.hasPrefix("bottom") ? bounds.maxY - size.height : bounds.midY - size.height / 2
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}

extension CGRect {
  /// This rectangle, given in shares, of another.
  fileprivate func share(of whole: CGRect) -> CGRect {
    CGRect(
      x: whole.minX + minX * whole.width, y: whole.minY + minY * whole.height,
      width: width * whole.width, height: height * whole.height)
  }
}
