public import Foundation

/// A view that turns touches into events and events into calls of targets.
@MainActor
open class UIControl: UIView {
  open var isEnabled = true { didSet { stateDidChange(oldValue != isEnabled) } }
  open var isSelected = false { didSet { stateDidChange(oldValue != isSelected) } }
  open var isHighlighted = false { didSet { stateDidChange(oldValue != isHighlighted) } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// A finger is down that came down on this control.
  public private(set) final var isTracking = false
  /// The finger is over the control, or near it.
  public private(set) final var isTouchInside = false
  /// The one finger that is followed; others change nothing.
  private final weak var trackedTouch: UITouch?
  private final var targetActions: [TargetAction] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.control)
  }

  public final var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private func stateDidChange(_ changed: Bool) {
    if changed { updateForState() }
  }

  /// Takes on the looks of the present state.
  func updateForState() { setNeedsDisplay() }

  // MARK: Targets

  /// The target is not retained. Adding the same three again changes nothing; documented.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let added = TargetAction(target: target as AnyObject?, action: action, events: controlEvents)
    if let index = targetActions.firstIndex(where: { $0.isSameCall(as: added) }) {
      targetActions[index].events.formUnion(controlEvents)
    } else {
      targetActions.append(added)
    }
  }

  /// nil for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in targetActions.indices {
      let entry = targetActions[index]
      if entry.block != nil { continue }
      if let target, entry.target !== target as AnyObject { continue }
      if let action, entry.action != action { continue }
      targetActions[index].events.subtract(controlEvents)
    }
    targetActions.removeAll { $0.events.isEmpty }
  }

  /// An action of the same identifier is replaced; documented.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    targetActions.removeAll {
      $0.block?.identifier == action.identifier && $0.events == controlEvents
    }
    targetActions.append(TargetAction(block: action, events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in targetActions.indices
    where targetActions[index].block?.identifier == identifier {
      targetActions[index].events.subtract(controlEvents)
    }
    targetActions.removeAll { $0.events.isEmpty }
  }

  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  public final var allTargets: Set<AnyHashable> {
    Set(targetActions.compactMap { $0.target as? NSObject })
  }

  public final var allControlEvents: Event {
    targetActions.reduce(into: []) { $0.formUnion($1.events) }
  }

  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let names = targetActions.filter {
      $0.block == nil && $0.target === target as AnyObject? && !$0.events.isDisjoint(with: event)
    }.map(\.action.name)
    return names.isEmpty ? nil : names
  }

  /// Calls the targets of the events, in the order they were added (medium confidence).
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  private func sendActions(for events: Event, with event: UIEvent?) {
    for entry in targetActions where !entry.events.isDisjoint(with: events) {
      if let block = entry.block {
        sendAction(block)
        continue
      }
      if entry.hadTarget && entry.target == nil { continue }
      sendAction(entry.action, to: entry.target, for: event)
    }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    Session.current.application.sendAction(action, to: target, from: self, for: event)
  }

  // MARK: Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    isTracking = true
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    guard continueTracking(touch, with: event) else { return finish(touch, nil, with: event) }
    if wasInside != isTouchInside {
      isHighlighted = isTouchInside
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isNear(touch)
    finish(touch, isTouchInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTracking = false
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  private func finish(_ touch: UITouch, _ result: Event?, with event: UIEvent?) {
    isTracking = false
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
    endTracking(touch, with: event)
    guard let result else { return }
    sendActions(for: result, with: event)
    touchUpWasSent(result, with: event)
  }

  /// What a kind of control adds after the finger was lifted, inside or outside.
  func touchUpWasSent(_ end: Event, with event: UIEvent?) {
    if end == .touchUpInside { touchUpInsideWasSent(with: event) }
  }

  /// What a kind of control adds after a tap.
  func touchUpInsideWasSent(with event: UIEvent?) {}

  func sendPrimaryAction(with event: UIEvent?) {
    sendActions(for: .primaryActionTriggered, with: event)
  }

  /// A finger may stray about 70 points beyond the bounds; high confidence.
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  private struct TargetAction {
    weak var target: AnyObject?
    /// Told apart from a target that is gone: without one the responder chain is asked.
    let hadTarget: Bool
    let action: Selector
    /// Called in place of a target.
    let block: UIAction?
    var events: Event

    init(target: AnyObject?, action: Selector, events: Event) {
      self.target = target
      hadTarget = target != nil
      self.action = action
      block = nil
      self.events = events
    }

    init(block: UIAction, events: Event) {
      hadTarget = false
      action = ""
      self.block = block
      self.events = events
    }

    func isSameCall(as other: TargetAction) -> Bool {
      block == nil && other.block == nil && target === other.target && hadTarget == other.hadTarget
        && action == other.action
    }
  }
}
