import UIKit

/// The first screen: a Swap button, and below the title the container that it drives.
class ViewController: UIViewController {
  private weak var containerViewController: ContainerViewController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if segue.identifier == "embedContainer" {
      containerViewController = segue.destination as? ContainerViewController
    }
  }

  @IBAction func swapButtonPressed(_ sender: Any) {
    containerViewController?.swapViewControllers()
  }
}
