import Testing
import UIKit

/// The ruler typesetter makes each character of an 18-point title 9 points wide.
@MainActor
struct ButtonTests {
  let screen = Screen()

  private func button(_ type: UIButton.ButtonType = .system) -> UIButton {
    screen.session.bind { UIButton(type: type) }
  }

  @Test func `a state without a title of its own shows the normal one`() {
    let button = button()
    screen.session.perform {
      button.setTitle("Go", for: .normal)
      button.setTitle("Gone", for: .disabled)
    }

    #expect(button.titleLabel?.text == "Go")
    screen.session.perform { button.isHighlighted = true }
    #expect(button.currentTitle == "Go")
    screen.session.perform { button.isHighlighted = false }
    screen.session.perform { button.isEnabled = false }
    #expect(button.titleLabel?.text == "Gone")
    screen.session.perform { button.setTitle(nil, for: .disabled) }
    #expect(button.titleLabel?.text == "Go")
    #expect(button.title(for: .selected) == nil)
  }

  @Test func `the states add up`() {
    let button = button()
    screen.session.perform { (button.isSelected, button.isHighlighted) = (true, true) }

    #expect(button.state == [.selected, .highlighted])
    screen.session.perform { button.isEnabled = false }
    #expect(button.state == [.selected, .highlighted, .disabled])
  }

  @Test func `a system button's title takes the tint, grey when disabled, faint when held`() {
    let button = button()
    screen.session.perform { button.setTitle("Go", for: .normal) }

    #expect(button.currentTitleColor == .systemBlue)
    screen.session.perform { button.tintColor = .red }
    #expect(button.titleLabel?.textColor == .red)
    screen.session.perform { button.isHighlighted = true }
    #expect(button.titleLabel?.alpha == 0.2)
    screen.session.perform { (button.isHighlighted, button.isEnabled) = (false, false) }
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func `a custom button's title is white and does not fade`() {
    let button = button(.custom)
    screen.session.perform { button.isHighlighted = true }

    #expect(button.currentTitleColor == .white)
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func `a title colour may be set for each state`() {
    let button = button()
    screen.session.perform {
      button.setTitleColor(.green, for: .normal)
      button.setTitleColor(.red, for: .disabled)
    }

    #expect(button.titleColor(for: .normal) == .green)
    #expect(button.titleLabel?.textColor == .green)
    screen.session.perform { button.isEnabled = false }
    #expect(button.titleLabel?.textColor == .red)
  }

  @Test func `a tint from above reaches the title`() {
    let button = button()
    screen.session.perform { screen.view.addSubview(button) }
    screen.session.perform { screen.view.tintColor = .orange }

    #expect(button.titleLabel?.textColor == .orange)
  }

  @Test func `the title is in the middle of the button, on pixels`() {
    let button = button()
    screen.add {
      button.setTitle("Hello", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      return button
    }

    let frame = button.titleLabel?.frame ?? .zero
    #expect(frame.width == CGFloat(5 * 9))
    #expect(isNear(frame.minX, (100 - 45) / 2, within: 1 / 6 + 1e-9))
    #expect(isNear(frame.midY, 25, within: 1 / 6 + 1e-9))
    #expect(isNear((frame.minY * 3).rounded(), frame.minY * 3))
  }

  @Test func `a title that is too long is cut to the button`() {
    let button = button()
    screen.add {
      button.setTitle("A very long title", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      return button
    }

    #expect(button.titleLabel?.frame.width == 50)
  }

  @Test func `a button asks for its title's size, and at least 30 points across`() {
    let button = button()
    func size(_ title: String) -> CGSize {
      screen.session.bind {
        button.setTitle(title, for: .normal)
        return button.intrinsicContentSize
      }
    }

    #expect(size("Hello").width == CGFloat(5 * 9))
    #expect(size("x").width == 30)
    // 18 × 1.193359 = 21.48, in whole points 22.
    #expect(size("Hello").height == CGFloat(22 + 12))
  }
}
