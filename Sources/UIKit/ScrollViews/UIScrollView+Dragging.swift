import Foundation

extension UIScrollView {
  // MARK: Fingers

  /// Content that slows down stops under a finger; documented. When the delegate hears of it: low
  /// confidence.
  final func fingerDidComeDown() {
    isTracking = true
    guard let motion, motion.purpose != .animation else { return }
    self.motion = nil
    owesSettling = true
    guard motion.purpose == .deceleration else { return }
    isDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// The last finger is up. Content that it stopped on its way goes on to where it may rest.
  final func fingersDidGo() {
    isTracking = false
    guard owesSettling, drag == nil, motion == nil else { return }
    owesSettling = false
    settle()
  }

  // MARK: Whether a drag may begin

  /// The content can go where the finger pulls it, no view around it could and this one not, and
  /// the view that has the touch gives it up. High confidence.
  final var mayDrag: Bool {
    guard isScrollEnabled, !isZooming, touchesMayBeTaken else { return false }
    let way = panGestureRecognizer.translation(in: self)
    let isAcross = abs(way.x) > abs(way.y)
    guard isAcross ? scrollsHorizontally : scrollsVertically else { return false }
    if hasRoom(against: way, isAcross: isAcross) { return true }
    return !outerScrollViews.contains {
      $0.canScroll && $0.hasRoom(against: way, isAcross: isAcross)
    }
  }

  private var touchesMayBeTaken: Bool {
    panGestureRecognizer.tracked.allSatisfy { touch in
      guard touch.isDelivered, !touch.isTaken, let view = touch.view, view !== self else {
        return true
      }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  private var outerScrollViews: [UIScrollView] {
    sequence(first: self as UIView) { $0.superview }.dropFirst().compactMap { $0 as? UIScrollView }
  }

  /// Whether there is more content on the side that a finger pulls from.
  private func hasRoom(against way: CGPoint, isAcross: Bool) -> Bool {
    let limits = isAcross ? horizontalLimits : verticalLimits
    let (place, pull) = isAcross ? (contentOffset.x, way.x) : (contentOffset.y, way.y)
    return pull > 0 ? place > limits.lowerBound : place < limits.upperBound
  }

  // MARK: Dragging

  final func beginDrag() {
    let way = panGestureRecognizer.translation(in: self)
    let length = hypot(way.x, way.y)
    let share = length > 0 ? min(UIPanGestureRecognizer.threshold / length, 1) : 0
    let isAcross = abs(way.x) > abs(way.y)
    drag = ScrollDrag(
      origin: pulledOffset, start: contentOffset,
      slop: CGPoint(x: way.x * share, y: way.y * share),
      isHorizontal: scrollsHorizontally && (isAcross || !isDirectionalLockEnabled),
      isVertical: scrollsVertically && (!isAcross || !isDirectionalLockEnabled))
    stopMotion()
    owesSettling = false
    isTracking = true
    isDragging = true
    dismissKeyboard()
    showIndicators()
    scrollDelegate?.scrollViewWillBeginDragging(self)
    continueDrag()
  }

  /// Keyboards that would follow the finger go at once.
  private func dismissKeyboard() {
    if keyboardDismissMode != .none {
      Session.current.application.firstResponder?.resignFirstResponder()
    }
  }

  final func continueDrag() {
    guard let drag else { return }
    let wanted = drag.offset(for: panGestureRecognizer.translation(in: self))
    move(
      to: CGPoint(
        x: seen(wanted.x, horizontalLimits, bounds.width, bounces: scrollsHorizontally),
        y: seen(wanted.y, verticalLimits, bounds.height, bounces: scrollsVertically)))
    followRefreshing()
  }

  private func seen(
    _ offset: CGFloat, _ limits: ClosedRange<CGFloat>, _ length: CGFloat, bounces isElastic: Bool
  ) -> CGFloat {
    bounces && isElastic
      ? RubberBand(length: length).place(offset, within: limits) : offset.clamped(to: limits)
  }

  /// The offset without the rubber band.
  private var pulledOffset: CGPoint {
    CGPoint(
      x: RubberBand(length: bounds.width).offset(of: contentOffset.x, within: horizontalLimits),
      y: RubberBand(length: bounds.height).offset(of: contentOffset.y, within: verticalLimits))
  }

  // MARK: Letting go

  /// `speed` is the finger's, in points a second.
  final func endDrag(speed finger: CGPoint) {
    guard let drag else { return }
    self.drag = nil
    let speed = CGPoint(
      x: drag.isHorizontal ? -finger.x : 0, y: drag.isVertical ? -finger.y : 0)
    let motion = motion(after: drag, speed: speed)
    isTracking = false
    isDragging = false
    let decelerates = motion.end > motion.began
    if decelerates {
      self.motion = motion
      isDecelerating = true
      Session.current.frameLoop.pulse.add(self)
      wakeAtEnd(of: motion)
    }
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if decelerates {
      scrollDelegate?.scrollViewWillBeginDecelerating(self)
    } else {
      settle()
    }
  }

  /// Slowing down, to a page or to where the delegate wants it. The delegate's velocity is in points
  /// a millisecond; documented.
  private func motion(after drag: ScrollDrag, speed: CGPoint) -> ScrollMotion {
    let natural = isPagingEnabled ? page(after: drag, speed: speed) : naturalTarget(speed)
    var target = natural
    withUnsafeMutablePointer(to: &target) {
      scrollDelegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
        targetContentOffset: $0)
    }
    let chosen = restingPlace(for: target)
    let isChosen = isPagingEnabled || chosen != natural
    let now = Session.current.timeline.now
    return ScrollMotion(
      purpose: .deceleration, began: now,
      x: axis(
        contentOffset.x, speed.x, isChosen && drag.isHorizontal ? chosen.x : nil, horizontalLimits),
      y: axis(
        contentOffset.y, speed.y, isChosen && drag.isVertical ? chosen.y : nil, verticalLimits))
  }

  private func axis(
    _ place: CGFloat, _ speed: CGFloat, _ chosen: CGFloat?, _ limits: ClosedRange<CGFloat>
  ) -> AxisMotion {
    if let chosen {
      return .reaching(Double(chosen), from: Double(place), speed: Double(speed))
    }
    return .slowing(
      from: Double(place), speed: Double(speed), rate: Double(decelerationRate.rawValue),
      within: Double(limits.lowerBound)...Double(limits.upperBound), bounces: bounces)
  }

  private func naturalTarget(_ speed: CGPoint) -> CGPoint {
    let rate = Double(decelerationRate.rawValue)
    return withinLimits(
      CGPoint(
        x: AxisMotion.restingPlace(
          from: Double(contentOffset.x), speed: Double(speed.x), rate: rate),
        y: AxisMotion.restingPlace(
          from: Double(contentOffset.y), speed: Double(speed.y), rate: rate)))
  }

  // MARK: Pages

  /// A flick turns one page, a slow drag goes to the nearest. High confidence but for the speed.
  private func page(after drag: ScrollDrag, speed: CGPoint) -> CGPoint {
    withinLimits(
      CGPoint(
        x: page(contentOffset.x, from: drag.start.x, speed.x, length: bounds.width),
        y: page(contentOffset.y, from: drag.start.y, speed.y, length: bounds.height)))
  }

  private func page(
    _ place: CGFloat, from start: CGFloat, _ speed: CGFloat, length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return place }
    let share = place / length
    let first = (start / length).rounded()
    let wanted: CGFloat =
      if abs(speed) < UIScrollView.flick {
        share.rounded()
      } else {
        speed > 0 ? share.rounded(.down) + 1 : share.rounded(.up) - 1
      }
    return wanted.clamped(to: first - 1...first + 1) * length
  }

  /// Points a second from which a finger turns a page however little it moved; low confidence.
  private static let flick: CGFloat = 250
}
