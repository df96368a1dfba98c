import Diagnostics
import Testing
import UIKit

/// What the controllers of a navigation controller hear, and in what order.
@MainActor
struct NavigationSequenceTests {
  private final class Delegate: UINavigationControllerDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.note("delegate", "willShow(\(viewController.title ?? "?"))") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.note("delegate", "didShow(\(viewController.title ?? "?"))") }
  }

  private func actor(_ name: String, _ stage: Stage) -> Actor {
    CallLog.$current.withValue(stage.log) { Actor(named: name) }
  }

  private func launched(
    _ names: String...
  ) throws -> (stage: Stage, navigation: UINavigationController, actors: [Actor]) {
    let stage = try Stage()
    let actors = names.map { actor($0, stage) }
    let navigation = stage.turn {
      let navigation = UINavigationController()
      navigation.title = "nav"
      navigation.setViewControllers(actors, animated: false)
      return navigation
    }
    _ = try stage.turn { try stage.show(navigation) }
    stage.log.clear()
    return (stage, navigation, actors)
  }

  @Test func `a push tells the old one first, and the new one of its move last`() throws {
    let (stage, navigation, _) = try launched("A")
    let delegate = Delegate(stage.log)
    navigation.delegate = delegate
    let next = actor("B", stage)
    stage.turn { navigation.pushViewController(next, animated: true) }
    stage.advance(by: 1)

    #expect(
      stage.log.lines == [
        "B.willMove(nav)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)",
        "B.viewWillAppear(true)", "delegate.willShow(B)", "B.viewIsAppearing(true)", "B.layout",
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "delegate.didShow(B)",
        "B.didMove(nav)",
      ])
  }

  @Test func `a pop takes the top off before it hears of its last move`() throws {
    let (stage, navigation, actors) = try launched("A", "B")
    let popped = stage.turn { navigation.popViewController(animated: true) }

    #expect(popped === actors[1])
    #expect(navigation.viewControllers == [actors[0]])
    #expect(actors[1].isMovingFromParent)
    stage.advance(by: 1)
    #expect(
      stage.log.lines == [
        "B.willMove(nil)", "A.loadView", "A.viewDidLoad", "B.viewWillDisappear(true)",
        "A.viewWillAppear(true)", "A.viewIsAppearing(true)", "A.layout",
        "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)",
      ])
    #expect(actors[1].parent == nil)
  }

  @Test func `without animation all is told in one turn`() throws {
    let (stage, navigation, _) = try launched("A")
    let next = actor("B", stage)
    stage.turn { navigation.pushViewController(next, animated: false) }

    #expect(
      stage.log.lines == [
        "B.willMove(nav)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(false)",
        "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.layout",
        "A.viewDidDisappear(false)", "B.viewDidAppear(false)", "B.didMove(nav)",
      ])
  }

  @Test func `of several new controllers only the top is shown`() throws {
    let (stage, navigation, actors) = try launched("A")
    let middle = actor("B", stage)
    let top = actor("C", stage)
    stage.turn { navigation.setViewControllers(actors + [middle, top], animated: false) }

    #expect(!middle.isViewLoaded)
    #expect(
      stage.log.lines.filter { $0.contains("Appear(") || $0.contains("Disappear") } == [
        "A.viewWillDisappear(false)", "C.viewWillAppear(false)",
        "A.viewDidDisappear(false)", "C.viewDidAppear(false)",
      ])
  }

  @Test func `back to the root the ones between hear of their moves alone`() throws {
    let (stage, navigation, actors) = try launched("A", "B", "C")
    let popped = stage.turn { navigation.popToRootViewController(animated: true) }
    stage.advance(by: 1)

    #expect(popped == [actors[1], actors[2]])
    #expect(
      stage.log.lines.filter { $0.hasPrefix("B") } == ["B.willMove(nil)", "B.didMove(nil)"])
    #expect(
      stage.log.lines.filter { $0.contains("Appear(") || $0.contains("Disappear") } == [
        "C.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "C.viewDidDisappear(true)", "A.viewDidAppear(true)",
      ])
  }

  @Test func `a push during a push leaves everyone told evenly`() throws {
    let (stage, navigation, actors) = try launched("A")
    let middle = actor("B", stage)
    let top = actor("C", stage)
    stage.turn {
      navigation.pushViewController(middle, animated: true)
      navigation.pushViewController(top, animated: true)
    }
    stage.advance(by: 1)

    #expect(navigation.viewControllers == actors + [middle, top])
    #expect(top.view.window != nil && middle.view.window == nil)
    #expect(
      stage.log.lines.filter { $0.hasPrefix("B.view") && $0.contains("ppear(") } == [
        "B.viewWillAppear(true)", "B.viewDidAppear(true)", "B.viewWillDisappear(true)",
        "B.viewDidDisappear(true)",
      ])
    #expect(stage.session.log.diagnostics.isEmpty)
  }

  @Test func `what is popped is let go`() throws {
    let (stage, navigation, _) = try launched("A")
    weak var popped: UIViewController?
    stage.turn {
      let next = actor("B", stage)
      popped = next
      navigation.pushViewController(next, animated: true)
    }
    stage.advance(by: 1)
    #expect(popped != nil)
    stage.turn { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 1)
    #expect(popped == nil)
  }

  @Test func `off the screen a push loads nothing`() throws {
    let stage = try Stage()
    let root = actor("A", stage)
    let next = actor("B", stage)
    let navigation = UINavigationController(rootViewController: root)
    stage.turn { root.show(next, sender: nil) }

    #expect(navigation.viewControllers == [root, next])
    #expect(!next.isViewLoaded)
  }

  @Test func `the root of a storyboard is made with its container`() throws {
    let stage = try Stage(
      storyboard: """
        <scene sceneID="s-nav"><objects><navigationController id="nav" title="nav">
          <navigationBar key="navigationBar" id="bar"/>
          <connections><segue destination="A" kind="relationship" \
        relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        """ + Stage.scene("A"), initial: "nav")
    _ = try stage.launch()

    #expect(
      stage.log.lines == [
        "A.init(coder:)", "A.awakeFromNib", "A.willMove(nav)", "A.didMove(nav)", "A.loadView",
        "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.layout",
        "A.viewDidAppear(false)",
      ])
  }

  // MARK: What goes wrong

  private func raised(_ body: (UINavigationController, [Actor]) -> Void) throws -> [String] {
    let (stage, navigation, actors) = try launched("A")
    var found: [String] = []
    stage.session.whenRaised = { found.append("\($0.name.rawValue): \($0.reason)") }
    stage.turn { body(navigation, actors) }
    return found
  }

  @Test func `the same controller is not pushed twice`() throws {
    let found = try raised { $0.pushViewController($1[0], animated: false) }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "NSInvalidArgumentException: Pushing the same view controller instance more than once is "
          + "not supported (<") == true)
  }

  @Test func `a navigation controller is not pushed`() throws {
    #expect(
      try raised { navigation, _ in
        navigation.pushViewController(UINavigationController(), animated: false)
      } == ["NSInvalidArgumentException: Pushing a navigation controller is not supported"])
  }

  @Test func `nobody pops to a controller that is not there`() throws {
    #expect(
      try raised { navigation, _ in
        navigation.popToViewController(UIViewController(), animated: false)
      } == [
        "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."
      ])
  }
}
