import Testing
import UIKit

/// The example of the README does what it says.
@MainActor
struct ReadmeTests {
  @Test func `an animation is halfway after half its time`() {
    let session = Session(device: .phone)
    let lobby = UIViewController()
    session.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = lobby
      window.makeKeyAndVisible()
      UIView.animate(withDuration: 2) { lobby.view.alpha = 0 }
    }
    session.timeline.advance(by: 1)

    #expect(lobby.view.layer.presentation()?.opacity == 0.5)
    let frame = session.application.windows[0].composeFrame().description
    #expect(frame.isEmpty == false)
  }
}
