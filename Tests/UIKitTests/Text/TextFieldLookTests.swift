import Drawing
import Foundation
import Testing
import UIKit

@MainActor
struct TextFieldLookTests {
  private func screen(_ change: @escaping (UITextField) -> Void) -> FieldScreen<UITextField> {
    FieldScreen { UITextField.sample(change) }
  }

  @Test func `round corners have a white plate and a border of one pixel`() {
    let screen = screen { _ in }

    #expect(screen.lines("fill") == ["fill 1 1 1 1 rounded 0 0 200 34 5"])
    #expect(screen.lines("stroke").first?.hasPrefix("stroke 0 0 0 0.2 0.5 rounded") == true)
  }

  @Test func `a field without a border draws nothing but its text`() {
    let screen = screen {
      $0.borderStyle = .none
      $0.text = "Ann"
    }

    #expect(screen.lines("fill") == [] && screen.lines("stroke") == [])
    #expect(screen.texts == ["0 \"Ann\""])
  }

  @Test func `a line and a bezel have square corners`() {
    for style in [UITextField.BorderStyle.line, .bezel] {
      let stroke = screen { $0.borderStyle = style }.lines("stroke").first
      #expect(stroke?.contains(" rect 0.25 0.25 199.5 33.5") == true)
    }
  }

  @Test func `the placeholder is paler than the text and makes way for it`() {
    let screen = screen { $0.placeholder = "Name" }
    let pale = screen.lines("text").first

    #expect(pale?.contains(" 0.3 7 ") == true && pale?.hasSuffix("\"Name\"") == true)
    screen.change { $0.text = "Ann" }
    #expect(screen.texts == ["7 \"Ann\""])
  }

  @Test func `a secret is shown as bullets`() {
    let screen = screen {
      $0.text = "épée"
      $0.isSecureTextEntry = true
    }

    #expect(screen.texts == ["7 \"••••\""])
  }

  @Test func `a field that is disabled has a shade over its plate`() {
    #expect(screen { $0.isEnabled = false }.lines("fill").count == 2)
  }

  @Test func `a dark field has a dark plate`() {
    let screen = screen { $0.overrideUserInterfaceStyle = .dark }

    #expect(screen.lines("fill").first?.hasPrefix("fill 0.10980392156862745") == true)
  }

  @Test func `alignment moves the text within the insets`() {
    let texts = [NSTextAlignment.left, .center, .right].map { alignment in
      screen {
        $0.text = "Ann"
        $0.textAlignment = alignment
      }.texts.first
    }

    #expect(texts == ["7 \"Ann\"", "92.5 \"Ann\"", "178 \"Ann\""])
  }

  @Test func `natural text from right to left begins on the right`() {
    #expect(screen { $0.text = "שלום" }.texts == ["173 \"שלום\" rtl"])
  }

  @Test func `a text that is too long ends in an ellipsis while nobody edits it`() {
    let text = screen { $0.text = String(repeating: "a", count: 60) }.texts.first

    #expect(text?.hasSuffix("a…\"") == true)
  }

  @Test func `a text that is to fit is drawn smaller, down to the least size`() {
    func size(_ least: CGFloat) -> String? {
      screen {
        $0.text = String(repeating: "a", count: 62)
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumFontSize = least
      }.lines("text").first.map { String($0.split(separator: " ")[9]) }
    }

    #expect(size(8) == "8")
    #expect(size(4) == "6")
  }

  @Test func `views beside the text take their room while they are seen`() {
    let screen = screen {
      $0.text = "Ann"
      $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      $0.leftViewMode = .always
    }

    #expect(screen.texts == ["27 \"Ann\""])
    #expect(screen.view.leftView?.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
    screen.change { $0.leftViewMode = .never }
    #expect(screen.texts == ["7 \"Ann\""])
    #expect(screen.view.leftView?.superview == nil)
  }

  @Test func `the button that clears is there in its mode, for a text, and clears it`() {
    let screen = screen {
      $0.text = "Ann"
      $0.clearButtonMode = .always
    }
    let disc = screen.lines("fill").contains { $0.contains(" ellipse ") }

    #expect(disc && screen.view.clearButtonRect(forBounds: screen.view.bounds).minX == 176)
    screen.tap(185, 17)
    #expect(screen.view.text == "")
    #expect(!screen.lines("fill").contains { $0.contains(" ellipse ") })
  }

  @Test func `each run of an attributed text has its own looks`() {
    let screen = screen {
      let text = NSMutableAttributedString(string: "ab", attributes: [.underlineStyle: 1])
      text.append(NSAttributedString(string: "cd", attributes: [.foregroundColor: UIColor.red]))
      $0.attributedText = text
    }

    #expect(screen.texts == ["7 \"ab\"", "17 \"cd\""])
    #expect(screen.lines("fill").contains { $0.contains(" rect 7 ") })
  }
}
