public import Foundation
import QuartzCore

extension UIView {
  /// Runs the block and shows the view's old content giving way to the new one.
  ///
  /// The completion is called after the duration, whether or not anything changed. With no
  /// transition among the options the block is animated like `animate` (medium confidence).
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(
      on: view, duration: duration, options: options, changes: { animations?() },
      completion: completion)
  }

  /// Puts `toView` in the place of `fromView` in the latter's superview, which shows the
  /// transition. With `showHideTransitionViews` both stay and their `isHidden` changes. The frame
  /// of `toView` is not changed. High confidence.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let stage = fromView.superview else {
      return runAnimation(duration: 0, animations: {}, completion: completion)
    }
    runTransition(
      on: stage, duration: duration, options: options,
      changes: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          stage.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// `leaving` is a subview that stays until the end but is no part of the new content.
  static func runTransition(
    on view: UIView, duration: TimeInterval, options: AnimationOptions, leaving: UIView? = nil,
    changes: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard let transition = CATransition(options.transition) else {
      return runAnimation(
        duration: duration, options: options, animations: changes, completion: completion)
    }
    let group = CompletionGroup(completion)
    let context = ViewAnimationContext(
      duration: max(0, duration), options: options, group: group)
    context.inherit(from: .current)
    if context.animates {
      view.displaySubtree()
      context.configure(transition)
      transition.leaving = leaving?.layer
      context.start(transition, forKey: nil, on: view)
    }
    if options.contains(.allowAnimatedContent) {
      context.run(changes)
    } else {
      performWithoutAnimation(changes)
    }
    group.seal()
  }
}

extension CATransition {
  /// The effect that the options name; nil for none. Curls are drawn as dissolves.
  fileprivate convenience init?(_ option: UIView.AnimationOptions) {
    guard !option.isEmpty else { return nil }
    self.init()
    switch option {
    case .transitionFlipFromLeft: (type, subtype) = (.flip, .fromLeft)
    case .transitionFlipFromRight: (type, subtype) = (.flip, .fromRight)
    case .transitionFlipFromTop: (type, subtype) = (.flip, .fromTop)
    case .transitionFlipFromBottom: (type, subtype) = (.flip, .fromBottom)
    default: type = .fade
    }
  }
}
