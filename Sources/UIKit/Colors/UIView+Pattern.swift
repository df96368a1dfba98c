import Drawing
import Foundation

extension UIView {
  /// Tiles beyond this number are left out.
  private static let tileLimit = 4096

  /// The view's content on the tiles of its background, if that is a pattern.
  final func onPattern(_ content: Picture?) -> Picture? {
    guard let tile = backgroundColor?.pattern else { return content }
    let area = CGPath(rect: bounds)
    var list = DisplayList([.save, .clip(area)])
    for command in tiles(of: tile) { list.append(command) }
    list.append(.restore)
    if let content { list.append(.picture(content)) }
    return Picture(bounds: content.map { $0.bounds.union(bounds) } ?? bounds, list)
  }

  /// From the top left corner, rows after rows; documented for the corner's place: the bounds'.
  private func tiles(of image: UIImage) -> [DrawingCommand] {
    let size = image.size
    guard size.width > 0, size.height > 0 else { return [] }
    let (columns, rows) = (bounds.width / size.width, bounds.height / size.height)
    guard columns * rows < CGFloat(UIView.tileLimit) else { return [] }
    return (0..<Int(rows.rounded(.up))).flatMap { row in
      (0..<Int(columns.rounded(.up))).flatMap { column in
        let origin = CGPoint(
          x: bounds.minX + CGFloat(column) * size.width,
          y: bounds.minY + CGFloat(row) * size.height)
        return image.drawing(in: CGRect(origin: origin, size: size), tint: nil)
      }
    }
  }
}
