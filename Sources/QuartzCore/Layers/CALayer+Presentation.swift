package import Drawing
package import Foundation

extension CALayer {
  /// A copy with the values that are seen now; nil before the first commit.
  public func presentation() -> CALayer? {
    guard hasPresentation else { return nil }
    let copy = emptyCopy()
    copy.model = presentationState()
    return copy
  }

  /// The model with the running animations laid on top, as at this moment of the timeline.
  package func presentationState() -> LayerState {
    guard !animations.isEmpty else { return model }
    var state = model
    let now = timeline.now
    for running in animations { running.apply(to: &state, at: now) }
    return state
  }

  /// The transition that is running, if one is.
  package var runningTransition: (CATransition, fraction: CGFloat)? {
    for running in animations.reversed() {
      guard let transition = running.animation as? CATransition,
        let moment = running.moment(at: timeline.now)
      else { continue }
      return (transition, transition.progress(moment.fraction))
    }
    return nil
  }

  /// Whether its place or form is being animated.
  var isMoving: Bool {
    animations.contains { $0.isUnderWay(at: timeline.now) && $0.animation.moves }
  }

  /// What is seen of this layer and its sublayers now, in its own coordinates.
  package func snapshot() -> Picture {
    LayerComposer().content(of: self)
  }
}
