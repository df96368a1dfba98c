import Drawing
import Testing
import UIKit

@MainActor
struct ColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    let components = Session().bind { color.resolvedColor(with: traits).cgColor }
    return [components.red, components.green, components.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func `system colours differ in the light and in the dark`() {
    #expect(bytes(.systemBlue, light) == [0, 122, 255])
    #expect(bytes(.systemBlue, dark) == [10, 132, 255])
    #expect(bytes(.systemBackground, light) == [255, 255, 255])
    #expect(bytes(.systemBackground, dark) == [0, 0, 0])
    #expect(bytes(.label, light) == [0, 0, 0])
    #expect(bytes(.label, dark) == [255, 255, 255])
    #expect(bytes(.systemPink, light) == [255, 45, 85])
  }

  @Test func `fixed colours stay the same`() {
    #expect(bytes(.orange, light) == [255, 128, 0])
    #expect(bytes(.orange, dark) == bytes(.orange, light))
  }

  @Test func `a colour of one's own may look at the traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .green }

    #expect(bytes(color, light) == [0, 255, 0])
    #expect(bytes(color, dark) == [255, 69, 58])
  }

  @Test func `a new alpha keeps the colour dynamic`() {
    let faint = UIColor.label.withAlphaComponent(0.25)

    #expect(bytes(faint, dark) == [255, 255, 255])
    #expect(Session().bind { faint.cgColor } == CGColor(gray: 0, alpha: 0.25))
  }

  @Test func `views take the components of their session`() {
    for (style, gray) in [(UIUserInterfaceStyle.light, 1), (.dark, 0)]
      as [(UIUserInterfaceStyle, CGFloat)]
    {
      let session = Session(userInterfaceStyle: style)
      let view = session.perform {
        let view = UIView()
        view.backgroundColor = .systemBackground
        return view
      }
      #expect(view.layer.backgroundColor == CGColor(gray: gray, alpha: 1))
      #expect(view.backgroundColor === UIColor.systemBackground)
    }
  }

  @Test func `colours are equal when they look the same in the light and in the dark`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white != UIColor.systemBackground)
    #expect(UIColor.red.hash == UIColor(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)).hash)
  }
}
