import Testing
import UIKit

@MainActor
struct TargetActionTests {
  private final class Target: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private final class Keeper: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  let screen = Screen { Keeper() }
  let log = Log()
  let control = UIControl()

  init() {
    let log = log
    let table = screen.session.connections
    table.action(Target.self, "go") { log.write("\($0.name) go") }
    table.action(Target.self, "go:") { (target: Target, sender: UIControl, event) in
      log.write("\(target.name) go: \(type(of: sender)) \(event == nil ? "no event" : "event")")
    }
    table.action(Keeper.self, "help:") { (keeper: Keeper, sender: Any, event) in
      log.write("keeper helps \(type(of: sender))")
    }
  }

  private func send(_ events: UIControl.Event = .touchUpInside) {
    screen.session.perform { control.sendActions(for: events) }
  }

  @Test func `targets are called in the order they were added`() {
    let (one, two) = (Target("one"), Target("two"))
    control.addTarget(two, action: "go", for: .touchUpInside)
    control.addTarget(one, action: "go:", for: .touchUpInside)
    send()

    #expect(log.lines == ["two go", "one go: UIControl no event"])
  }

  @Test func `the same three are entered once`() {
    let one = Target("one")
    control.addTarget(one, action: "go", for: .touchUpInside)
    control.addTarget(one, action: "go", for: .touchUpInside)
    send()

    #expect(log.lines == ["one go"])
  }

  @Test func `one call may stand for several events and is made once for all sent together`() {
    let one = Target("one")
    control.addTarget(one, action: "go", for: .touchDown)
    control.addTarget(one, action: "go", for: .valueChanged)
    send(.touchDown)
    send(.valueChanged)
    send([.touchDown, .valueChanged])
    send(.touchUpInside)

    #expect(log.lines == ["one go", "one go", "one go"])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }

  @Test func `a target is not kept alive and a dead one is passed over`() {
    weak var probe: Target?
    do {
      let target = Target("gone")
      probe = target
      control.addTarget(target, action: "go", for: .touchUpInside)
    }
    control.addTarget(Target("gone too"), action: "help:", for: .touchUpInside)
    send()

    #expect(probe == nil)
    #expect(log.lines == [])
  }

  @Test func `targets are removed by target, action and event`() {
    let (one, two) = (Target("one"), Target("two"))
    for target in [one, two] {
      control.addTarget(target, action: "go", for: [.touchUpInside, .touchDown])
    }
    control.removeTarget(one, action: "go", for: .touchUpInside)
    #expect(control.actions(forTarget: one, forControlEvent: .touchUpInside) == nil)
    #expect(control.actions(forTarget: one, forControlEvent: .touchDown) == ["go"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    send(.allEvents)

    #expect(log.lines == [])
    #expect(control.allTargets == [])
  }

  @Test func `an action without a target goes up the responder chain from its control`() {
    screen.session.perform { screen.view.addSubview(control) }
    control.addTarget(nil, action: "help:", for: .touchUpInside)
    send()

    #expect(log.lines == ["keeper helps UIControl"])
  }

  @Test func `an action without a target starts at the first responder when there is one`() {
    control.addTarget(nil, action: "help:", for: .touchUpInside)
    send()
    #expect(log.lines == [])
    _ = screen.session.perform { screen.root.becomeFirstResponder() }
    send()

    #expect(log.lines == ["keeper helps UIControl"])
  }

  @Test func `an action that nobody has is dropped without a word`() {
    screen.session.perform { screen.view.addSubview(control) }
    control.addTarget(nil, action: "nonsense:", for: .touchUpInside)

    #expect(screen.session.raised { control.sendActions(for: .touchUpInside) } == [])
    let answer = screen.session.bind {
      UIApplication.shared.sendAction("nonsense:", to: nil, from: control, for: nil)
    }
    #expect(answer == false)
  }

  @Test func `an action that its target lacks raises what Objective-C raises`() {
    control.addTarget(screen.root, action: "nonsense:", for: .touchUpInside)

    #expect(
      screen.session.raised { control.sendActions(for: .touchUpInside) } == [
        "NSInvalidArgumentException: -[UIKitTests.TargetActionTests.Keeper nonsense:]: "
          + "unrecognized selector sent to instance 0x600000000010"
      ])
  }

  @Test func `actions are found along the superclasses`() {
    class Heir: UIView {}
    final class Grandchild: Heir {}
    let log = log
    screen.session.connections.action(Heir.self, "inherit") { _ in log.write("inherited") }
    let target = Grandchild()
    control.addTarget(target, action: "inherit", for: .touchUpInside)
    send()

    #expect(log.lines == ["inherited"])
  }

  @Test func `a tap's action gets its event`() {
    let one = Target("one")
    control.addTarget(one, action: "go:", for: .touchUpInside)
    control.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    screen.session.perform { screen.view.addSubview(control) }
    screen.session.perform { screen.window.touchDown(at: CGPoint(x: 5, y: 5)) }
    screen.session.perform { screen.window.touchUp(at: CGPoint(x: 5, y: 5)) }

    #expect(log.lines == ["one go: UIControl event"])
  }
}
