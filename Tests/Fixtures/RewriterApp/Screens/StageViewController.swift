import Foundation
import UIKit

@objc(Stage)
@objcMembers final class StageViewController: BaseViewController, SwapDelegate {
  @IBOutlet weak var stage: StageView! { didSet { log("stage \("set" + "\(1)")") } }
  @IBOutlet private var buttons: [UIButton]!
  @IBOutlet
  var notice: UILabel!
  weak var delegate: SwapDelegate?
  @objc dynamic var title2 = #"raw @IBOutlet "quoted" \#(#keyPath(StageViewController.stage))"#

  override func viewDidLoad() {
    super.viewDidLoad()
    let control = buttons?.first
    control?.addTarget(self, action: #selector(swap(_:)), for: 1)
    control?.addTarget(self, action: #selector(StageViewController.hold), for: 1)
    control?.addTarget(
      self,
      action: #selector(
        move(to:)
      ), for: 1)
    delegate?.didSwap?(self, animated: true)
    log(
      """
      @IBAction is text here, "and" \(#selector(getter: title2)) is not
      """)
  }

  func willSwap() {}

  @IBAction private func swap(_ sender: UIButton) { log("swap") }
  @IBAction func track(_ sender: Any, forEvent event: UIEvent) {}
  @objc fileprivate func hold(sender: UIControl?) {}
  @objc(go:) func move(to place: Any) {}
  @nonobjc func log(_ text: String) {}

  @IBSegueAction private func makePage(_ coder: NSCoder, sender: Any?) -> PageViewController? {
    PageViewController(coder: coder, number: 1)
  }

  #if os(iOS) || DEBUG
    @objc func debugOnly() {}
  #else
    @objc func releaseOnly() {}
  #endif
}

@IBDesignable class StageView: UIView {
  @IBInspectable var depth: Double = 0
}

class PageViewController: UIViewController {
  let number: Int
  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }
}

private class HiddenSegue: UIStoryboardSegue {
  override func perform() {}
}

class Helper: NSObject {
  @IBOutlet weak var page: UIViewController?
}
