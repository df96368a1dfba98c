import Foundation
import QuartzCore

/// What a block of `UIView.animate` says about the changes made inside it.
@MainActor
final class ViewAnimationContext {
  var duration: TimeInterval
  var delay: TimeInterval
  var options: UIView.AnimationOptions
  var spring: Spring?
  let group: CompletionGroup?
  /// False inside `performWithoutAnimation`.
  let isEnabled: Bool
  /// The stretch that relative times of key frames are shares of.
  var isKeyframes = false
  /// The stretch that this key frame is a share of.
  var keyframes: ViewAnimationContext?
  private var framed: [ObjectIdentifier: Set<String>] = [:]
  /// What is laid out when the block ends, so that it moves with the rest.
  private var waiting: [UIView] = []

  init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    spring: Spring? = nil, group: CompletionGroup?, isEnabled: Bool = true
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.spring = spring
    self.group = group
    self.isEnabled = isEnabled
  }

  static var current: ViewAnimationContext? { Session.current.animationContexts.last }

  /// Makes this the innermost context while the body runs.
  func run(_ body: () -> Void) {
    let session = Session.current
    session.animationContexts.append(self)
    body()
    while !waiting.isEmpty { waiting.removeFirst().layoutIfNeeded() }
    session.animationContexts.removeLast()
  }

  /// Lays the view out when the block ends.
  func layOutAtEnd(_ view: UIView) {
    if animates, !waiting.contains(view) { waiting.append(view) }
  }

  /// Lets a view that is hidden be seen until the movement has ended.
  func keepSeen(_ view: UIView) {
    guard animates else { return }
    let animation = CABasicAnimation(keyPath: "hidden")
    (animation.fromValue, animation.toValue) = (0, 0)
    configure(animation)
    start(animation, forKey: "hidden", on: view)
  }

  var animates: Bool { isEnabled && duration > 0 && Session.current.areAnimationsEnabled }

  /// Views animate these of their layer's properties; documented.
  private static let animatable: Set<String> = [
    "bounds", "position", "transform", "opacity", "backgroundColor", "cornerRadius",
    "borderWidth", "borderColor",
  ]

  /// The animation for a change of the view's layer; nil when there is none.
  func action(for view: UIView, forKey key: String) -> (any CAAction)? {
    guard animates, ViewAnimationContext.animatable.contains(key) else { return nil }
    return ViewPropertyAction(view: view, context: self)
  }

  /// Whether a key frame is the first of this stretch to change the property of the layer.
  func isFirstFrame(of key: String, on layer: CALayer) -> Bool {
    framed[ObjectIdentifier(layer), default: []].insert(key).inserted
  }

  /// Gives an animation this context's times and curve.
  func configure(_ animation: CAAnimation) {
    animation.duration = duration
    animation.timingFunction = spring == nil ? options.timingFunction : nil
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    if delay > 0 {
      animation.beginTime = Session.current.timeline.now + delay
      animation.fillMode = .backwards
    }
  }

  /// Starts the animation and keeps count of it; the view cannot be touched meanwhile unless the
  /// options allow it. High confidence.
  func start(_ animation: CAAnimation, forKey key: String?, on view: UIView) {
    let blocks = !options.contains(.allowUserInteraction)
    if blocks { view.interactionBlocks += 1 }
    group?.enter()
    view.layer.start(animation, forKey: key) { [group, weak view] finished in
      if blocks { view?.interactionBlocks -= 1 }
      group?.leave(finished: finished)
    }
  }
}

extension UIView.AnimationOptions {
  private static let curveBits: UInt = 3 << 16
  private static let transitionBits: UInt = 7 << 20

  var curve: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & Self.curveBits)
  }

  var transition: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & Self.transitionBits)
  }

  var timingFunction: CAMediaTimingFunction {
    switch curve {
    case .curveEaseIn: CAMediaTimingFunction(name: .easeIn)
    case .curveEaseOut: CAMediaTimingFunction(name: .easeOut)
    case .curveLinear: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}
