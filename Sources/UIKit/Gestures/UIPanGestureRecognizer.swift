public import Foundation

/// Fingers that move about.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public final var minimumNumberOfTouches = 1
  public final var maximumNumberOfTouches = Int.max

  private final var start = CGPoint.zero
  private final var last = CGPoint.zero
  private final var speed = TouchSpeed()

  /// Points that a finger moves before it is a pan. Medium confidence.
  static let threshold: CGFloat = 10

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.panGestureRecognizer)
  }

  /// How far the fingers have moved; counted from where they came down, not from where the pan
  /// began. Low confidence.
  open func translation(in view: UIView?) -> CGPoint {
    let from = inView(start, view)
    let to = inView(last, view)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let to = inView(last, view)
    let place = CGPoint(x: to.x - translation.x, y: to.y - translation.y)
    guard let view, let window = view.window else {
      start = place
      return
    }
    start = view.convert(place, to: window)
  }

  /// Points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed.value }

  private func inView(_ place: CGPoint, _ view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return place }
    return view.convert(place, from: window)
  }

  /// Whether fingers that came down there may pan.
  func canStart(at place: CGPoint) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= maximumNumberOfTouches, canStart(at: location(in: nil)) else {
      if state == .possible { state = .failed }
      return
    }
    let place = location(in: nil)
    if state == .possible { start = place }
    last = place
    speed = TouchSpeed()
    speed.add(place, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = location(in: nil)
    speed.add(place, at: event.timestamp)
    last = place
    guard state == .possible else {
      state = .changed
      return
    }
    let distance = hypot(place.x - start.x, place.y - start.y)
    if distance >= UIPanGestureRecognizer.threshold, numberOfTouches >= minimumNumberOfTouches {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches - touches.count < minimumNumberOfTouches else { return }
    speed.forget(before: event.timestamp)
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}

/// A pan that begins at an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  public final var edges: UIRectEdge = []

  /// Points from the edge; low confidence.
  private static let reach: CGFloat = 20

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.screenEdgePanGestureRecognizer)
  }

  override func canStart(at place: CGPoint) -> Bool {
    let size = view?.window?.bounds.size ?? UIScreen.main.bounds.size
    let reach = UIScreenEdgePanGestureRecognizer.reach
    return edges.contains(.left) && place.x <= reach
      || edges.contains(.right) && place.x >= size.width - reach
      || edges.contains(.top) && place.y <= reach
      || edges.contains(.bottom) && place.y >= size.height - reach
  }
}
