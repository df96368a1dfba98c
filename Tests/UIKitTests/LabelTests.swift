import Drawing
import Testing
import UIKit

/// The ruler typesetter makes each character half the font's size wide.
@MainActor
struct LabelTests {
  let session = Session()

  private func label(_ text: String, _ configure: (UILabel) -> Void = { _ in }) -> UILabel {
    session.bind {
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 10)
      configure(label)
      return label
    }
  }

  private func size(_ label: UILabel) -> CGSize { session.bind { label.intrinsicContentSize } }

  /// What a label of the size draws.
  private func drawn(_ label: UILabel, width: CGFloat, height: CGFloat) -> String {
    let window = session.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
      label.frame = window.bounds
      window.addSubview(label)
      window.isHidden = false
      return window
    }
    return session.bind { window.composeFrame().description }
  }

  /// 10 × 1.193359 = 11.93 points, on thirds of a point 12.
  private let lineHeight: CGFloat = 12

  @Test func `a label is as large as its text, rounded up to pixels`() {
    #expect(size(label("Hello")) == CGSize(width: 5 * 5, height: lineHeight))
    let odd = size(label("Hello") { $0.font = .systemFont(ofSize: 10.1) })
    #expect(isNear(odd.width, 25 + 1 / 3))
  }

  @Test func `no text takes no room`() {
    #expect(size(label("")) == .zero)
    #expect(size(session.bind { UILabel() }) == .zero)
  }

  @Test func `one line is as long as it needs unless lines may be broken`() {
    let text = "aaaa bbbb cccc"
    #expect(size(label(text)).width == CGFloat(14 * 5))
    let broken = label(text) { ($0.numberOfLines, $0.preferredMaxLayoutWidth) = (0, 50) }
    // 23.87 points for two lines, on thirds 24.
    #expect(size(broken) == CGSize(width: 9 * 5, height: 24))
    let limited = label(text) { ($0.numberOfLines, $0.preferredMaxLayoutWidth) = (2, 25) }
    #expect(size(limited).height == 24)
  }

  @Test func `the size that fits follows the width that is offered`() {
    let label = label("aaaa bbbb") { $0.numberOfLines = 0 }
    let offer = CGSize(width: 25, height: 100)

    #expect(session.bind { label.sizeThatFits(offer) } == CGSize(width: 20, height: 24))
    session.bind { label.sizeToFit() }
    #expect(label.bounds.size == CGSize(width: 45, height: lineHeight))
  }

  @Test func `text is drawn in the vertical middle with its baseline on pixels`() {
    // Top (20 − 11.93) / 2 = 4.03, ascender 9.52, sum 13.55, on thirds 13.667.
    #expect(
      drawn(label("Hello"), width: 100, height: 20) == """
        save
        clip rect 0 0 100 20
        picture 0 0 100 20 {
          text 0 0 0 1 0 13.666666666666666 25 system 10 regular upright "Hello"
        }
        restore
        """)
  }

  @Test func `alignment moves the lines and truncation shortens them`() {
    func line(_ text: String, _ alignment: NSTextAlignment) -> String? {
      drawn(label(text) { $0.textAlignment = alignment }, width: 40, height: 20)
        .split(separator: "\n").first { $0.contains("text") }.map(String.init)
    }

    #expect(line("Hello", .center)?.contains(" 7.5 13.66") == true)
    #expect(line("Hello", .right)?.contains(" 15 13.66") == true)
    #expect(line("Hello, world", .left)?.hasSuffix("\"Hello, …\"") == true)
  }

  @Test func `colours follow the states`() {
    let label = label("x") {
      ($0.textColor, $0.highlightedTextColor) = (.red, .green)
    }
    func color() -> String? {
      drawn(label, width: 10, height: 10).split(separator: "\n").first { $0.contains("text") }?
        .split(separator: " ").dropFirst().prefix(4).joined(separator: " ")
    }

    #expect(color() == "1 0 0 1")
    label.isHighlighted = true
    #expect(color() == "0 1 0 1")
    label.isHighlighted = false
    label.isEnabled = false
    #expect(color()?.hasSuffix(" 0.3") == true)
  }

  @Test func `a label lets touches through`() {
    #expect(label("x").isUserInteractionEnabled == false)
  }
}
