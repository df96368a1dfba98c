import Drawing
import Foundation

/// Draws along while a list is written, so that frosted glass knows what is behind it.
final class SVGGround {
  private let canvas: Canvas
  private let scale: CGFloat
  /// Above 0 while what is written is drawn otherwise, or not on this ground.
  var isPaused = 0

  /// nil if the surface is too large. `scale` is in pixels a point,
  /// `color` what everything is before.
  init?(area: CGRect, scale: CGFloat, kept: KeptWork, color: CGColor) {
    let bitmap = Bitmap(size: area.size, scale: scale)
    guard let canvas = Canvas(on: bitmap, contentScale: Double(scale), kept: kept) else {
      return nil
    }
    canvas.clear(to: color)
    canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
    self.canvas = canvas
    self.scale = scale
  }

  func follow(_ command: DrawingCommand) {
    if isPaused == 0 { canvas.perform(command, isVisible: true) }
  }

  /// The blurred ground and where it lies in points of the file; nil if none of it can be seen.
  func glass(_ path: CGPath, _ backdrop: Backdrop) -> (bitmap: Bitmap, frame: CGRect)? {
    guard isPaused == 0, let glass = FrostedGlass(canvas, path, backdrop) else { return nil }
    let pixels = CGFloat(glass.blur.shrinking) / scale
    let frame = CGRect(
      x: CGFloat(glass.area.left) / scale, y: CGFloat(glass.area.top) / scale,
      width: CGFloat(glass.bitmap.width) * pixels, height: CGFloat(glass.bitmap.height) * pixels)
    return (glass.bitmap, frame)
  }
}
