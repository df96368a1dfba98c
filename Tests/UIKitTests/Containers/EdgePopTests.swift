import Foundation
import Testing
import UIKit

/// What a finger from the screen's edge does to a stack.
@MainActor
struct EdgePopTests {
  private final class Scene: UIViewController {
    let log: Log
    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    private func write(_ call: String) { log.write("\(title ?? "") \(call)") }
    override func willMove(toParent parent: UIViewController?) {
      write(parent == nil ? "leaves" : "comes")
    }
    override func didMove(toParent parent: UIViewController?) {
      write(parent == nil ? "has left" : "has come")
    }
    override func viewWillAppear(_ animated: Bool) { write("willAppear(\(animated))") }
    override func viewDidAppear(_ animated: Bool) { write("didAppear(\(animated))") }
    override func viewWillDisappear(_ animated: Bool) { write("willDisappear(\(animated))") }
    override func viewDidDisappear(_ animated: Bool) { write("didDisappear(\(animated))") }
  }

  private let log: Log
  private let screen: Screen
  private let navigation: UINavigationController
  private let upper: Scene

  init() {
    let log = Log()
    let navigation = UINavigationController()
    let upper = Scene("upper", log)
    let screen = Screen { navigation }
    screen.session.perform {
      navigation.setViewControllers([Scene("lower", log), upper], animated: false)
    }
    screen.session.timeline.advance(by: 1)
    log.clear()
    (self.log, self.screen, self.navigation, self.upper) = (log, screen, navigation, upper)
  }

  private func drag(from start: CGFloat, to end: CGFloat) {
    screen.session.perform { screen.window.touchDown(at: CGPoint(x: start, y: 400)) }
    for step in 1...10 {
      screen.session.timeline.advance(by: 0.1)
      let x = start + (end - start) * CGFloat(step) / 10
      screen.session.perform { screen.window.touchMoved(to: CGPoint(x: x, y: 400)) }
    }
  }

  private func lift(at x: CGFloat) {
    screen.session.timeline.advance(by: 0.2)
    screen.session.perform { screen.window.touchUp(at: CGPoint(x: x, y: 400)) }
    screen.session.timeline.advance(by: 1)
  }

  @Test func `past the middle the pop is finished`() {
    drag(from: 5, to: 305)
    #expect(upper.view.frame.minX == 300)
    lift(at: 305)

    #expect(navigation.viewControllers.map(\.title) == ["lower"])
    #expect(
      log.lines == [
        "upper leaves", "upper willDisappear(true)", "lower willAppear(true)",
        "upper didDisappear(true)", "lower didAppear(true)", "upper has left",
      ])
    #expect(upper.viewIfLoaded?.superview == nil)
  }

  @Test func `short of the middle all goes back and both hear of it`() {
    drag(from: 5, to: 105)
    #expect(navigation.viewControllers.map(\.title) == ["lower"])
    lift(at: 105)

    #expect(navigation.viewControllers.map(\.title) == ["lower", "upper"])
    #expect(
      log.lines == [
        "upper leaves", "upper willDisappear(true)", "lower willAppear(true)",
        "lower willDisappear(true)", "lower didDisappear(true)", "upper willAppear(true)",
        "upper didAppear(true)",
      ])
    #expect(upper.view.frame.minX == 0 && navigation.navigationBar.topItem?.title == "upper")
  }

  @Test func `nothing is pulled from elsewhere, nor where there is no back button`() {
    drag(from: 100, to: 300)
    lift(at: 300)
    upper.navigationItem.hidesBackButton = true
    drag(from: 5, to: 300)
    lift(at: 300)
    #expect(log.lines == [])
  }
}
