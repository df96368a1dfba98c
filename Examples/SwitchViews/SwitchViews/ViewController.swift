import UIKit

/// Two buttons, and below them the panel into which the chosen scene slides.
class ViewController: UIViewController {
  @IBOutlet weak var parentView: UIView!

  private var currentViewController: UIViewController?
  private var currentIdentifier: String?
  private var switchInProgress = false

  @IBAction func showView1(_ sender: Any) {
    switchViews(to: "yellow")
  }

  @IBAction func showView2(_ sender: Any) {
    switchViews(to: "pink")
  }

  private func switchViews(to identifier: String) {
    guard !switchInProgress, identifier != currentIdentifier, let storyboard else { return }
    let outgoing = currentViewController
    let incoming = storyboard.instantiateViewController(withIdentifier: identifier)
    currentViewController = incoming
    currentIdentifier = identifier
    slide(from: outgoing, to: incoming)
  }

  private func slide(from outgoing: UIViewController?, to incoming: UIViewController) {
    switchInProgress = true
    outgoing?.willMove(toParent: nil)
    addChild(incoming)
    let place = parentView.bounds
    incoming.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    incoming.view.frame = place.offsetBy(dx: place.width, dy: 0)
    incoming.view.alpha = 0
    parentView.addSubview(incoming.view)
    UIView.animate(withDuration: 0.5) {
      incoming.view.frame = self.parentView.bounds
      incoming.view.alpha = 1
    } completion: { _ in
      outgoing?.view.removeFromSuperview()
      outgoing?.removeFromParent()
      incoming.didMove(toParent: self)
      self.switchInProgress = false
    }
  }
}
