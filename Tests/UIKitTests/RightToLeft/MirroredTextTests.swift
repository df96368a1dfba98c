import Foundation
import Testing
import UIKit

/// Texts and fields where lines run from right to left. The ruler typesetter makes each character
/// half the font's size wide.
@MainActor
struct MirroredTextTests {
  private func field(_ make: () -> UITextField) -> FieldScreen<UITextField> {
    let stage = FieldScreen(make)
    stage.session.layoutDirection = .rightToLeft
    stage.change { $0.setNeedsDisplay() }
    return stage
  }

  @Test func `a secret is at the right as other texts are`() {
    let open = field { UITextField() }
    open.change { ($0.font, $0.text) = (.systemFont(ofSize: 20), "pass") }
    #expect(open.texts == ["160 \"pass\""])
    let secret = field { UITextField() }
    secret.change {
      ($0.font, $0.text, $0.isSecureTextEntry) = (.systemFont(ofSize: 20), "pass", true)
    }
    #expect(secret.texts == ["160 \"••••\" rtl"])
  }

  @Test func `a justified text fills its lines and begins where its letters do`() {
    let stage = FieldScreen({ UILabel() }, height: 60)
    stage.session.layoutDirection = .rightToLeft
    stage.change {
      $0.font = .systemFont(ofSize: 20)
      $0.text = "two words and three more"
      $0.numberOfLines = 0
      $0.textAlignment = .justified
    }
    let starts = stage.texts.map { $0.split(separator: " ")[0] }
    #expect(starts.first == "0")
    #expect(starts.last == "0" || stage.texts.last?.hasSuffix("more\"") == true)
    #expect(
      stage.texts.allSatisfy { line in
        (line.split(separator: " ").first.flatMap { Double($0) } ?? 1000) < 200
      })
  }

  @Test func `the clear button of a search field is inside it at the left`() throws {
    let screen = Screen()
    screen.session.layoutDirection = .rightToLeft
    let field = screen.add { () -> UISearchTextField in
      let field = UISearchTextField(frame: CGRect(x: 0, y: 100, width: 200, height: 36))
      field.text = "Flytower"
      return field
    }
    let rect = field.clearButtonRect(forBounds: field.bounds)
    #expect(rect.minX == 5)
    screen.session.layoutDirection = .leftToRight
    let other = field.clearButtonRect(forBounds: field.bounds)
    #expect(field.bounds.width - other.maxX == 5)
  }
}
