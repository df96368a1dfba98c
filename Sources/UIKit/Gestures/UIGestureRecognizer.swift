public import Foundation

/// Watches the touches of a view and says when they make a gesture.
@MainActor
open class UIGestureRecognizer: NSObject {
  public final weak var delegate: (any UIGestureRecognizerDelegate)?
  public internal(set) final weak var view: UIView?
  open var isEnabled = true { didSet { if !isEnabled { giveUp() } } }
  /// Whether the view loses the touches of a gesture that is recognised. Documented default.
  open var cancelsTouchesInView = true
  /// Kept; touches are never held back here.
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var name: String?

  private final var present = State.possible
  private final var targets: [GestureTarget] = []
  /// The fingers that are followed, in the order they came down.
  private(set) final var tracked: [UITouch] = []
  private final var requirements: [WeakRecognizer] = []
  /// A state that waits until the recognisers that must fail first have.
  private final var pending: State?
  private final weak var event: UIEvent?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  @MainActor public override convenience init() { self.init(target: nil, action: nil) }

  /// Reads what a nib says about the recogniser.
  public required init?(coder: NSCoder) {
    super.init()
    guard let nib = coder as? NibCoder else { return }
    nib.loader.adopt(self, for: nib.element)
    nib.decode(self, by: NibSchemas.gestureRecognizer)
  }

  /// Sent when the nib that the recogniser is from has been connected.
  open func awakeFromNib() {}

  // MARK: Targets

  /// The target is not retained; the action is called with the recogniser. Documented.
  public final func addTarget(_ target: Any, action: Selector) {
    connect(target as AnyObject, action)
  }

  /// Without a target the responder chain is asked.
  final func connect(_ target: AnyObject?, _ action: Selector) {
    guard !targets.contains(where: { $0.target === target && $0.action == action }) else { return }
    targets.append(GestureTarget(target: target, hadTarget: target != nil, action: action))
  }

  /// nil for any target or any action.
  public final func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.target === target as AnyObject?)
        && (action == nil || entry.action == action)
    }
  }

  /// What a recogniser of the framework itself does at each change, before its targets hear.
  final var whenRecognized: (() -> Void)?

  private func callTargets() {
    whenRecognized?()
    for entry in targets where entry.target != nil || !entry.hadTarget {
      let start =
        entry.hadTarget
        ? entry.target
        : view?.chain.first {
          $0.canPerformAction(entry.action, withSender: self)
        }
      guard let start else { continue }
      Session.current.application.sendAction(entry.action, to: start, from: self, for: event)
    }
  }

  // MARK: States

  /// Subclasses set it as the touches go on. What has been recognised is possible again when the
  /// last finger is up.
  open var state: State {
    get { present }
    set { change(to: newValue) }
  }

  private func change(to new: State) {
    switch (present, new) {
    case (.possible, .began), (.possible, .ended): recognize(as: new)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      present = new
      callTargets()
    case (.possible, .failed), (.possible, .cancelled), (.began, .failed), (.changed, .failed):
      present = .failed
      pending = nil
      settleWaiting()
    case (_, .possible): present = .possible
    case (.possible, .changed), (.began, .began), (.changed, .began), (.ended, _),
      (.cancelled, _), (.failed, _):
      break
    }
  }

  /// Asks whoever may object, lets those go first that must fail, and shuts rivals out.
  private func recognize(as new: State) {
    guard mayBegin else { return change(to: .failed) }
    let required = requirements.compactMap(\.recognizer) + rivals.filter(isRequired)
    if required.contains(where: \.hasRecognized) { return change(to: .failed) }
    if required.contains(where: \.isUndecided) {
      pending = new
      return
    }
    let rivals = rivals.filter { !isAllowed(with: $0) }
    if rivals.contains(where: { $0.hasRecognized && $0.canPrevent(self) && canBePrevented(by: $0) })
    {
      return change(to: .failed)
    }
    pending = nil
    present = new
    for rival in rivals where canPrevent(rival) && rival.canBePrevented(by: self) {
      rival.change(to: .failed)
    }
    takeTouchesFromViews()
    callTargets()
    settleWaiting()
  }

  private var mayBegin: Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// The other recognisers of the same fingers.
  private final var rivals: [UIGestureRecognizer] {
    tracked.flatMap { $0.recognizers }.reduce(into: []) { found, one in
      if one !== self, !found.contains(where: { $0 === one }) { found.append(one) }
    }
  }

  private func isAllowed(with other: UIGestureRecognizer) -> Bool {
    (delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
        ?? false)
  }

  private func isRequired(_ other: UIGestureRecognizer) -> Bool {
    (delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false)
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
  }

  private final var hasRecognized: Bool {
    present == .began || present == .changed || present == .ended
  }

  /// It follows fingers, or waits for more of them, and may still recognise.
  private final var isUndecided: Bool { present == .possible && isFollowing }

  /// Whether a gesture has begun to take shape; one that needs several taps says so between them.
  var isFollowing: Bool { !tracked.isEmpty }

  /// Those that wait for this one go on, or fail.
  private func settleWaiting() {
    for rival in rivals + (view?.recognizers ?? []) where rival !== self {
      guard let pending = rival.pending else { continue }
      rival.pending = nil
      rival.recognize(as: pending)
      rival.resetIfOver()
    }
  }

  // MARK: Relations to others

  public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Sent when a gesture is over, before the next may begin.
  open func reset() {}

  /// Takes no more notice of the finger.
  public final func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll { $0 === touch }
  }

  public final var numberOfTouches: Int { tracked.count }

  /// The middle of the fingers.
  open func location(in view: UIView?) -> CGPoint {
    let places = (tracked.isEmpty ? lastTouch.map { [$0] } ?? [] : tracked).map {
      $0.location(in: view)
    }
    guard !places.isEmpty else { return .zero }
    let count = CGFloat(places.count)
    let x: CGFloat = places.reduce(0) { $0 + $1.x }
    let y: CGFloat = places.reduce(0) { $0 + $1.y }
    return CGPoint(x: x / count, y: y / count)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    tracked.indices.contains(touchIndex) ? tracked[touchIndex].location(in: view) : .zero
  }

  private final var lastTouch: UITouch?

  /// Gets a touch of the window.
  final func receive(_ touch: UITouch, _ event: UIEvent) {
    self.event = event
    if touch.phase == .began {
      tracked.append(touch)
    } else if !tracked.contains(where: { $0 === touch }) {
      return
    }
    lastTouch = touch
    if present != .failed && present != .ended && present != .cancelled {
      switch touch.phase {
      case .began: touchesBegan([touch], with: event)
      case .moved, .stationary: touchesMoved([touch], with: event)
      case .ended: touchesEnded([touch], with: event)
      case .cancelled: touchesCancelled([touch], with: event)
      }
    }
    if touch.phase == .ended || touch.phase == .cancelled { lose(touch) }
  }

  private func lose(_ touch: UITouch) {
    // What waits for others still needs to know whom.
    if pending == nil { tracked.removeAll { $0 === touch } }
    resetIfOver()
  }

  private func resetIfOver() {
    tracked.removeAll { pending == nil && ($0.phase == .ended || $0.phase == .cancelled) }
    guard tracked.isEmpty, pending == nil else { return }
    guard present != .possible else { return }
    present = .possible
    reset()
  }

  /// A gesture that has begun is cancelled, one that has not fails.
  private func giveUp() {
    change(to: hasRecognized ? .cancelled : .failed)
    tracked = []
    resetIfOver()
  }

  /// For a failure that no touch brings.
  final func failLate() {
    change(to: .failed)
    resetIfOver()
  }

  private func takeTouchesFromViews() {
    guard cancelsTouchesInView, let event else { return }
    for touch in tracked where !touch.isTaken {
      touch.isTaken = true
      touch.hold?.drop()
      if touch.isDelivered { touch.view?.touchesCancelled([touch], with: event) }
    }
  }

  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// What gestures without duration end as.
    public static let recognized = State.ended
  }

  private struct GestureTarget {
    weak var target: AnyObject?
    let hadTarget: Bool
    let action: Selector
  }

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }
}
