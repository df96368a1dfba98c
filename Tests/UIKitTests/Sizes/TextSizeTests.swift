import Foundation
import Testing
import UIKit

/// The ruler typesetter makes each character half the font's size wide; a line of 10 points is
/// 11.93 high.
@MainActor
struct TextSizeTests {
  private let session = Session(device: .named("retina4_7") ?? .phone)

  private func label(_ text: NSAttributedString, width: CGFloat = 0) -> CGSize {
    session.bind {
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text
      label.preferredMaxLayoutWidth = width
      return label.intrinsicContentSize
    }
  }

  private func run(_ text: String, _ size: CGFloat, _ style: NSParagraphStyle? = nil)
    -> NSAttributedString
  {
    let run = NSMutableAttributedString(string: "")
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size)]
    attributes[.paragraphStyle] = style
    run.append(text, attributes)
    return run
  }

  private func joined(_ runs: NSAttributedString...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in runs { text.append(run.string, run.attributes(at: 0, effectiveRange: nil)) }
    return text
  }

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  @Test func `runs of two fonts stand side by side, as high as the higher`() {
    #expect(label(joined(run("ab", 10), run("cd", 20))) == CGSize(width: 10 + 20, height: 24))
  }

  @Test func `words of several fonts wrap, and a word across two runs stays whole`() {
    let text = joined(run("aa b", 10), run("b", 20), run(" cc", 10))

    // "aa", "bb" and "cc" of 10, 15 and 10 points, with spaces of 5 between them.
    #expect(label(text, width: 30) == CGSize(width: 30, height: 36))
    // The widest line is "bb" with the space it was broken on.
    #expect(label(text, width: 26) == CGSize(width: 15 + 5, height: 48))
  }

  @Test func `lines take the spacing, the multiple and the limits of their style`() {
    let text = "aa\naa"
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      label(run(text, 10, style(change))).height
    }

    #expect(height { $0.lineSpacing = 5 } == 29)
    #expect(height { $0.paragraphSpacing = 6 } == 30)
    #expect(height { $0.lineHeightMultiple = 2 } == 48)
    #expect(height { $0.minimumLineHeight = 20 } == 40)
    #expect(height { $0.maximumLineHeight = 10 } == 20)
  }

  @Test func `indents and kerning count in the width`() {
    let indented = run("aa", 10, style { $0.firstLineHeadIndent = 7 })
    #expect(label(indented).width == CGFloat(7 + 10))
    let spread = NSAttributedString(
      string: "aa", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: NSNumber(value: 2)])
    #expect(label(spread).width == CGFloat(10 + 4))
  }

  @Test func `text styles have more room between their lines than above them`() {
    let size = session.bind {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = 0
      label.text = "a\na"
      return label.intrinsicContentSize
    }

    // 20.29 points for the last line, 22 for the one before.
    #expect(size.height == 42.5)
  }

  @Test func `text styles follow the size that is preferred`() {
    session.contentSizeCategory = .small
    let sizes = session.bind {
      [UIFont.TextStyle.body, .title3, .footnote].map {
        UIFont.preferredFont(forTextStyle: $0).pointSize
      }
    }

    #expect(sizes == [15, 18, 12])
  }

  @Test func `a text field is as high as its border or its line ask for`() {
    func height(_ era: InterfaceEra, _ style: UITextField.BorderStyle, _ size: CGFloat) -> CGFloat {
      session.era = era
      return session.bind {
        let field = UITextField()
        (field.borderStyle, field.font) = (style, .systemFont(ofSize: size))
        return field.intrinsicContentSize.height
      }
    }

    #expect(height(.ios11, .roundedRect, 14) == 30)
    #expect(height(.ios13, .roundedRect, 14) == 34)
    #expect(height(.ios13, .roundedRect, 17) == 34)
    #expect([15, 16, 17].map { height(.ios16, .none, $0) } == [19.5, 21, 22])
    #expect([16, 17].map { height(.ios7, .none, $0) } == [20, 21])
    #expect(height(.ios7, .bezel, 14) == 22)
  }

  @Test func `a text field is as wide as what it shows`() {
    let widths = session.bind {
      let field = UITextField()
      (field.borderStyle, field.font) = (.roundedRect, .systemFont(ofSize: 10))
      field.placeholder = "Name"
      let empty = field.intrinsicContentSize.width
      field.text = "Ann"
      return [empty, field.intrinsicContentSize.width]
    }

    #expect(widths == [20 + 14, 15 + 14])
  }

  @Test func `a text view that scrolls has no size, one that does not has its text's`() {
    let sizes = session.bind {
      let view = UITextView()
      (view.font, view.text) = (.systemFont(ofSize: 10), "aaaa")
      let scrolling = view.intrinsicContentSize
      view.isScrollEnabled = false
      return [scrolling, view.intrinsicContentSize]
    }

    #expect(sizes[0] == CGSize(width: -1, height: -1))
    #expect(sizes[1] == CGSize(width: 20 + 10, height: 12 + 16))
  }

  @Test func `a line that is to fit is drawn smaller, down to the least scale`() {
    func drawnSize(width: CGFloat) -> String? {
      let window = session.perform {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 20))
        let label = UILabel(frame: window.bounds)
        (label.text, label.font) = ("aaaa", .systemFont(ofSize: 10))
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
        window.addSubview(label)
        window.isHidden = false
        return window
      }
      let lines = session.bind { window.composeFrame().description.split(separator: "\n") }
      let words = lines.first { $0.contains("text") }?.split(separator: " ") ?? []
      return words.firstIndex(of: "system").map { String(words[$0 + 1].prefix(3)) }
    }

    #expect(drawnSize(width: 30) == "10")
    #expect(drawnSize(width: 15) == "7.5")
    #expect(drawnSize(width: 5) == "5")
  }
}
