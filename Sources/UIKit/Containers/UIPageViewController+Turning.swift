import Foundation

/// A page that a finger turns: the page that is seen, and the one beside it that comes.
@MainActor
struct PageTurn {
  let old: UIViewController
  let new: UIViewController
  let direction: UIPageViewController.NavigationDirection
  /// What the finger had moved when the turn began.
  let start: CGPoint
  /// Whether the next page lies at the left.
  let isMirrored: Bool
  let transition: ContainerTransition
}

/// Finger and dots. A page that curls on iOS slides here too.
extension UIPageViewController {
  /// Follows fingers on the page; a scroll view in the page goes first, since it is further in.
  final func installPan(on view: UIView) {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.whenRecognized = { [weak self, weak pan] in
      if let self, let pan { self.follow(pan) }
    }
    pagePan = pan
    view.addGestureRecognizer(pan)
  }

  private var isFlat: Bool { navigationOrientation == .horizontal }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let way = alongPages(pan.translation(in: nil))
    switch pan.state {
    case .began: beginTurn(way)
    case .changed: turn?.follow(way, isFlat: isFlat, length: pageLength)
    case .ended: endTurn(way, speed: alongPages(pan.velocity(in: nil)))
    case .cancelled: endTurn(way, speed: .zero, isCancelled: true)
    case .possible, .failed: break
    }
  }

  /// Where lines run to the left the next page comes from there: medium confidence.
  final var isMirrored: Bool { isFlat && viewIfLoaded?.isRightToLeft == true }

  /// As it would be where lines run to the right.
  private func alongPages(_ way: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: -way.x, y: way.y) : way
  }

  private var pageLength: CGFloat {
    let size = (viewIfLoaded as? ContainerView)?.stage.bounds.size ?? .zero
    return (isFlat ? size.width : size.height) + pageSpacing
  }

  /// Nothing turns across the pages' direction, without a source, or beyond the last page.
  private func beginTurn(_ way: CGPoint) {
    let isAlong = isFlat ? abs(way.x) > abs(way.y) : abs(way.y) > abs(way.x)
    guard isAlong, turn == nil, isOnScreen, let old = viewControllers?.first,
      let stage = (viewIfLoaded as? ContainerView)?.stage
    else { return }
    let isForward = (isFlat ? way.x : way.y) < 0
    let neighbour =
      isForward
      ? dataSource?.pageViewController(self, viewControllerAfter: old)
      : dataSource?.pageViewController(self, viewControllerBefore: old)
    guard let new = neighbour, new !== old else { return }
    delegate?.pageViewController(self, willTransitionTo: [new])
    adopt(new)
    let transition = ContainerTransition(
      from: old, to: new, animated: true, will: .coming, did: .coming,
      whenDone: { [weak self] in self?.turnDidEnd(old, new) })
    turn = PageTurn(
      old: old, new: new, direction: isForward ? .forward : .reverse, start: way,
      isMirrored: isMirrored, transition: transition)
    if let view = new.view {
      view.frame = stage.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.addSubview(view)
    }
    turn?.follow(way, isFlat: isFlat, length: pageLength)
  }

  /// More than half, or a flick: the page is turned. High confidence but for the speed.
  private func endTurn(_ way: CGPoint, speed: CGPoint, isCancelled: Bool = false) {
    guard let turn else { return }
    let sign: CGFloat = turn.direction == .forward ? -1 : 1
    let moved = (isFlat ? way.x : way.y) * sign
    let pace = (isFlat ? speed.x : speed.y) * sign
    let isTurned = !isCancelled && pace > -250 && (pace > 250 || moved > pageLength / 2)
    isTurned ? complete(turn) : takeBack(turn)
  }

  private func complete(_ turn: PageTurn) {
    showPages([turn.new])
    turn.old.willMove(toParent: nil)
    turn.transition.run(duration: PageTurn.duration) { [self] in
      turn.place(at: 1, isFlat: isFlat, length: pageLength)
    }
  }

  private func turnDidEnd(_ old: UIViewController, _ new: UIViewController) {
    dots?.currentPage += turn?.direction == .forward ? 1 : -1
    turn = nil
    if old.parent === self { old.removeFromParent() }
    new.didMove(toParent: self)
    tell(previous: old, isCompleted: true)
  }

  /// The page that came goes again.
  private func takeBack(_ turn: PageTurn) {
    turn.new.beginAppearanceTransition(false, animated: true)
    turn.old.beginAppearanceTransition(true, animated: true)
    UIView.animate(withDuration: PageTurn.duration) { [self] in
      turn.place(at: 0, isFlat: isFlat, length: pageLength)
    } completion: { [weak self] _ in
      turn.new.viewIfLoaded?.removeFromSuperview()
      turn.new.endAppearanceTransition()
      turn.old.endAppearanceTransition()
      turn.new.willMove(toParent: nil)
      turn.new.removeFromParent()
      self?.turn = nil
      self?.tell(previous: turn.old, isCompleted: false)
    }
  }

  private func tell(previous: UIViewController, isCompleted: Bool) {
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [previous],
      transitionCompleted: isCompleted)
  }

  // MARK: Dots

  /// Dots stand below scrolled pages whose source counts them; documented. 37 points high; high
  /// confidence.
  final func layOutDots(in container: ContainerView) {
    let count = dataSource?.presentationCount(for: self) ?? -1
    let hasDots = count >= 0 && transitionStyle == .scroll && isFlat
    if hasDots, dots == nil {
      dots = UIPageControl(frame: .zero)
      refreshDots()
    }
    guard let dots else { return }
    dots.isHidden = !hasDots
    dots.isUserInteractionEnabled = false
    if dots.superview !== container { container.addSubview(dots) }
    let height: CGFloat = hasDots ? 37 : 0
    let bounds = container.bounds
    container.stage.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - height)
    dots.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// The source says once which page is the first; then turns count. High confidence.
  final func refreshDots() {
    guard let dots, let dataSource else { return }
    dots.numberOfPages = max(0, dataSource.presentationCount(for: self))
    dots.currentPage = dataSource.presentationIndex(for: self)
  }
}

extension PageTurn {
  /// Seconds; low confidence.
  static let duration = 0.3

  /// Puts both pages where the finger has them; never to the other side.
  func follow(_ way: CGPoint, isFlat: Bool, length: CGFloat) {
    let sign: CGFloat = direction == .forward ? -1 : 1
    let moved = ((isFlat ? way.x : way.y) - (isFlat ? start.x : start.y)) * sign
    place(at: min(max(moved / max(length, 1), 0), 1), isFlat: isFlat, length: length)
  }

  /// `share` of the turn is done.
  func place(at share: CGFloat, isFlat: Bool, length: CGFloat) {
    guard let stage = new.viewIfLoaded?.superview else { return }
    let sign: CGFloat = (direction == .forward) != isMirrored ? 1 : -1
    let middle = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
    let gone = -sign * share * length
    let coming = sign * (1 - share) * length
    old.viewIfLoaded?.center = middle.moved(by: gone, isAcross: isFlat)
    new.viewIfLoaded?.center = middle.moved(by: coming, isAcross: isFlat)
  }
}

extension CGPoint {
  fileprivate func moved(by distance: CGFloat, isAcross: Bool) -> CGPoint {
    CGPoint(x: x + (isAcross ? distance : 0), y: y + (isAcross ? 0 : distance))
  }
}
