import Drawing
import Foundation

extension UIImage {
  /// Whether only the size of the image is known: no file was found or could be read.
  var isPlaceholder: Bool {
    storage.raster == nil && storage.shape == nil && storage.picture == nil
      && storage.name != nil
  }
}

extension Picture {
  /// What stands for an image that is not there: a light area with a question mark, as Interface
  /// Builder shows it. Of empty areas nothing is shown.
  static func placeholder(in rect: CGRect) -> Picture? {
    let commands = PlaceholderSign(rect: rect).commands
    return commands.isEmpty ? nil : Picture(bounds: rect, DisplayList(commands))
  }
}

/// A light area with a question mark.
struct PlaceholderSign {
  let rect: CGRect

  private static let ground = Drawing.CGColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1)
  private static let mark = Drawing.CGColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
  /// In points; smaller areas have a smaller mark, tiny ones none.
  private static let largestMark: CGFloat = 32
  private static let leastRoom: CGFloat = 8

  var commands: [DrawingCommand] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let ground = DrawingCommand.fill(CGPath(rect: rect), Self.ground)
    let room = min(rect.width, rect.height)
    guard room >= Self.leastRoom, let shape = SymbolLibrary.shape(named: "questionmark") else {
      return [ground]
    }
    let side = min(room * 0.6, Self.largestMark)
    let place = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return [ground]
      + shape.commands(
        in: place, imageSize: place.size, weight: .medium, tint: Self.mark)
  }
}
