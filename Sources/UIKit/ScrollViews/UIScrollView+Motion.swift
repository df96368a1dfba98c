import Foundation

extension UIScrollView: Moving {
  /// Goes to where the motion has the content at the time.
  final func move(to time: TimeInterval) -> Bool {
    guard let motion else { return false }
    move(to: motion.place(at: time))
    // The delegate may have begun another one, or stopped this.
    guard motion.isOver(at: time), self.motion?.began == motion.began else {
      return self.motion != nil
    }
    self.motion = nil
    didEnd(motion)
    return self.motion != nil
  }

  private func didEnd(_ motion: ScrollMotion) {
    switch motion.purpose {
    case .deceleration:
      isDecelerating = false
      scrollDelegate?.scrollViewDidEndDecelerating(self)
      settle()
    case .animation:
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      hideIndicators()
    case .recovery:
      hideIndicators()
      scrollingDidSettle()
    }
  }

  /// The offset as a finger or a motion has it, on pixels.
  final func move(to offset: CGPoint) {
    let place = CGPoint(x: UIFont.pixelRounding(offset.x), y: UIFont.pixelRounding(offset.y))
    guard place != contentOffset else { return }
    isMovingItself = true
    contentOffset = place
    isMovingItself = false
  }

  final func start(_ new: ScrollMotion) {
    stopMotion()
    motion = new
    if new.purpose == .animation { showIndicators() }
    Session.current.frameLoop.pulse.add(self)
    wakeAtEnd(of: new)
  }

  /// The end is seen when it is due, not at the next beat.
  final func wakeAtEnd(of motion: ScrollMotion) {
    let timeline = Session.current.timeline
    timeline.cue(after: motion.end - timeline.now) {}
  }

  /// What moves the content stops where it is; the delegate does not hear of it (medium
  /// confidence).
  final func stopMotion() {
    motion = nil
    isDecelerating = false
  }

  /// An app has moved the content.
  final func shiftScrolling(by way: CGPoint) {
    if let motion { self.motion?.shift = motion.shift + way }
    if let drag { self.drag?.origin = drag.origin + way }
  }

  /// Nothing moves the content any more: what is beyond an edge, or not where it may rest, springs
  /// there first. What is nearer than half a point is there.
  final func settle() {
    let target = restingPlace(for: withinLimits(contentOffset))
    let way = target - contentOffset
    if max(abs(way.x), abs(way.y)) > 0.5, !isZooming {
      start(.recovery(from: contentOffset, to: target))
    } else {
      hideIndicators()
      scrollingDidSettle()
    }
  }
}

extension ScrollMotion {
  /// In seconds; medium confidence.
  private static let animationLength = 0.3

  @MainActor static func animation(from start: CGPoint, to end: CGPoint) -> ScrollMotion {
    ScrollMotion(
      purpose: .animation, began: Session.current.timeline.now,
      x: .eased(from: Double(start.x), to: Double(end.x), duration: animationLength),
      y: .eased(from: Double(start.y), to: Double(end.y), duration: animationLength))
  }

  @MainActor static func recovery(from start: CGPoint, to end: CGPoint) -> ScrollMotion {
    ScrollMotion(
      purpose: .recovery, began: Session.current.timeline.now,
      x: .springing(from: Double(start.x), to: Double(end.x), speed: 0),
      y: .springing(from: Double(start.y), to: Double(end.y), speed: 0))
  }
}
