import Testing

@testable import UIKit

/// The screen is 393 × 852 points with 59 points at the top and 34 at the bottom unsafe.
@MainActor
struct GuideTests {
  let screen = Screen()

  @Test func `guides of a view are its bounds less what they keep clear of`() {
    let view = screen.view
    let safe = CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34)
    #expect(view.safeAreaLayoutGuide.layoutFrame == safe)
    #expect(view.layoutMarginsGuide.layoutFrame == safe.insetBy(dx: 16, dy: 0))
  }

  @Test func `a controller's guides are the strips that bars cover`() {
    #expect(
      screen.root.topLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
    #expect(
      screen.root.bottomLayoutGuide.layoutFrame
        == CGRect(x: 0, y: 852 - 34, width: 393, height: 34))
    #expect(screen.root.topLayoutGuide.owningView === screen.view)
  }

  @Test func `without a keyboard its guide is the strip below the safe area`() {
    let guide = screen.view.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 852 - 34, width: 393, height: 34))
    guide.usesBottomSafeArea = false
    #expect(guide.layoutFrame == CGRect(x: 0, y: 852, width: 393, height: 0))
    #expect(screen.view.keyboardLayoutGuide === guide)
  }
}
