import Drawing
import Testing
import UIKit

@MainActor
struct VisualEffectTests {
  private func picture(
    _ effect: UIVisualEffect?, style: UIUserInterfaceStyle = .light
  ) -> [String] {
    let session = Session(userInterfaceStyle: style)
    let window = session.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let view = UIVisualEffectView(effect: effect)
      view.frame = window.bounds
      window.addSubview(view)
      window.isHidden = false
      return window
    }
    return session.bind { window.composeFrame().description }.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("fill") }
  }

  @Test func `the blurs of old lay their published veils over the ground`() {
    #expect(
      picture(UIBlurEffect(style: .extraLight)) == ["fill 0.97 0.97 0.97 0.82 rect 0 0 10 10"])
    #expect(picture(UIBlurEffect(style: .light)) == ["fill 1 1 1 0.3 rect 0 0 10 10"])
    #expect(picture(UIBlurEffect(style: .dark)) == ["fill 0.11 0.11 0.11 0.73 rect 0 0 10 10"])
  }

  @Test func `a material follows the style, and its fixed kinds do not`() {
    let material = UIBlurEffect(style: .systemMaterial)
    #expect(picture(material) == ["fill 0.97 0.97 0.97 0.76 rect 0 0 10 10"])
    #expect(picture(material, style: .dark) == ["fill 0.14 0.14 0.14 0.76 rect 0 0 10 10"])
    let fixed = UIBlurEffect(style: .systemMaterialLight)
    #expect(picture(fixed, style: .dark) == ["fill 0.97 0.97 0.97 0.76 rect 0 0 10 10"])
  }

  @Test func `thicker materials hide more`() {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let alphas = styles.compactMap { style in
      picture(UIBlurEffect(style: style)).first?.split(separator: " ").dropFirst(4).first
        .flatMap { Double($0) }
    }
    #expect(alphas.count == 4)
    #expect(alphas == alphas.sorted())
  }

  @Test func `vibrancy and no effect leave the ground as it is`() {
    #expect(picture(nil) == [])
    #expect(picture(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))) == [])
  }
}
