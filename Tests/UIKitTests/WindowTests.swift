import Testing
import UIKit

@MainActor
struct WindowTests {
  private final class Scene: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.write("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.write("\(name) appeared") }
    override func viewWillDisappear(_ animated: Bool) { log.write("\(name) will go") }
    override func viewDidDisappear(_ animated: Bool) { log.write("\(name) is gone") }
  }

  let session = Session()
  let log = Log()

  private func window(showing root: UIViewController? = nil) -> UIWindow {
    session.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      window.rootViewController = root
      return window
    }
  }

  @Test func `a window is hidden until it is shown`() {
    let root = Scene("root", log)
    let window = window(showing: root)
    #expect(window.isHidden && !root.isViewLoaded)
    session.perform { window.makeKeyAndVisible() }

    #expect(!window.isHidden && session.bind { window.isKeyWindow })
    #expect(session.application.windows == [window])
    #expect(root.view.frame == window.bounds && root.view.superview === window)
    #expect(log.lines == ["root will appear", "root appeared"])
  }

  @Test func `a new root takes the place of the old one`() {
    let window = window(showing: Scene("old", log))
    session.perform { window.makeKeyAndVisible() }
    log.clear()
    let old = window.rootViewController
    session.perform { window.rootViewController = Scene("new", log) }

    #expect(old?.view.window == nil)
    #expect(window.subviews == [window.rootViewController?.view])
    #expect(log.lines == ["old will go", "new will appear", "old is gone", "new appeared"])
  }

  @Test func `setting the same root again changes nothing`() {
    let root = Scene("root", log)
    let window = window(showing: root)
    session.perform { window.makeKeyAndVisible() }
    log.clear()
    session.perform { window.rootViewController = root }

    #expect(log.lines == [])
  }

  @Test func `a root replaced while the window is hidden is gone when it is shown again`() {
    let window = window(showing: Scene("old", log))
    session.perform { window.makeKeyAndVisible() }
    session.perform { window.isHidden = true }
    session.perform { window.rootViewController = Scene("new", log) }
    session.perform { window.isHidden = false }

    #expect(window.subviews == [window.rootViewController?.view])
  }

  @Test func `a root without a window's old views may be taken away`() {
    let window = window(showing: Scene("old", log))
    session.perform { window.makeKeyAndVisible() }
    session.perform { window.rootViewController = nil }

    #expect(window.subviews == [])
    #expect(log.lines.suffix(2) == ["old will go", "old is gone"])
  }

  @Test func `windows lie by their level and then in the order they were shown`() {
    let (alert, one, two) = (window(), window(), window())
    alert.windowLevel = .alert
    for window in [alert, one, two] { session.perform { window.isHidden = false } }
    #expect(session.application.windows == [one, two, alert])

    session.perform { one.isHidden = true }
    #expect(session.application.windows == [two, alert])
    session.perform { one.isHidden = false }
    #expect(session.application.windows == [two, one, alert])
  }

  @Test func `the root follows its window's size`() {
    let root = Scene("root", log)
    let window = window(showing: root)
    session.perform { window.makeKeyAndVisible() }
    session.perform { window.frame.size = CGSize(width: 300, height: 300) }

    #expect(root.view.frame.size == CGSize(width: 300, height: 300))
  }

  @Test func `a hidden window shows nothing`() {
    let window = window()
    window.backgroundColor = .red

    #expect(session.bind { window.composeFrame().description } == "")
  }
}
