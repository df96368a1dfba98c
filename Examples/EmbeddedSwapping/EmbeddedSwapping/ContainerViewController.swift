import UIKit

/// Shows one of two child view controllers, and dissolves from one to the other on demand.
///
/// Each child is made by its segue when it is first wanted and kept from then on.
class ContainerViewController: UIViewController {
  private enum SegueIdentifier {
    static let first = "embedFirst"
    static let second = "embedSecond"
  }

  private var embeddedViewControllers: [String: UIViewController] = [:]
  private var visibleIdentifier: String?
  private var transitionInProgress = false

  private var visibleViewController: UIViewController? {
    visibleIdentifier.flatMap { embeddedViewControllers[$0] }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    performSegue(withIdentifier: SegueIdentifier.first, sender: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    switch segue.identifier {
    case SegueIdentifier.first:
      embed(segue.destination, as: SegueIdentifier.first)
    case SegueIdentifier.second:
      embed(segue.destination, as: SegueIdentifier.second)
    default:
      break
    }
  }

  /// Shows the child that is not visible. A request during a transition is ignored.
  func swapViewControllers() {
    show(
      visibleIdentifier == SegueIdentifier.first ? SegueIdentifier.second : SegueIdentifier.first)
  }

  private func show(_ identifier: String) {
    guard !transitionInProgress, identifier != visibleIdentifier else { return }
    if let embedded = embeddedViewControllers[identifier] {
      embed(embedded, as: identifier)
    } else {
      performSegue(withIdentifier: identifier, sender: nil)
    }
  }

  private func embed(_ viewController: UIViewController, as identifier: String) {
    guard !transitionInProgress, identifier != visibleIdentifier else { return }
    let previous = visibleViewController
    embeddedViewControllers[identifier] = viewController
    visibleIdentifier = identifier
    if let previous {
      swap(from: previous, to: viewController)
    } else {
      add(viewController)
    }
  }

  private func add(_ viewController: UIViewController) {
    addChild(viewController)
    fit(viewController.view)
    view.addSubview(viewController.view)
    viewController.didMove(toParent: self)
  }

  private func swap(from: UIViewController, to: UIViewController) {
    transitionInProgress = true
    fit(to.view)
    from.willMove(toParent: nil)
    addChild(to)
    transition(
      from: from, to: to, duration: 1.0, options: .transitionCrossDissolve, animations: nil
    ) { _ in
      // Also when the transition was cut short: the container must stay usable.
      from.removeFromParent()
      to.didMove(toParent: self)
      self.transitionInProgress = false
    }
  }

  private func fit(_ childView: UIView) {
    childView.frame = view.bounds
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
