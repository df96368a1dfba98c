import InterfaceBuilder
import TestSupport
import Testing
import Theatre
import UIKit

/// A run of many scenes holds one at a time.
@MainActor
struct SceneLifetimeTests {
  @Test func `what a scene was staged in goes with it`() throws {
    let document = try Storyboard(
      StoryboardScene("lobby", StoryboardView.container("c", embeds: "Hall")),
      StoryboardScene("Hall")
    ).document()
    for unit in document.sceneUnits {
      weak var session: Session?
      weak var view: UIView?
      do {
        let staged = StagedScene.all(of: unit, inContainers: true, in: Session())
        _ = staged.map { $0.composeFrame() }
        session = staged.first?.session
        view = staged.first?.view
        #expect(session != nil && view != nil)
      }
      #expect(view == nil)
      #expect(session == nil)
    }
  }
}
