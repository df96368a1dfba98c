import Drawing
import Foundation
import QuartzCore

/// The eight spokes of an activity indicator, with one that leads and a tail that fades after it.
@MainActor
final class SpokeWheel: UIView {
  var color: UIColor = .secondaryLabel { didSet { if color != oldValue { setNeedsDisplay() } } }
  var isTurning = false { didSet { if isTurning != oldValue { turn() } } }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Round the clock in steps from spoke to spoke; eight steps, medium confidence for the time.
  private func turn() {
    guard isTurning else { return layer.removeAnimation(forKey: SpokeWheel.key) }
    let turning = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turning.values = (0...SpokeWheel.count).map {
      2 * Double.pi * Double($0) / Double(SpokeWheel.count)
    }
    turning.calculationMode = .discrete
    turning.duration = SpokeWheel.turnTime
    turning.repeatCount = .infinity
    layer.add(turning, forKey: SpokeWheel.key)
  }

  override func drawContents() -> Picture? {
    let base = color.components(for: traitCollection)
    var list = DisplayList()
    for (index, strength) in SpokeWheel.strengths.enumerated() {
      let shade = base.copy(alpha: base.alpha * strength)
      list.append(.save)
      list.append(.transform(turn(toSpoke: index)))
      list.append(.fill(spoke, shade))
      list.append(.restore)
    }
    return Picture(bounds: bounds, list)
  }

  /// Into coordinates around the middle of the wheel in which the spoke points up.
  private func turn(toSpoke index: Int) -> CGAffineTransform {
    let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(SpokeWheel.count)
    return CGAffineTransform(translationX: bounds.midX, y: bounds.midY).rotated(by: angle)
  }

  private var spoke: CGPath {
    let unit: CGFloat = bounds.height / 20
    let width: CGFloat = SpokeWheel.spokeWidth * unit
    let inner: CGFloat = SpokeWheel.innerRadius * unit
    let rect = CGRect(
      x: -width / 2, y: -bounds.height / 2, width: width, height: bounds.height / 2 - inner)
    return CGPath(roundedRect: rect, cornerRadius: width / 2)
  }

  // Measured on a wheel of 20 points on iOS 14 to 17, high confidence: alphas clockwise from the
  // top, the leader at nine o'clock.
  private static let strengths: [CGFloat] = [0.28, 0.28, 0.28, 0.42, 0.56, 0.71, 0.85, 0.28]
  private static let spokeWidth: CGFloat = 2.6
  private static let innerRadius: CGFloat = 3.33
  private static let count = 8
  /// In seconds; medium confidence.
  private static let turnTime = 0.8
  private static let key = "turning"
}
