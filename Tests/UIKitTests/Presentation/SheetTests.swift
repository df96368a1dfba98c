import Foundation
import Testing
import UIKit

/// Sheets, cards and popovers: where they stand and how a hand sends them away.
@MainActor
struct SheetTests {
  private final class Usher: UIPopoverPresentationControllerDelegate {
    let log: Log
    var allows = true
    var adapted = UIModalPresentationStyle.automatic
    init(_ log: Log) { self.log = log }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.write("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.write("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.write("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.write("attempt")
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { adapted }
  }

  private let log = Log()
  private let modal = UIViewController()

  private func screen(_ device: Device = .phone) -> (UIWindow, Session) {
    let session = Session(device: device)
    let window = session.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return window
    }
    return (window, session)
  }

  private func present(_ screen: (window: UIWindow, session: Session)) {
    screen.session.perform { screen.window.rootViewController?.present(modal, animated: true) }
    screen.session.timeline.advance(by: 1)
  }

  private func drag(
    from start: CGFloat, to end: CGFloat, _ screen: (window: UIWindow, session: Session)
  ) {
    let session = screen.session
    session.perform { screen.window.touchDown(at: CGPoint(x: 200, y: start)) }
    for step in 1...10 {
      session.timeline.advance(by: 0.05)
      session.perform {
        screen.window.touchMoved(
          to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 10))
      }
    }
    session.timeline.advance(by: 0.2)
    session.perform { screen.window.touchUp(at: CGPoint(x: 200, y: end)) }
    session.timeline.advance(by: 1)
  }

  @Test func `a sheet of half the height rests in the lower half`() {
    let screen = screen()
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    present(screen)
    let maximum: CGFloat = 852 - 69 - 34
    #expect(modal.view.frame.maxY == 852)
    #expect(modal.view.frame.height == (maximum / 2).rounded() + 34)
  }

  @Test func `a finger draws a sheet from one height to the other`() {
    let screen = screen()
    modal.sheetPresentationController?.detents = [.medium(), .large()]
    present(screen)
    drag(from: 460, to: 120, screen)
    #expect(modal.view.frame.minY == 69)
    #expect(modal.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  @Test func `a finger that draws a sheet far down sends it away`() {
    let screen = screen()
    let usher = Usher(log)
    modal.presentationController?.delegate = usher
    present(screen)
    drag(from: 90, to: 200, screen)
    #expect(modal.view.frame.minY == 69 && log.lines == [])
    drag(from: 90, to: 700, screen)
    #expect(log.lines == ["should", "will", "did"])
    #expect(modal.view.window == nil && modal.presentingViewController == nil)
  }

  @Test func `a sheet that must not go comes back, and its delegate hears of the attempt`() {
    let screen = screen()
    let usher = Usher(log)
    modal.presentationController?.delegate = usher
    modal.isModalInPresentation = true
    present(screen)
    drag(from: 90, to: 700, screen)
    #expect(log.lines == ["attempt"])
    #expect(modal.view.frame.minY == 69)
  }

  @Test func `on a pad a form is a card in the middle`() throws {
    let screen = screen(try #require(.named("ipad9_7")))
    modal.modalPresentationStyle = .formSheet
    present(screen)
    #expect(
      modal.view.frame
        == CGRect(x: (768 - 540) / 2, y: (1024 - 620) / 2, width: 540, height: 620))
  }

  @Test func `on a pad a popover points at its source from below`() throws {
    let screen = screen(try #require(.named("ipad9_7")))
    let source = UIView(frame: CGRect(x: 300, y: 100, width: 100, height: 50))
    screen.1.perform { screen.0.rootViewController?.view.addSubview(source) }
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = CGSize(width: 200, height: 300)
    modal.popoverPresentationController?.sourceView = source
    present(screen)
    #expect(modal.view.frame == CGRect(x: 250, y: 150 + 13, width: 200, height: 300))
    #expect(modal.popoverPresentationController?.arrowDirection == .up)
    screen.1.perform {
      screen.0.touchDown(at: CGPoint(x: 20, y: 900))
      screen.0.touchUp(at: CGPoint(x: 20, y: 900))
    }
    screen.1.timeline.advance(by: 1)
    #expect(modal.presentingViewController == nil)
  }

  @Test func `a phone shows a popover as a sheet unless the delegate wants it as it is`() {
    for (style, y) in [(UIModalPresentationStyle.automatic, CGFloat(69)), (.none, 150 + 13)] {
      let screen = screen()
      let modal = UIViewController()
      let usher = Usher(log)
      usher.adapted = style
      let source = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      screen.1.perform { screen.0.rootViewController?.view.addSubview(source) }
      modal.modalPresentationStyle = .popover
      modal.preferredContentSize = CGSize(width: 200, height: 300)
      modal.popoverPresentationController?.sourceView = source
      modal.popoverPresentationController?.delegate = usher
      screen.1.perform { screen.0.rootViewController?.present(modal, animated: false) }
      #expect(modal.view.frame.minY == y)
    }
  }
}
