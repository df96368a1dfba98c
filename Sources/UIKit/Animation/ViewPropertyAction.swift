import Foundation
import QuartzCore

/// Animates one change of a view's layer from the old value to the new one.
///
/// Place, size and opacity animate additively: each animation is a difference laid over the model,
/// so that one started during another blends with it. Medium confidence. Transforms and colours
/// start from what is seen and replace the animation before.
@MainActor
struct ViewPropertyAction: CAAction {
  let view: UIView
  let context: ViewAnimationContext

  private static let additive: Set<String> = ["bounds", "position", "opacity"]

  func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) {
    let layer = view.layer
    guard let old = (arguments?["from"] as? LayerState)?.value(forKeyPath: key),
      let new = layer.model.value(forKeyPath: key)
    else { return }
    let isAdditive = ViewPropertyAction.additive.contains(key)
    if let keyframes = context.keyframes, !isAdditive {
      return runFrame(of: keyframes, forKey: key, from: old, to: new)
    }
    let animation = makeAnimation(keyPath: key)
    if isAdditive {
      animation.isAdditive = true
      animation.fromValue = old - new
      animation.toValue = new.zero
    } else {
      animation.fromValue = start(forKey: key) ?? old
      animation.toValue = new
    }
    context.configure(animation)
    let name = isAdditive ? uniqueKey(key) : key
    context.start(animation, forKey: name, on: view)
  }

  /// One key frame of a property that does not add up: it holds its end until the whole is over,
  /// and later frames lie on top of it. Only the first shows before its time.
  private func runFrame(
    of whole: ViewAnimationContext, forKey key: String, from old: AnimatableValue,
    to new: AnimatableValue
  ) {
    let isFirst = whole.isFirstFrame(of: key, on: view.layer)
    let length = whole.delay + whole.duration - context.delay
    guard length > 0 else { return }
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.values = [isFirst ? start(forKey: key) ?? old : old, new, new]
    animation.keyTimes = [0, NSNumber(value: min(context.duration / length, 1)), 1]
    context.configure(animation)
    animation.duration = length
    if !isFirst { animation.fillMode = .removed }
    context.start(animation, forKey: isFirst ? key : uniqueKey(key), on: view)
  }

  /// What is seen, while an animation of the property runs.
  private func start(forKey key: String) -> AnimatableValue? {
    guard view.layer.animation(forKey: key) != nil else { return nil }
    return view.layer.presentationState().value(forKeyPath: key)
  }

  private func makeAnimation(keyPath: String) -> CABasicAnimation {
    guard let spring = context.spring else { return CABasicAnimation(keyPath: keyPath) }
    let animation = CASpringAnimation(keyPath: keyPath)
    animation.mass = CGFloat(spring.mass)
    animation.stiffness = CGFloat(spring.stiffness)
    animation.damping = CGFloat(spring.damping)
    animation.initialVelocity = CGFloat(spring.initialVelocity)
    return animation
  }

  /// Animations of one property that run side by side: `position`, `position-2` and so on.
  private func uniqueKey(_ key: String) -> String {
    guard view.layer.animation(forKey: key) != nil else { return key }
    var number = 2
    while view.layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}
