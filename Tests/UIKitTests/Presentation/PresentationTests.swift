import Testing
import UIKit

@MainActor
struct PresentationTests {
  private final class Scene: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log, _ style: UIModalPresentationStyle = .automatic) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = style
    }
    required init?(coder: NSCoder) { nil }
    private func write(_ call: String, _ animated: Bool) {
      let flags = [isBeingPresented ? " presented" : "", isBeingDismissed ? " dismissed" : ""]
      log.write("\(name) \(call)(\(animated))\(flags.joined())")
    }
    override func viewDidLoad() { log.write("\(name) loads") }
    override func viewWillAppear(_ animated: Bool) { write("willAppear", animated) }
    override func viewDidAppear(_ animated: Bool) { write("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { write("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { write("didDisappear", animated) }
  }

  let log: Log
  let screen: Screen

  init() {
    let log = Log()
    self.log = log
    screen = Screen { Scene("root", log) }
    log.clear()
  }

  private func scene(_ name: String, _ style: UIModalPresentationStyle = .automatic) -> Scene {
    Scene(name, log, style)
  }

  private func present(_ scene: UIViewController, animated: Bool = true) {
    screen.session.perform {
      screen.root.present(scene, animated: animated) { log.write("presented") }
    }
    screen.session.timeline.advance(by: 1)
  }

  private func dismiss(animated: Bool = true) {
    screen.session.perform {
      screen.root.dismiss(animated: animated) { log.write("dismissed") }
    }
    screen.session.timeline.advance(by: 1)
  }

  @Test func `over the full screen the presenter's view leaves and comes back`() {
    let modal = scene("modal", .fullScreen)
    present(modal)
    #expect(
      log.lines == [
        "modal loads", "root willDisappear(true)", "modal willAppear(true) presented",
        "modal didAppear(true) presented", "root didDisappear(true)", "presented",
      ])
    #expect(screen.view.window == nil && modal.view.window === screen.window)
    #expect(modal.view.frame == screen.window.bounds)
    log.clear()
    dismiss()

    #expect(
      log.lines == [
        "modal willDisappear(true) dismissed", "root willAppear(true)", "root didAppear(true)",
        "modal didDisappear(true) dismissed", "dismissed",
      ])
    #expect(screen.view.window === screen.window && modal.view.window == nil)
    #expect(screen.window.subviews == [screen.view])
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .custom, .popover,
    .overCurrentContext,
  ])
  func `under a sheet the presenter stays and hears nothing`(style: UIModalPresentationStyle) {
    let modal = scene("modal", style)
    present(modal)
    dismiss()

    #expect(
      log.lines == [
        "modal loads", "modal willAppear(true) presented", "modal didAppear(true) presented",
        "presented", "modal willDisappear(true) dismissed", "modal didDisappear(true) dismissed",
        "dismissed",
      ])
    #expect(screen.window.subviews == [screen.view])
  }

  @Test func `without animation the same is done in one turn and the next`() {
    let modal = scene("modal", .fullScreen)
    screen.session.perform {
      screen.root.present(modal, animated: false)
      #expect(log.lines.last == "modal willAppear(false) presented")
    }

    #expect(
      log.lines.suffix(2) == ["modal didAppear(false) presented", "root didDisappear(false)"])
    #expect(screen.session.timeline.now == 0)
  }

  @Test func `who presents whom is known from both sides and from children`() {
    let modal = scene("modal")
    let child = scene("child")
    screen.session.perform { modal.addChild(child) }
    present(modal)

    #expect(screen.root.presentedViewController === modal)
    #expect(modal.presentingViewController === screen.root)
    #expect(child.presentingViewController === screen.root)
    screen.session.perform { child.dismiss(animated: false) }
    #expect(screen.root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil && !modal.isBeingDismissed)
  }

  @Test func `a child presents from its outermost ancestor`() {
    let (child, modal) = (scene("child"), scene("modal", .fullScreen))
    screen.session.perform {
      screen.root.addChild(child)
      screen.view.addSubview(child.view)
      child.didMove(toParent: screen.root)
    }
    log.clear()
    screen.session.perform { child.present(modal, animated: false) }

    #expect(modal.presentingViewController === screen.root)
    #expect(
      log.lines == [
        "modal loads", "root willDisappear(false)", "child willDisappear(false)",
        "modal willAppear(false) presented", "modal didAppear(false) presented",
        "root didDisappear(false)", "child didDisappear(false)",
      ])
  }

  @Test func `a sheet comes up from below and leaves a gap at the top`() {
    let modal = scene("modal")
    screen.session.perform { screen.root.present(modal, animated: true) }

    #expect(modal.view.frame.minY == CGFloat(59 + 10))
    #expect(isNear(modal.view.layer.presentation()?.frame.minY, 59 + 10 + 852))
    screen.session.timeline.advance(to: 0.4)
    #expect(modal.view.layer.presentation()?.frame.minY == CGFloat(59 + 10))
  }

  @Test func `one presentation at a time`() {
    let (one, two) = (scene("one"), scene("two"))
    present(one)
    present(two)

    #expect(
      screen.session.messages == [
        "Attempt to present <UIKitTests.PresentationTests.Scene: 0x600000000030> on "
          + "<UIKitTests.PresentationTests.Scene: 0x600000000020> which is already presenting "
          + "<UIKitTests.PresentationTests.Scene: 0x600000000010>"
      ])
    #expect(!two.isViewLoaded)
  }

  @Test func `a controller that is not on the screen cannot present`() {
    let stray = scene("stray")
    screen.session.perform { stray.present(scene("modal"), animated: true) }

    #expect(
      screen.session.messages == [
        "Attempt to present <UIKitTests.PresentationTests.Scene: 0x600000000010> on "
          + "<UIKitTests.PresentationTests.Scene: 0x600000000020> whose view is not in the window "
          + "hierarchy!"
      ])
  }

  @Test func `a child or an active controller cannot be presented`() {
    let child = scene("child")
    screen.session.perform { scene("parent").addChild(child) }
    let parent = scene("parent")
    screen.session.perform { parent.addChild(child) }
    let scenes = "<UIKitTests.PresentationTests.Scene: 0x6000000000"
    let raised = screen.session.raised {
      screen.root.present(child, animated: true)
      screen.root.present(screen.root, animated: true)
    }

    #expect(
      raised == [
        "NSInvalidArgumentException: Application tried to present modally a view controller "
          + "\(scenes)10> that has a parent view controller \(scenes)30>.",
        "NSInvalidArgumentException: Application tried to present modally an active controller "
          + "\(scenes)20>.",
      ])
    #expect(screen.root.presentedViewController == nil)
  }

  @Test func `dismissing where nothing is presented still completes`() {
    dismiss()

    #expect(log.lines == ["dismissed"])
  }

  @Test func `a second dismissal during the first is a warning and nothing more`() {
    present(scene("modal", .fullScreen))
    log.clear()
    for _ in 0..<3 { screen.session.perform { screen.root.dismiss(animated: true) } }
    screen.session.timeline.advance(by: 1)

    #expect(log.lines.filter { $0.hasPrefix("modal didDisappear") }.count == 1)
    #expect(log.lines.filter { $0.hasPrefix("root didAppear") }.count == 1)
    #expect(screen.session.messages.count == 2)
    #expect(screen.session.messages.allSatisfy { $0.hasPrefix("Attempt to dismiss from") })
  }

  @Test func `a dismissal during the presentation is a warning and nothing more`() {
    screen.session.perform { screen.root.present(scene("modal"), animated: true) }
    screen.session.perform { screen.root.dismiss(animated: true) }
    screen.session.timeline.advance(by: 1)

    #expect(screen.root.presentedViewController?.view.window === screen.window)
    #expect(screen.session.messages.count == 1)
  }

  @Test func `a dismissal takes away all that is presented above`() {
    let (one, two) = (scene("one"), scene("two"))
    present(one)
    screen.session.perform { one.present(two, animated: false) }
    dismiss()

    #expect(screen.window.subviews == [screen.view])
    #expect(one.view.window == nil && two.view.window == nil)
    #expect(screen.root.presentedViewController == nil && one.presentedViewController == nil)
    #expect(log.lines.filter { $0.contains("didDisappear") }.count == 2)
    #expect(screen.session.messages == [])
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .fullScreen], [true, false])
  func `a covered sheet comes back into its place and leaves nothing behind`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let (one, two) = (scene("one"), scene("two", style))
    present(one)
    let frame = one.view.frame
    screen.session.perform { one.present(two, animated: animated) }
    screen.session.timeline.advance(by: 1)
    screen.session.perform { one.dismiss(animated: animated) }
    screen.session.timeline.advance(by: 1)
    #expect(one.view.window === screen.window && one.view.frame == frame)
    dismiss()

    #expect(screen.window.subviews == [screen.view])
    #expect(screen.session.messages == [])
  }

  @Test func `with a full screen above, the whole pile goes without a warning`() {
    let (one, two) = (scene("one", .fullScreen), scene("two", .fullScreen))
    present(one)
    screen.session.perform { one.present(two, animated: false) }
    log.clear()
    dismiss()

    #expect(
      log.lines == [
        "two willDisappear(false) dismissed", "two didDisappear(false) dismissed",
        "root willAppear(true)", "root didAppear(true)", "dismissed",
      ])
    #expect(screen.window.subviews == [screen.view])
    #expect(screen.session.messages == [])
  }
}
