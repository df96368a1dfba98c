// An app for the window's tests: a lilac screen with an orange button that a tap turns green. A
// return key after the tap makes a timer and a block of the main queue end it with status 0.
// Otherwise the status is 1 when the window was closed, 3 after two minutes, 2 without a window.

import CairoBackend
import Foundation
import UIKit
import WindowBackend

final class ProbeController: UIViewController {
  private let button = UIButton(type: .custom)
  private var isTapped = false
  private(set) var isFinished = false
  var whenFinished: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.8, green: 0.6, blue: 1, alpha: 1)
    button.frame = CGRect(x: 40, y: 60, width: 120, height: 50)
    button.backgroundColor = UIColor(red: 1, green: 0.6, blue: 0, alpha: 1)
    button.addTarget(self, action: Selector("tap"), for: .touchUpInside)
    view.addSubview(button)
  }

  func tap() {
    isTapped = true
    button.backgroundColor = UIColor(red: 0, green: 0.8, blue: 0, alpha: 1)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isTapped, presses.first?.key?.characters == "\r" else { return }
    _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { [weak self] _ in
      DispatchQueue.main.async { self?.finish() }
    }
  }

  private func finish() {
    isFinished = true
    whenFinished()
  }
}

@MainActor
func probe() throws(WindowError) -> Int32 {
  let connections = ConnectionTable()
  connections.action(ProbeController.self, "tap") { $0.tap() }
  let session = Session(connections: connections)
  let (window, controller) = session.perform {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let controller = ProbeController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, controller)
  }
  let desktop = try DesktopWindow(
    session: session, window: window, title: "window-probe", renderer: CairoRenderer())
  controller.whenFinished = { desktop.close() }
  switch try desktop.run(for: 120) {
  case .closed: return controller.isFinished ? 0 : 1
  case .timeIsUp: return 3
  }
}

do {
  exit(try probe())
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
