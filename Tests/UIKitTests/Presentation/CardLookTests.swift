import Foundation
import Testing
import UIKit

/// What cards over a screen look like, as text.
@MainActor
struct CardLookTests {
  /// The commands of the frame that hold a text, without their indentation.
  private func lines(
    _ device: Device = .phone, _ style: UIUserInterfaceStyle = .light, holding word: String,
    _ make: (UIViewController) -> UIViewController
  ) -> [String] {
    let session = Session(device: device)
    session.userInterfaceStyle = style
    let window = session.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(make(root), animated: false)
      return window
    }
    session.timeline.advance(by: 1)
    return session.bind { window.composeFrame().description }.split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }.filter { $0.contains(word) }
  }

  private func card(_ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    return controller
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `an alert with a field shows its placeholder between message and buttons`(
    style: UIUserInterfaceStyle
  ) {
    let texts = lines(.phone, style, holding: "text ") { _ in
      let alert = UIAlertController(title: "Name", message: "Yours", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Ann" }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return alert
    }
    let words = texts.map { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(
        String.init)
    }
    #expect(words == ["Name", "Yours", "Ann", "OK"])
  }

  @Test func `a medium sheet is a card with round corners over the lower half`() {
    let fills = lines(holding: "fill 1 0 0 1 ") { _ in
      let sheet = card(.red)
      sheet.sheetPresentationController?.detents = [.medium()]
      return sheet
    }
    #expect(fills == ["fill 1 0 0 1 corners 0 0 393 409 10 circular tl+tr"])
  }

  @Test func `a popover on a pad is a card of its own size`() throws {
    let pad = try #require(Device.named("ipad9_7"))
    let fills = lines(pad, holding: "fill 1 0 0 1 ") { root in
      let popover = card(.red)
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 200, height: 120)
      popover.popoverPresentationController?.sourceView = root.view
      popover.popoverPresentationController?.sourceRect = CGRect(
        x: 300, y: 300, width: 40, height: 40)
      return popover
    }
    #expect(fills == ["fill 1 0 0 1 rounded 0 0 200 120 13"])
  }
}
