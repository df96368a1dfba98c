import Testing
import UIKit

/// The tints behind what is presented.
@MainActor
struct TintDimmingTests {
  private let screen = Screen()

  private func present(_ controller: UIViewController) {
    screen.session.perform { screen.root.present(controller, animated: true) }
    screen.session.timeline.advance(by: 1)
  }

  private func dismiss() {
    screen.session.perform { screen.root.dismiss(animated: true) }
    screen.session.timeline.advance(by: 1)
  }

  @Test func `behind alerts and sheets tints are grey until they are gone`() {
    let button = screen.add { UIButton(type: .system) }
    let sheet = UIViewController()
    for presented in [
      UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert), sheet,
    ] {
      present(presented)
      #expect(button.tintAdjustmentMode == .dimmed)
      #expect(presented.view.tintAdjustmentMode == .normal)
      dismiss()
      #expect(button.tintAdjustmentMode == .normal)
    }
  }

  @Test func `behind a whole screen and a mode of its own nothing changes`() {
    let full = UIViewController()
    full.modalPresentationStyle = .overFullScreen
    present(full)
    #expect(screen.view.tintAdjustmentMode == .normal)
    dismiss()

    screen.session.perform { screen.view.tintAdjustmentMode = .normal }
    present(UIViewController())
    #expect(screen.view.tintAdjustmentMode == .normal)
  }
}
