import Drawing
import Testing
import UIKit

@MainActor
struct TintTests {
  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  private let screen = Screen()

  @Test func `a tint is that of the nearest view above that has one`() {
    let inner = screen.add { Tinted() }
    #expect(inner.tintColor === UIColor.systemBlue)

    screen.session.perform { screen.view.tintColor = .red }

    #expect(inner.tintColor === UIColor.red)
    #expect(inner.changes == 1)
  }

  @Test func `a view hears of the tint of the place it is put in`() {
    screen.session.perform { screen.view.tintColor = .red }
    let inner = screen.add { Tinted() }
    #expect(inner.changes == 1)
  }

  @Test func `dimmed tints are greys of the same light, all the way down`() {
    let inner = screen.add { Tinted() }
    screen.session.perform {
      screen.view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      screen.view.tintAdjustmentMode = .dimmed
    }

    #expect(inner.tintAdjustmentMode == .dimmed)
    let color = screen.session.bind { inner.tintColor.cgColor }
    #expect(color == CGColor(gray: 0.299, alpha: 1))
    #expect(inner.changes == 2)

    screen.session.perform { inner.tintAdjustmentMode = .normal }
    #expect(inner.tintColor === screen.view.undimmed)
  }

  @Test func `the tint as a background follows the view's tint`() {
    let inner = screen.add {
      let view = UIView()
      view.backgroundColor = .tintColor
      return view
    }
    screen.session.perform { screen.view.tintColor = .green }
    #expect(inner.layer.backgroundColor == CGColor(red: 0, green: 1, blue: 0, alpha: 1))
  }
}

extension UIView {
  fileprivate var undimmed: UIColor {
    tintAdjustmentMode = .normal
    return tintColor
  }
}
