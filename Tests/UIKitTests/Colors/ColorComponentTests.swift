import Drawing
import InterfaceBuilder
import Testing
import UIKit

@MainActor
struct ColorComponentTests {
  private func bytes(_ color: UIColor) -> [Int] {
    let found = Session().bind { color.cgColor }
    return [found.red, found.green, found.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func `hue, saturation and brightness give the lights and come back`() {
    let color = UIColor(hue: 0.58, saturation: 0.8, brightness: 0.5, alpha: 1)
    #expect(bytes(UIColor(hue: 0.5, saturation: 0.6, brightness: 1, alpha: 1)) == [102, 255, 255])
    #expect(bytes(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == [255, 0, 0])

    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    Session().bind {
      #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    }
    #expect(isNear(hue, 0.58))
    #expect(isNear(saturation, 0.8))
    #expect(isNear(brightness, 0.5))
    #expect(alpha == 1)
  }

  @Test func `only a grey has a white`() {
    Session().bind {
      var white: CGFloat = 0
      #expect(UIColor.darkGray.getWhite(&white, alpha: nil))
      #expect(isNear(white, 1.0 / 3))
      #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }
  }

  @Test func `a wide colour is turned into one of sRGB`() {
    let p3 = UIColor(displayP3Red: 0.6, green: 0.5, blue: 0.5, alpha: 1)
    #expect(bytes(p3) == [158, 126, 127])
    #expect(bytes(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)) == [255, 255, 255])
  }

  @Test func `a literal is a colour`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == .orange)
    #expect(color.description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
  }

  @Test func `a colour of a catalog follows style and contrast`() throws {
    let session = Session()
    session.resources.color = { name, traits in
      guard name == "ink" else { return nil }
      let isDark = traits.userInterfaceStyle == .dark
      let isHigh = traits.accessibilityContrast == .high
      return .white(isDark ? 0.8 : 0.2, alpha: isHigh ? 1 : 0.5)
    }
    let color = try #require(session.bind { UIColor(named: "ink") })
    let darkHigh = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(accessibilityContrast: .high),
    ])

    session.bind {
      #expect(color.cgColor == CGColor(gray: 0.2, alpha: 0.5))
      #expect(color.resolvedColor(with: darkHigh).cgColor == CGColor(gray: 0.8, alpha: 1))
      #expect(UIColor(named: "none") == nil)
    }
  }
}
