import Foundation
import Testing
import UIKit

/// Foundation's own mutation of attributed texts, with values of UIKit's classes.
@MainActor
struct AttributedStringTests {
  private func fonts(in text: NSAttributedString) -> [CGFloat] {
    var sizes: [CGFloat] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      sizes.append((value as? UIFont)?.pointSize ?? 0)
    }
    return sizes
  }

  @Test func `runs of different fonts can be put together`() {
    let text = NSMutableAttributedString(string: "")
    for size in [10, 12, 12, 14] as [CGFloat] {
      let font = UIFont.systemFont(ofSize: size)
      text.append(NSAttributedString(string: "ab", attributes: [.font: font]))
    }

    #expect(fonts(in: text) == [10, 12, 14])
    text.replaceCharacters(in: NSRange(location: 1, length: 2), with: "xyz")
    #expect(text.string == "axyzbabab")
  }

  @Test func `each class of attribute values is compared by its own equality`() {
    let left = NSMutableParagraphStyle()
    left.alignment = .left
    let values: [(NSAttributedString.Key, [Any])] = [
      (.foregroundColor, [UIColor.red, UIColor.red, UIColor.blue]),
      (.paragraphStyle, [NSParagraphStyle.default, NSParagraphStyle(), left]),
      (.shadow, [NSShadow(), NSShadow()]),
    ]
    let runs = values.map { key, values in
      let text = NSMutableAttributedString(string: "")
      for value in values {
        text.append(NSAttributedString(string: "a", attributes: [key: value]))
      }
      var count = 0
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, _, _ in
        count += 1
      }
      return count
    }

    #expect(runs == [2, 2, 2])
  }

  @Test func `an attribute can be changed in the middle of a copy`() {
    let text = NSMutableAttributedString(
      attributedString: NSAttributedString(
        string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 1, length: 2))
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))

    #expect(fonts(in: text) == [10, 20, 10])
  }
}
