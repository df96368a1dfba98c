import Foundation
import Testing
import UIKit

/// What alerts say and in which colours, as text.
@MainActor
struct AlertLookTests {
  private func words(
    _ style: UIUserInterfaceStyle = .light, _ make: () -> UIAlertController
  ) -> [String] {
    let screen = Screen()
    screen.session.userInterfaceStyle = style
    screen.session.perform { screen.root.present(make(), animated: false) }
    screen.session.timeline.advance(by: 1)
    let lines = screen.session.bind { screen.window.composeFrame().description }
      .split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.filter { $0.hasPrefix("text ") }.map { line in
      let parts = line.split(separator: " ").dropFirst().prefix(3).compactMap { Double($0) }
      let color = parts.map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ",")
      let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
      return "\(color) \(quoted.dropFirst().first ?? "")"
    }
  }

  private func alert(
    _ style: UIAlertController.Style, message: String? = "Now",
    _ buttons: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Leave?", message: message, preferredStyle: style)
    for (title, style) in buttons { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }

  @Test func `one, two and three buttons stand under title and message`() {
    #expect(
      words { alert(.alert, [("OK", .default)]) } == ["0,0,0 Leave?", "0,0,0 Now", "0,122,255 OK"])
    #expect(
      words { alert(.alert, [("Leave", .destructive), ("Stay", .cancel)]) } == [
        "0,0,0 Leave?", "0,0,0 Now", "0,122,255 Stay", "255,59,48 Leave",
      ])
    #expect(
      words { alert(.alert, message: nil, [("Stay", .cancel), ("A", .default), ("B", .default)]) }
        == ["0,0,0 Leave?", "0,122,255 A", "0,122,255 B", "0,122,255 Stay"])
  }

  @Test func `in the dark words are light and the tint is brighter`() {
    #expect(
      words(.dark) { alert(.alert, [("Leave", .destructive), ("Stay", .cancel)]) } == [
        "255,255,255 Leave?", "255,255,255 Now", "10,132,255 Stay", "255,69,58 Leave",
      ])
  }

  @Test func `an action sheet's header is grey`() {
    #expect(
      words { alert(.actionSheet, [("Print", .default), ("Stay", .cancel)]) } == [
        "143,143,143 Leave?", "143,143,143 Now", "0,122,255 Print", "0,122,255 Stay",
      ])
  }

  @Test func `an action sheet's title alone is not bold`() throws {
    let screen = Screen()
    let fonts = [nil, "Now"].map { message in
      screen.session.perform {
        let view = alert(.actionSheet, message: message, [("Print", .default)]).view ?? UIView()
        return labels(in: view).first?.font
      }
    }
    #expect(fonts == [.systemFont(ofSize: 13), .systemFont(ofSize: 13, weight: .semibold)])
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  @Test func `on a pad an action sheet must point to something`() {
    let session = Session(device: .named("ipad9_7") ?? .phone)
    let raised = session.raised {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(alert(.actionSheet, [("Print", .default)]), animated: false)
      #expect(root.presentedViewController == nil)
      let pointing = alert(.actionSheet, [("Print", .default)])
      pointing.popoverPresentationController?.sourceView = root.view
      root.present(pointing, animated: false)
      #expect(root.presentedViewController === pointing)
    }
    #expect(raised.count == 1)
    #expect(raised.first?.hasPrefix("NSGenericException: Your application has presented a") == true)
  }
}
