import Drawing
import Foundation

/// The pieces of an image and where each goes: one, or up to nine when there are caps.
struct ImageParts {
  struct Part: Equatable {
    /// In pixels of the image.
    let source: PixelRect
    let target: CGRect
    /// Whether the piece grows in both, one or no direction; only what grows is tiled.
    let grows: Bool
  }

  let parts: [Part]

  init(_ image: RasterImage, in rect: CGRect, caps: ImageCaps) {
    let columns = Self.stretches(
      image.width, rect.minX, rect.width, caps.left, caps.right, scale: image.scale)
    let rows = Self.stretches(
      image.height, rect.minY, rect.height, caps.top, caps.bottom, scale: image.scale)
    parts = rows.flatMap { row in
      columns.map { column in
        Part(
          source: PixelRect(
            left: column.start, top: row.start, right: column.start + column.count,
            bottom: row.start + row.count),
          target: CGRect(
            x: column.place, y: row.place, width: column.length, height: row.length),
          grows: column.grows || row.grows)
      }
    }
  }

  /// A run of columns or rows.
  private struct Stretch {
    let start: Int
    let count: Int
    let place: CGFloat
    let length: CGFloat
    let grows: Bool
  }

  /// Where caps meet no room is left for the middle; where they would overlap they shrink alike.
  private static func stretches(
    _ count: Int, _ place: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat,
    scale: CGFloat
  ) -> [Stretch] {
    let first = pixels(before * scale, atMost: count)
    let last = pixels(after * scale, atMost: count - first)
    let kept = CGFloat(first + last) / scale
    let shrink: CGFloat = kept > length ? length / kept : 1
    let head: CGFloat = CGFloat(first) / scale * shrink
    let tail: CGFloat = CGFloat(last) / scale * shrink
    let all = [
      Stretch(start: 0, count: first, place: place, length: head, grows: false),
      Stretch(
        start: first, count: count - first - last, place: place + head,
        length: length - head - tail, grows: true),
      Stretch(
        start: count - last, count: last, place: place + length - tail, length: tail,
        grows: false),
    ]
    return all.filter { $0.count > 0 && $0.length > 0 }
  }

  private static func pixels(_ length: CGFloat, atMost limit: Int) -> Int {
    guard length.isFinite, length > 0 else { return 0 }
    return Int(min(length.rounded(), CGFloat(limit)))
  }
}
