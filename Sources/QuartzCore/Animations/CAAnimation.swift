public import Foundation

/// What happens to a layer over a stretch of time.
///
/// Adding an animation to a layer copies it, as Core Animation does: later changes to the object
/// change nothing that runs.
@MainActor
open class CAAnimation: NSObject {
  /// Seconds on the layer's timeline; 0 for the moment the animation is added.
  public var beginTime: TimeInterval = 0
  /// Seconds; 0 for the duration of the transaction.
  public var duration: TimeInterval = 0
  public var timeOffset: TimeInterval = 0
  public var speed: Float = 1
  /// How often the animation runs; 0 counts as 1.
  public var repeatCount: Float = 0
  public var repeatDuration: TimeInterval = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed
  /// nil runs evenly.
  public var timingFunction: CAMediaTimingFunction?
  public var isRemovedOnCompletion = true
  /// Held strongly, as Core Animation documents.
  public var delegate: (any CAAnimationDelegate)?

  nonisolated public override init() { super.init() }

  /// A copy with everything that `apply` needs.
  package func clone() -> CAAnimation { copyTiming(to: CAAnimation()) }

  /// Changes the state to how it is at a share of the duration, 0 to 1 before the curve.
  package func apply(to state: inout LayerState, fraction: Double, elapsed: TimeInterval) {}

  /// Whether it changes where the layer and its sublayers are, or how large.
  package var moves: Bool { false }

  /// Progress after the timing function.
  package final func progress(_ fraction: Double) -> CGFloat {
    CGFloat(timingFunction?.value(at: fraction) ?? fraction)
  }

  package final func copyTiming<T: CAAnimation>(to copy: T) -> T {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.timeOffset = timeOffset
    copy.speed = speed
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.delegate = delegate
    return copy
  }
}

@MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// What shows before an animation begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
