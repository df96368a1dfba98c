import TestSupport
import Testing
import Theatre
import UIKit

@MainActor
struct TypingTests {
  private static let storyboard = Storyboard(
    StoryboardScene("form", field("Name", y: 100), field("Town", y: 150)))

  private static func field(_ placeholder: String, y: Int) -> String {
    """
    <textField opaque="NO" borderStyle="roundedRect" placeholder="\(placeholder)" \
    id="\(placeholder).field"><rect key="frame" x="20" y="\(y)" width="200" height="34"/></textField>
    """
  }

  @Test func `a script types into fields, moves in them and goes on with the tab key`() throws {
    let performance = try Performance(Self.storyboard)
    try performance.perform(
      """
      tap Name
      type "Ann Lee"
      key alt+left
      type "B. "
      key tab
      type Bath
      key cmd+a
      key backspace
      type York
      assert text "Ann B. Lee"
      assert text York
      assert no text Bath
      """)
  }
}
