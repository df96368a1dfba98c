import UIKit

/* Outer /* @IBOutlet in a nested comment */ still a comment: #selector(nothing) */
class BaseViewController: UIViewController {
  @IBOutlet private(set) weak var caption: UILabel?

  @IBAction private func close() {}

  @IBAction func unwind(_ segue: UIStoryboardSegue) {}
}

@MainActor @objc protocol SwapDelegate {
  func willSwap()
  @objc optional func didSwap(_ sender: Any, animated: Bool)
  @objc optional var style: String? { get }
}

extension UIView {
  @objc func flash() {}
}
