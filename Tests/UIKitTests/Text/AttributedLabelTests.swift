import Diagnostics
import Foundation
import Testing
import UIKit

/// Labels of 200 × 60 points in 10 points, whose characters are 5 wide.
@MainActor
struct AttributedLabelTests {
  private func label(_ change: @escaping (UILabel) -> Void) -> FieldScreen<UILabel> {
    FieldScreen(
      {
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.numberOfLines = 0
        change(label)
        return label
      }, height: 60)
  }

  private func run(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:], size: CGFloat = 10
  ) -> NSAttributedString {
    let font = UIFont.systemFont(ofSize: size)
    return NSAttributedString(
      string: text, attributes: attributes.merging([.font: font]) { one, _ in one })
  }

  private func shown(
    width: CGFloat = 200, lines: Int = 0, _ mode: NSLineBreakMode,
    _ runs: NSAttributedString...
  ) -> [String] {
    label { label in
      let text = NSMutableAttributedString(string: "")
      for run in runs { text.append(run) }
      label.attributedText = text
      (label.numberOfLines, label.lineBreakMode) = (lines, mode)
    }.resized(width).texts
  }

  @Test func `a text of several styles is cut where its label says`() {
    let runs = [run("aaaa bbbb "), run("cccc dddd", [.underlineStyle: 1])]

    #expect(shown(width: 60, lines: 1, .byTruncatingTail, runs[0], runs[1]).last == "50 \"c…\"")
    #expect(shown(width: 60, lines: 1, .byTruncatingHead, runs[0], runs[1]).first == "0 \"…\"")
    #expect(
      shown(width: 60, lines: 2, .byTruncatingTail, runs[0], runs[1]).joined().contains("…")
        == false)
    #expect(
      shown(width: 50, lines: 1, .byTruncatingMiddle, runs[0], runs[1])
        == ["0 \"aaaa\"", "20 \"…\"", "25 \" \"", "30 \"dddd\""])
  }

  @Test func `a word wider than its line is broken`() {
    #expect(
      shown(width: 25, lines: 0, .byWordWrapping, run("aaaaaaaa"), run("b", [.kern: 1])).count
        >= 2)
  }

  @Test func `a tab leads to the next stop`() {
    #expect(shown(.byTruncatingTail, run("a\tb")) == ["0 \"a\"", "5 \" \"", "28 \"b\""])
  }

  private func tabbed(
    _ alignment: NSTextAlignment, _ text: String, _ options: [NSTextTab.OptionKey: Any] = [:]
  ) -> [String] {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: alignment, location: 100, options: options)]
    return shown(.byTruncatingTail, run(text, [.paragraphStyle: style])).filter {
      !$0.hasSuffix("\" \"")
    }
  }

  @Test func `text ends at a stop on its right and stands around one in its middle`() {
    #expect(tabbed(.left, "a\tbbbb") == ["0 \"a\"", "100 \"bbbb\""])
    #expect(tabbed(.right, "a\tbbbb") == ["0 \"a\"", "80 \"bbbb\""])
    #expect(tabbed(.center, "a\tbbbb") == ["0 \"a\"", "90 \"bbbb\""])
    #expect(tabbed(.right, "a\tbb bb") == ["0 \"a\"", "75 \"bb \"", "90 \"bb\""])
  }

  @Test func `numbers are lined up at their points`() {
    let points = [NSTextTab.OptionKey.columnTerminators: NSTextTab.columnTerminators(for: nil)]

    #expect(tabbed(.right, "\t12.5", points) == ["90 \"12.5\""])
    #expect(tabbed(.right, "\t1.234", points) == ["95 \"1.234\""])
    #expect(tabbed(.right, "\t7", points) == ["95 \"7\""])
  }

  @Test func `a text before a stop that is too near pushes no other text away`() {
    #expect(tabbed(.right, String(repeating: "a", count: 18) + "\tbbbb").last == "90 \"bbbb\"")
  }

  @Test func `figures and signs between words stand as the whole line has them`() {
    let underlined: [NSAttributedString.Key: Any] = [.underlineStyle: 1]
    let left = shown(.byTruncatingTail, run("ab אב "), run("12 ", underlined), run("גד"))
    let right = shown(.byTruncatingTail, run("אב "), run("1.5 ", underlined), run("ab"))

    // The Hebrew words and the figures between them are one run from right to left.
    #expect(left == ["0 \"ab \"", "40 \"אב \" rtl", "30 \"12\"", "25 \" \" rtl", "15 \"גד\" rtl"])
    #expect(right == ["185 \"אב \" rtl", "170 \"1.5\"", "165 \" \" rtl", "155 \"ab\""])
  }

  @Test func `a soft shadow is blurred by half its radius`() {
    let shadow = NSShadow()
    (shadow.shadowBlurRadius, shadow.shadowOffset) = (6, CGSize(width: 1, height: 2))
    let screen = label { $0.attributedText = self.run("a", [.shadow: shadow]) }

    #expect(screen.lines("shadow").first?.contains(" 1 2 3 picture") == true)
    shadow.shadowBlurRadius = 0
    screen.change { $0.attributedText = self.run("a", [.shadow: shadow]) }
    #expect(screen.lines("shadow") == [])
    #expect(screen.texts == ["1 \"a\"", "0 \"a\""])
  }

  @Test func `hyphenation is asked for in vain once`() {
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 1
    let screen = label { $0.attributedText = self.run("a", [.paragraphStyle: style]) }
    screen.change { $0.attributedText = self.run("b", [.paragraphStyle: style]) }

    #expect(
      screen.session.log.diagnostics.map(\.message) == [
        "words are not hyphenated: 'hyphenationFactor' has no effect"
      ])
  }

  @Test func `words of the other direction stand in turn`() {
    let hebrew = "אב "
    let texts = shown(.byTruncatingTail, run(hebrew), run("ab ", [.underlineStyle: 1]), run("גד"))

    // From right to left: the first word ends at 200.
    #expect(texts == ["185 \"אב \" rtl", "175 \"ab\"", "170 \" \" rtl", "160 \"גד\" rtl"])
  }

  @Test func `an attachment takes its room and stands on the baseline`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -2, width: 30, height: 20)
    let text = NSMutableAttributedString(attributedString: run("ab"))
    text.append(NSAttributedString(attachment: attachment))
    text.append(run("cd"))
    let screen = label { $0.attributedText = text }

    #expect(screen.texts == ["0 \"ab\"", "40 \"cd\""])
    #expect(
      screen.session.bind { screen.view.intrinsicContentSize } == CGSize(width: 50, height: 20.5))
  }

  @Test func `justified lines fill their width but for the last`() {
    let screen = label {
      $0.text = "aa bb cc dd"
      $0.textAlignment = .justified
    }.resized(45)

    #expect(screen.texts == ["0 \"aa \"", "17.5 \"bb \"", "35 \"cc\"", "0 \"dd\""])
  }

  @Test func `raised, leaning and outlined characters are drawn so`() {
    let screen = label {
      let text = NSMutableAttributedString(attributedString: self.run("a", [.baselineOffset: 3]))
      text.append(self.run("b", [.obliqueness: 0.5]))
      text.append(self.run("c", [.strokeWidth: -10, .strokeColor: UIColor.red]))
      $0.attributedText = text
    }
    let heights = screen.lines("text").map { $0.split(separator: " ")[6] }

    #expect(Set(heights).count == 2)
    #expect(screen.lines("transform").first?.hasPrefix("transform 1 0 -0.5 1 ") == true)
    #expect(screen.lines("text").last?.hasSuffix("\"c\" outline 1") == true)
  }

  @Test func `lines under text follow their style`() {
    func rules(_ style: NSUnderlineStyle) -> Int {
      label { $0.attributedText = self.run("aa bb", [.underlineStyle: style.rawValue]) }
        .lines("fill").count
    }

    #expect(rules(.single) == 1)
    #expect(rules(.double) == 2)
    #expect(rules([.single, .byWord]) == 2)
    #expect(rules([.single, .patternDash]) > 2)
    #expect(rules([]) == 0)
  }

  @Test func `a shadow lies below the text`() {
    let texts = label {
      $0.text = "a"
      ($0.shadowColor, $0.shadowOffset) = (.red, CGSize(width: 2, height: 1))
    }

    #expect(texts.texts == ["2 \"a\"", "0 \"a\""])
  }

  @Test func `letters are set closer before a line is cut, where that is allowed`() {
    func line(_ tightens: Bool) -> String? {
      label {
        $0.text = String(repeating: "a", count: 21)
        $0.numberOfLines = 1
        $0.allowsDefaultTighteningForTruncation = tightens
      }.resized(102).texts.first
    }

    #expect(line(false)?.contains("…") == true)
    #expect(line(true) == "0 \"\(String(repeating: "a", count: 21))\"")
  }

  @Test func `a subclass that draws elsewhere has room around its text`() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 0)) }
    }
    let screen = FieldScreen {
      let label = Padded()
      label.text = "a"
      return label
    }

    #expect(screen.texts == ["8 \"a\""])
  }

  @Test func `shrunk text keeps its baseline or its middle`() {
    func baseline(_ adjustment: UIBaselineAdjustment) -> String? {
      label {
        $0.text = "aaaaaaaaaaaaaaaa"
        ($0.font, $0.numberOfLines) = (.systemFont(ofSize: 20), 1)
        ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 0.5)
        $0.baselineAdjustment = adjustment
      }.resized(80).lines("text").first.map { String($0.split(separator: " ")[6]) }
    }

    // 20 points in the middle of 60 have their baseline at 37.1, 10 points at 33.6.
    #expect(baseline(.alignBaselines) == "37")
    #expect(baseline(.alignCenters) == "33.5")
  }
}

extension FieldScreen {
  fileprivate func resized(_ width: CGFloat) -> FieldScreen {
    change { $0.frame.size.width = width }
    return self
  }
}
