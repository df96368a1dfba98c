import Drawing
import Foundation
import Testing
import UIKit

/// What follows the user's text size and style while it is seen.
@MainActor
struct ChangeAtRunTimeTests {
  private let screen = Screen()

  @Test func `each font of an attributed text follows the text size by itself`() {
    let label = screen.add { () -> UILabel in
      let label = UILabel()
      let text = NSMutableAttributedString(
        string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
      text.append(
        NSAttributedString(
          string: "b", attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)]))
      text.append(
        NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
      label.attributedText = text
      label.adjustsFontForContentSizeCategory = true
      return label
    }

    screen.session.contentSizeCategory = .accessibilityLarge

    let sizes = (0..<3).map { place -> CGFloat? in
      let font = label.attributedText?.attribute(.font, at: place, effectiveRange: nil)
      return (font as? UIFont)?.pointSize
    }
    #expect(sizes == [33, 26, 9])
  }

  @Test func `the title of a configured button follows the text size`() {
    let button = screen.add { () -> UIButton in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      let button = UIButton(type: .system)
      button.configuration = configuration
      return button
    }
    #expect(button.titleLabel?.font.pointSize == 17)

    screen.session.contentSizeCategory = .accessibilityLarge

    #expect(button.titleLabel?.font.pointSize == 33)
  }

  @Test func `an image of the bundle is the dark one in the dark, also one that is seen already`() {
    let (light, dark) = (lamp(200), lamp(20))
    screen.session.resources.image = { name, traits in
      name == "lamp" ? NamedImage(traits.userInterfaceStyle == .dark ? dark : light) : nil
    }
    screen.add { UIImageView(image: UIImage(named: "lamp")) }
    #expect(drawn.contains(light.digest))

    screen.session.perform { screen.session.userInterfaceStyle = .dark }

    #expect(drawn.contains(dark.digest))
  }

  private func lamp(_ grey: UInt8) -> RasterImage {
    RasterImage(name: "lamp", width: 1, height: 1, pixels: [grey, grey, grey, 255])
  }

  private var drawn: String { screen.session.bind { screen.window.composeFrame() }.description }
}
