import Foundation

/// How a picture lies in a window: as large as fits, in the middle, its shape kept.
///
/// The window is measured in the window system's units, pixels on most desktops.
struct PaneGeometry: Equatable, Sendable {
  /// The picture, in points.
  let content: CGSize
  /// The window.
  var area: CGSize

  /// Where the picture lies in the window.
  var place: CGRect {
    let size = PaneGeometry.fitting(content, into: area)
    return CGRect(
      x: ((area.width - size.width) / 2).rounded(),
      y: ((area.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  /// The point of the picture at a place of the window; outside for the margins.
  func point(x: CGFloat, y: CGFloat) -> CGPoint {
    let place = place
    return CGPoint(
      x: (x - place.minX) * content.width / place.width,
      y: (y - place.minY) * content.height / place.height)
  }

  /// The larger of 2 and 1 pixels a point with which the picture fits the display; else 1.
  static func scale(of content: CGSize, on display: CGSize) -> CGFloat {
    2 * content.width <= display.width && 2 * content.height <= display.height ? 2 : 1
  }

  /// The window for a picture of so many pixels: their number, or less on a smaller display.
  static func windowSize(for pixels: CGSize, on display: CGSize) -> CGSize {
    let fits = pixels.width <= display.width && pixels.height <= display.height
    return fits ? pixels : fitting(pixels, into: display)
  }

  /// The largest size of the same shape, in whole units, at least 1.
  private static func fitting(_ size: CGSize, into area: CGSize) -> CGSize {
    let factor = min(area.width / max(1, size.width), area.height / max(1, size.height))
    return CGSize(
      width: max(1, (size.width * factor).rounded()),
      height: max(1, (size.height * factor).rounded()))
  }
}
