import UIKit

/// The container of the first origin program: custom segues, swaps by `transition(from:to:)`.
final class SwappingContainer: Actor {
  var kept: [String: UIViewController] = [:]
  var completions: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    performSegue(withIdentifier: "first", sender: nil)
    note("viewDidLoad ends")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    kept[segue.identifier ?? ""] = segue.destination
    if let present = children.first {
      swap(from: present, to: segue.destination)
    } else {
      addChild(segue.destination)
      segue.destination.view.frame = view.bounds
      view.addSubview(segue.destination.view)
      segue.destination.didMove(toParent: self)
    }
  }

  func swap(from old: UIViewController, to new: UIViewController) {
    new.view.frame = view.bounds
    old.willMove(toParent: nil)
    addChild(new)
    transition(
      from: old, to: new, duration: 1, options: .transitionCrossDissolve, animations: nil
    ) { finished in
      self.completions.append(finished)
      old.removeFromParent()
      new.didMove(toParent: self)
    }
  }
}

/// The container of the second origin program, as its article writes it: neither
/// `willMove(toParent: nil)` nor `didMove(toParent:)`.
final class SwitchingContainer: Actor {
  private(set) var current: UIViewController?

  func switchViews(to identifier: String) {
    guard let storyboard else { return }
    let last = current
    let next = storyboard.instantiateViewController(withIdentifier: identifier)
    current = next
    addChild(next)
    let bounds = view.bounds
    let start = bounds.offsetBy(dx: bounds.width, dy: 0)
    next.view.frame = start
    next.view.alpha = 0
    view.addSubview(next.view)
    UIView.animate(
      withDuration: 0.5,
      animations: {
        next.view.frame = bounds
        next.view.alpha = 1
      },
      completion: { _ in
        last?.view.removeFromSuperview()
        last?.removeFromParent()
      })
  }
}
