import Foundation
import Testing
import UIKit

/// What alerts look like and what their buttons do.
@MainActor
struct AlertTests {
  private let screen = Screen()
  private let log = Log()

  private func alert(
    _ style: UIAlertController.Style = .alert, _ buttons: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Leave?", message: "Now", preferredStyle: style)
    for (title, style) in buttons {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log] in log.write($0.title ?? "") })
    }
    return alert
  }

  private func present(_ alert: UIViewController) {
    screen.session.perform { screen.root.present(alert, animated: true) }
    screen.session.timeline.advance(by: 1)
  }

  private func tap(_ title: String, in alert: UIAlertController) {
    guard let button = button(title, in: alert.view) else { return }
    let center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    tap(button.convert(center, to: nil))
  }

  private func tap(_ place: CGPoint) {
    screen.session.perform {
      screen.window.touchDown(at: place)
      screen.window.touchUp(at: place)
    }
    screen.session.timeline.advance(by: 1)
  }

  private func button(_ title: String, in view: UIView) -> UIControl? {
    if let control = view as? UIControl, control.accessibilityLabel == title { return control }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  /// Each button's place in the window.
  private func places(_ alert: UIAlertController) -> [String] {
    alert.actions.compactMap { action in
      guard let title = action.title, let button = button(title, in: alert.view) else { return nil }
      let frame = button.convert(button.bounds, to: alert.view)
      return "\(title) \(Int(frame.minX)) \(Int(frame.width))×\(Int(frame.height))"
    }
  }

  // MARK: Places

  @Test
  func `an alert is 270 wide in the middle, two buttons side by side, the one that cancels left`() {
    let alert = alert(buttons: [("Leave", .destructive), ("Stay", .cancel)])
    present(alert)

    #expect(alert.view.frame.width == 270 && abs(alert.view.center.x - 393 / 2) <= 0.5)
    #expect(abs(alert.view.center.y - 426) <= 0.5)
    #expect(places(alert) == ["Leave 135 135×44", "Stay 0 135×44"])
  }

  private func alert(buttons: [(String, UIAlertAction.Style)]) -> UIAlertController {
    alert(.alert, buttons)
  }

  @Test func `more buttons and long ones stand below each other, the one that cancels last`() {
    let long = alert(buttons: [("Stay", .cancel), ("Leave the theatre by the side door", .default)])
    present(long)
    #expect(
      places(long) == ["Stay 0 270×44", "Leave the theatre by the side door 0 270×44"])
    let order = long.actions.map { button($0.title ?? "", in: long.view)?.frame.minY ?? 0 }
    #expect(order[1] < order[0])
  }

  @Test func `the preferred button is semibold, else the one that cancels`() {
    let alert = alert(buttons: [("Leave", .default), ("Stay", .cancel)])
    present(alert)
    #expect(weights(alert) == [false, true])
    screen.session.perform { alert.preferredAction = alert.actions[0] }
    #expect(weights(alert) == [true, false])
  }

  private func weights(_ alert: UIAlertController) -> [Bool] {
    alert.actions.map { action in
      let label = button(action.title ?? "", in: alert.view)?.subviews.first as? UILabel
      return label?.font == .systemFont(ofSize: 17, weight: .semibold)
    }
  }

  @Test func `an action sheet stands above the home indicator, its last button apart`() {
    let sheet = alert(.actionSheet, [("Print", .default), ("Share", .default), ("Stay", .cancel)])
    present(sheet)

    #expect(sheet.view.frame.minX == 8 && sheet.view.frame.width == CGFloat(393 - 16))
    #expect(sheet.view.frame.maxY == CGFloat(852 - 34))
    #expect(places(sheet) == ["Print 0 377×57", "Share 0 377×57", "Stay 0 377×57"])
    let cards = sheet.view.subviews.map(\.frame)
    #expect(cards.last?.minY == (cards.first?.maxY ?? 0) + 8)
  }

  @Test func `what lies behind is dimmed`() {
    let alert = alert(buttons: [("Stay", .cancel)])
    present(alert)
    #expect(alert.view.superview?.backgroundColor != nil)
    tap("Stay", in: alert)
    #expect(screen.window.subviews == [screen.view])
  }

  @Test func `an alert comes from a fifth larger`() {
    let alert = alert(buttons: [("Stay", .cancel)])
    screen.session.perform { screen.root.present(alert, animated: true) }
    screen.session.timeline.advance(by: 0.1)
    let seen = screen.session.bind { alert.view.seenAlpha } ?? 0
    #expect(seen > 0 && seen < 1)
    screen.session.timeline.advance(by: 1)
    #expect(alert.view.transform == .identity && alert.view.frame.width == 270)
  }

  // MARK: Choosing

  @Test func `a button's handler runs when the alert has gone`() {
    let alert = alert(buttons: [("Leave", .default), ("Stay", .cancel)])
    present(alert)
    tap("Leave", in: alert)

    #expect(log.lines == ["Leave"])
    #expect(screen.root.presentedViewController == nil)
  }

  @Test func `a disabled button does nothing until it is enabled`() {
    let alert = alert(buttons: [("Leave", .default), ("Stay", .cancel)])
    alert.actions[0].isEnabled = false
    present(alert)
    tap("Leave", in: alert)
    #expect(log.lines == [])
    screen.session.perform { alert.actions[0].isEnabled = true }
    tap("Leave", in: alert)
    #expect(log.lines == ["Leave"])
  }

  @Test func `a tap beside it cancels an action sheet but not an alert`() {
    let alert = alert(buttons: [("Stay", .cancel)])
    present(alert)
    tap(CGPoint(x: 20, y: 100))
    #expect(screen.root.presentedViewController === alert)
    tap("Stay", in: alert)
    log.clear()
    present(self.alert(.actionSheet, [("Print", .default), ("Stay", .cancel)]))
    tap(CGPoint(x: 20, y: 100))
    #expect(log.lines == ["Stay"] && screen.root.presentedViewController == nil)
  }

  @Test func `an alert has text fields, an action sheet none, and one button that cancels`() {
    let alert = alert(buttons: [("Stay", .cancel)])
    alert.addTextField { $0.placeholder = "Name" }
    present(alert)
    #expect(alert.textFields?.map(\.placeholder) == ["Name"])
    #expect(alert.textFields?.first?.window === screen.window)
    let raised = screen.session.raised {
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      self.alert(.actionSheet, []).addTextField()
    }
    #expect(
      raised == [
        "NSInternalInconsistencyException: UIAlertController can only have one action with a style "
          + "of UIAlertActionStyleCancel",
        "NSInternalInconsistencyException: Text fields can only be added to an alert controller of "
          + "style UIAlertControllerStyleAlert",
      ])
  }
}
