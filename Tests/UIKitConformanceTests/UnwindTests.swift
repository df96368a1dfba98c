import Diagnostics
import Testing
import UIKit

/// Where unwind segues end, and what happens on the way.
@MainActor
struct UnwindTests {
  /// A controller that can be gone back to.
  private final class Home: Actor {}

  private static let exit = "<exit id=\"x\" sceneMemberID=\"exit\"/>"

  /// The scenes: a navigation controller with `A`, and `B`, which leads back to whoever answers.
  private static func stage(showing kind: String, home: String = "Home") throws -> Stage {
    let scene =
      Stage.scene(
        "B",
        connections: "<segue destination=\"x\" kind=\"unwind\" identifier=\"back\" "
          + "unwindAction=\"goHome:\" id=\"u\"/>"
      ).replacing("</viewController>", with: "</viewController>\(exit)")
    let stage = try Stage(
      storyboard: """
        <scene sceneID="s-nav"><objects><navigationController id="nav" title="nav">
          <connections><segue destination="A" kind="relationship" \
        relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        """
          + Stage.scene(
            "A", class: home,
            connections: "<segue destination=\"B\" kind=\"\(kind)\" identifier=\"go\" id=\"g\" "
              + "modalPresentationStyle=\"fullScreen\"/>") + scene,
      initial: "nav")
    let table = stage.session.connections
    table.register(Home.self, named: "Home", module: "Tests") { Home(coder: $0) }
    table.action(Home.self, "goHome:") { (home: Home, segue: UIStoryboardSegue, _) in
      home.note("goHome(from \(segue.source.title ?? "?"))")
    }
    return stage
  }

  private func gone(_ stage: Stage) throws -> (UINavigationController, UIViewController) {
    let window = try stage.launch()
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let home = try #require(navigation.topViewController)
    stage.turn { home.performSegue(withIdentifier: "go", sender: nil) }
    stage.advance(by: 1)
    stage.log.clear()
    return (navigation, home)
  }

  @Test func `back along a navigation controller the action comes before the pop`() throws {
    let stage = try UnwindTests.stage(showing: "show")
    let (navigation, home) = try gone(stage)
    let away = try #require(navigation.topViewController)
    stage.turn { away.performSegue(withIdentifier: "back", sender: nil) }
    stage.advance(by: 1)

    #expect(navigation.viewControllers == [home])
    #expect(
      stage.log.lines.filter { $0 != "A.layout" } == [
        "B.prepare(back)", "A.goHome(from B)", "B.willMove(nil)", "B.viewWillDisappear(true)",
        "A.viewWillAppear(true)", "A.viewIsAppearing(true)", "B.viewDidDisappear(true)",
        "A.viewDidAppear(true)", "B.didMove(nil)",
      ])
  }

  @Test func `what is presented on the way is dismissed`() throws {
    let stage = try UnwindTests.stage(showing: "presentation")
    let (navigation, home) = try gone(stage)
    let away = try #require(navigation.presentedViewController)
    stage.turn { away.performSegue(withIdentifier: "back", sender: nil) }
    stage.advance(by: 1)

    #expect(navigation.presentedViewController == nil)
    #expect(home.view.window != nil && away.viewIfLoaded?.window == nil)
    #expect(stage.log.lines.prefix(2) == ["B.prepare(back)", "A.goHome(from B)"])
  }

  @Test func `where nobody answers nothing happens`() throws {
    let stage = try UnwindTests.stage(showing: "show", home: "Actor")
    let (navigation, _) = try gone(stage)
    let away = try #require(navigation.topViewController)
    stage.turn { away.performSegue(withIdentifier: "back", sender: nil) }

    #expect(stage.log.lines == [])
    #expect(navigation.topViewController === away)
    #expect(stage.session.log.diagnostics.isEmpty)
  }
}
