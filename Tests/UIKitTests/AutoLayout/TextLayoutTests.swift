import Testing
import UIKit

/// Texts in constraints, set by the ruler: each character is half as wide as the font is high.
@MainActor
struct TextLayoutTests {
  let scene = LayoutScene()

  private func addLabel(_ name: String, _ text: String, lines: Int = 1) -> UILabel {
    let label = scene.add(name, UILabel())
    scene.session.bind {
      label.font = .systemFont(ofSize: 20)
      label.numberOfLines = lines
      label.text = text
    }
    return label
  }

  @Test func `a label is as large as its text`() {
    let label = addLabel("a", "four")
    scene.constrain("a.left = root.left\na.top = root.top")
    #expect(scene.frames == "a 0 0 40 24")
    scene.session.perform { label.text = "longer" }
    #expect(scene.frames == "a 0 0 60 24")
  }

  @Test func `text wraps to the width that constraints leave, and is as high as its lines`() {
    _ = addLabel("a", "one two three four", lines: 0)
    scene.add("b", size: CGSize(width: 10, height: 10))
    scene.constrain(
      """
      a.left = root.left
      a.top = root.top
      a.width = 90
      b.top = a.bottom
      b.left = root.left
      """)
    #expect(scene.frames == "a 0 0 90 72\nb 0 72 10 10")
  }

  @Test func `wrapped text follows a width that changes both ways`() {
    _ = addLabel("a", "one two three four", lines: 0)
    scene.constrain("a.left = root.left\na.top = root.top")
    let width = scene.constrain("a.width = 90")
    #expect(scene.frames == "a 0 0 90 72")
    scene.session.perform { width?.constant = 300 }
    #expect(scene.frames == "a 0 0 300 24")
    scene.session.perform { width?.constant = 90 }
    #expect(scene.frames == "a 0 0 90 72")
  }

  @Test func `first baselines of two fonts meet`() {
    let small = addLabel("a", "a")
    let large = addLabel("b", "b")
    scene.session.bind { large.font = .systemFont(ofSize: 40) }
    scene.constrain(
      """
      a.left = root.left
      b.left = a.right
      b.top = root.top + 10
      a.firstBaseline = b.firstBaseline
      """)
    _ = scene.frames
    scene.session.bind {
      let baseline: CGFloat = small.frame.minY + small.font.ascender
      #expect(isNear(baseline, large.frame.minY + large.font.ascender, within: 0.5))
      #expect(small.frame.minY > large.frame.minY)
    }
  }

  @Test func `the baseline of a button stays in its middle`() {
    let button = scene.add("button", UIButton(type: .system))
    scene.session.bind { button.setTitle("go", for: .normal) }
    _ = addLabel("a", "a")
    scene.constrain(
      "button.left = root.left\nbutton.top = root.top\na.left = button.right\n"
        + "a.firstBaseline = button.firstBaseline")
    let height = scene.constrain("button.height = 30")
    _ = scene.frames
    let top = scene.session.bind { button.superview?.subviews.last?.frame.minY ?? 0 }
    scene.session.perform { height?.constant = 60 }
    scene.session.bind { #expect(button.superview?.subviews.last?.frame.minY == top + 15) }
  }
}
