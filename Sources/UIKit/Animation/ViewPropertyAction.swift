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
    let animation = makeAnimation(keyPath: key)
    if ViewPropertyAction.additive.contains(key) {
      animation.isAdditive = true
      animation.fromValue = old - new
      animation.toValue = new.zero
    } else {
      let isRunning = layer.animation(forKey: key) != nil
      animation.fromValue = isRunning ? layer.presentationState().value(forKeyPath: key) : old
      animation.toValue = new
    }
    context.configure(animation)
    context.start(animation, forKey: uniqueKey(for: animation, on: layer), on: view)
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

  /// Additive animations of one property run side by side, as `position`, `position-2` and so on.
  private func uniqueKey(for animation: CABasicAnimation, on layer: CALayer) -> String? {
    guard let key = animation.keyPath, animation.isAdditive else { return animation.keyPath }
    guard layer.animation(forKey: key) != nil else { return key }
    var number = 2
    while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}
