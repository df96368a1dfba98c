import Diagnostics
import Foundation
import InterfaceBuilder

/// A segue of a scene before it happens: makes the destination and the segue when it does.
///
/// A segue drawn from a control is the control's target, with the action `perform:`. High
/// confidence.
@MainActor
final class SegueTemplate: NSObject {
  let element: SegueElement
  private unowned let nib: SceneNib
  private weak var source: UIViewController?
  /// The object the segue is drawn from; an embed's container view.
  private weak var trigger: NSObject?
  /// What a popover points to.
  private weak var anchor: NSObject?
  /// Views that a popover leaves touchable.
  private var passthrough: [WeakView] = []

  init(_ element: SegueElement, in nib: SceneNib, source: UIViewController) {
    self.element = element
    self.nib = nib
    self.source = source
  }

  /// Lets the control, bar item or recogniser that the segue is drawn from set it off, as soon as
  /// it is there.
  func connect(to objects: [String: NSObject]) {
    anchor = anchor ?? element.popoverAnchor?.id.flatMap { objects[$0] }
    if passthrough.isEmpty {
      passthrough = element.popoverPassthroughIDs.compactMap { objects[$0] as? UIView }
        .map { WeakView(view: $0) }
    }
    // A prototype's segue has one trigger after the other.
    guard let owner = element.owner?.id.flatMap({ objects[$0] }), owner !== trigger else { return }
    trigger = owner
    guard element.kind != .embed else { return }
    switch owner {
    case let control as UIControl:
      control.addTarget(
        self, action: "perform:", for: control is UIButton ? .touchUpInside : .valueChanged)
    case let item as UIBarButtonItem:
      item.target = self
      item.action = "perform:"
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(self, action: "perform:")
    case let cell as any SegueCell: cell.take(self)
    default: break
    }
  }

  /// Asks `shouldPerformSegue` unless code performs the segue; then destination, segue,
  /// `prepare`, `perform`. High confidence.
  func perform(sender: Any?, isTriggered: Bool) {
    guard let source else { return }
    if isTriggered {
      let identifier = element.identifier ?? ""
      guard source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    }
    guard let destination = makeDestination(source, sender) else { return }
    let segue = makeSegue(from: source, to: destination, sender: sender)
    Session.current.note(.prepare(segue: element.identifier), source)
    source.prepare(for: segue, sender: sender)
    // The action of an unwind segue comes before anything is seen to move. Measured.
    if element.kind == .unwind, let action = element.unwindAction,
      !ActionCall(Selector(action), on: destination, from: segue, for: nil).perform()
    {
      return
    }
    segue.perform()
  }

  /// Performs an embed segue as its scene is loaded, unless scenes embed one another without end.
  func embedWithinLimits() {
    let session = Session.current
    let depth = sequence(first: trigger as? UIView) { $0?.superview }.prefix { $0 != nil }
      .reduce(0) { count, _ in count + 1 }
    guard session.nibNesting.enterScene(at: depth) else {
      return session.report(
        Diagnostic(
          .error, rule: "endless-nesting",
          "scene '\(nib.element.displayName)' embeds scenes that embed others without end",
          at: element.location,
          hint: "the container view stays empty; does a scene embed itself?"),
        once: "\(element.location.file) embedding")
    }
    defer { session.nibNesting.leaveScene(at: depth) }
    perform(sender: nil, isTriggered: true)
  }

  private func makeDestination(_ source: UIViewController, _ sender: Any?) -> UIViewController? {
    if element.kind == .unwind { return unwindDestination(from: source, sender) }
    guard let target = element.destinationController else { return nil }
    let creator = element.destinationCreationSelector.map { selector in
      { [element] (coder: NSCoder) in
        Session.current.connections.create(
          selector, on: source, coder: coder, sender: sender, identifier: element.identifier)
      }
    }
    return nib.storyboard.instantiate(target, creator: creator)
  }

  /// Built-in kinds are plain segues; only custom ones use the class of the file, and kinds with
  /// a class may call super. High confidence.
  private func makeSegue(
    from source: UIViewController, to destination: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    let segue =
      makeCustomSegue(from: source, to: destination)
      ?? UIStoryboardSegue(
        identifier: element.identifier, source: source, destination: destination)
    if let action = builtInAction(
      from: source, to: destination, segue: segue, sender: sender)
    {
      segue.setPerformHandler(action)
    }
    return segue
  }

  private func makeCustomSegue(
    from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue? {
    guard let name = element.customClass else { return nil }
    let entry = Session.current.connections.entry(
      named: name, module: element.customModule,
      anyModule: element.customModuleProvider == "target")
    if case .segue(let make)? = entry?.making {
      return make(element.identifier, source, destination)
    }
    reportUnknownClass(name)
    // Without its class a custom segue could do nothing but fail: it shows its destination.
    return element.kind == .custom
      ? UIStoryboardSegue(
        identifier: element.identifier, source: source, destination: destination,
        performHandler: { source.show(destination, sender: nil) }) : nil
  }

  /// Nobody who answers means that nothing happens. Medium confidence.
  private func unwindDestination(from source: UIViewController, _ sender: Any?) -> UIViewController?
  {
    guard let action = element.unwindAction else { return nil }
    return UnwindSearch(
      start: UIStoryboardUnwindSegueSource(
        source: source, unwindAction: Selector(action), sender: sender)
    ).destination()
  }

  private func builtInAction(
    from source: UIViewController, to destination: UIViewController, segue: UIStoryboardSegue,
    sender: Any?
  ) -> (() -> Void)? {
    switch element.kind {
    case .custom: nil
    case .embed: { [weak self] in self?.embed(destination, in: source) }
    case .show: animated { source.show(destination, sender: sender) }
    case .showDetail: animated { source.showDetailViewController(destination, sender: sender) }
    case .push: animated { [element] in source.push(destination, of: element) }
    case .replace: animated { [element] in source.replaceDetail(with: destination, of: element) }
    case .unwind:
      animated { [unowned segue] in
        UnwindPath(from: source, to: destination).run(for: segue)
      }
    default: presentation(of: destination, from: source)
    }
  }

  /// A segue that does not animate does what it does at once. High confidence.
  private func animated(_ action: @escaping () -> Void) -> () -> Void {
    element.animates ? action : { UIView.performWithoutAnimation(action) }
  }

  private func presentation(
    of destination: UIViewController, from source: UIViewController
  ) -> () -> Void {
    if let style = element.modalPresentationStyle {
      destination.modalPresentationStyle = UIModalPresentationStyle.named[style] ?? .automatic
    }
    if let style = element.modalTransitionStyle {
      destination.modalTransitionStyle = UIModalTransitionStyle.named[style] ?? .coverVertical
    }
    switch element.kind {
    case .popover, .popoverPresentation: preparePopover(of: destination)
    case .presentation, .modal: break
    default: reportUnsupported()
    }
    let animates = element.animates
    return { source.present(destination, animated: animates) }
  }

  /// What the file says of the popover is known in `prepare`. High confidence.
  private func preparePopover(of destination: UIViewController) {
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    popover.permittedArrowDirections = element.popoverArrowDirections
    let anchor = anchor ?? trigger
    popover.barButtonItem = anchor as? UIBarButtonItem
    popover.sourceView = anchor as? UIView
    popover.passthroughViews = passthrough.isEmpty ? nil : passthrough.compactMap(\.view)
  }

  /// Child, view into the container view at its full size, `didMove`. High confidence; so is the
  /// text.
  private func embed(_ destination: UIViewController, in source: UIViewController) {
    guard let container = trigger as? UIView else { return }
    guard container.subviews.isEmpty else {
      return Session.current.raise(
        .internalInconsistency,
        "There are unexpected subviews in the container view. Perhaps the embed segue has already "
          + "fired once or a subview was added programmatically?")
    }
    source.addChild(destination)
    guard let view = destination.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    destination.didMove(toParent: source)
  }

  private func reportUnsupported() {
    Session.current.report(
      Diagnostic(
        .warning, rule: "unsupported",
        "segues of kind '\(element.kind.rawValue)' are not supported yet", at: element.location),
      once: "\(element.location.file) segue \(element.kind.rawValue)")
  }

  private func reportUnknownClass(_ name: String) {
    Session.current.report(
      Diagnostic(
        .warning, rule: "unknown-class", "Unknown class \(name) in Interface Builder file.",
        at: element.element.location(of: "customClass"),
        hint: "the segue shows its destination; link the code that declares \(name)"),
      once: "\(element.location.file) class \(name)")
  }

  private struct WeakView {
    weak var view: UIView?
  }
}
