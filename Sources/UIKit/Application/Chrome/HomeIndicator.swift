import Drawing
import Foundation

/// The line at the foot of a screen without a button.
@MainActor
final class HomeIndicator: UIView {
  private let color: UIColor

  init(_ style: UIStatusBarStyle, on device: Device) {
    color = style.color
    super.init(frame: HomeIndicator.frame(on: device))
  }

  required init?(coder: NSCoder) { nil }

  override func drawContents() -> Picture? {
    let line = CGPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
    let tint = color.components(for: traitCollection)
    return Picture(bounds: bounds, DisplayList([.fill(line, tint)]))
  }

  /// 5 points high, 8 above the edge, 144 of 402 wide: measured, high confidence. On a phone's side
  /// about a quarter of the width, as 209 of 812 and 230 of 896: medium. On pads: low.
  private static func frame(on device: Device) -> CGRect {
    let share: CGFloat =
      device.idiom == .pad
      ? (device.isLandscape ? 0.296 : 0.313)
      : device.isLandscape ? 0.257 : 0.358
    let size = device.size
    let width: CGFloat = (size.width * share).rounded()
    return CGRect(
      x: ((size.width - width) / 2 * device.scale).rounded() / device.scale,
      y: size.height - 13, width: width, height: 5)
  }
}
