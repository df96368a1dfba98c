import Foundation
import Testing
import UIKit

/// Where baselines stand, seen by what constraints make of them.
@MainActor
struct BaselineTests {
  private let session = Session(device: .named("retina4_7") ?? .phone)

  /// How far below the top of one view another's is, when the baselines are on one line.
  private func drop(
    of other: UIView, below view: UIView,
    _ attribute: NSLayoutConstraint.Attribute = .firstBaseline
  ) -> CGFloat {
    session.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      for item in [view, other] {
        item.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(item)
        tie(item, .leading, to: window, in: window)
      }
      tie(view, .top, to: window, in: window)
      tie(other, attribute, to: view, in: window)
      window.isHidden = false
      window.layoutIfNeeded()
      return other.frame.minY - view.frame.minY
    }
  }

  private func tie(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, to other: UIView, in window: UIWindow
  ) {
    window.addConstraint(
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
        multiplier: 1, constant: 0))
  }

  private func label(_ text: String, _ size: CGFloat) -> UILabel {
    session.bind {
      let label = UILabel()
      (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: size), 0)
      return label
    }
  }

  /// Ascenders of 16.19 and 9.52 points, on halves.
  @Test func `labels of two sizes stand on one line`() {
    #expect(drop(of: label("b", 10), below: label("a", 17)) == CGFloat(16 - 9.5))
  }

  @Test func `the last baseline is that of the last line`() {
    let lines = label("a\nb", 10)

    // The second line begins 11.93 points below the first: its baseline is at 21.45.
    #expect(drop(of: label("c", 10), below: lines, .lastBaseline) == CGFloat(21.5 - 9.5))
    #expect(drop(of: label("c", 10), below: lines, .firstBaseline) == 0)
  }

  @Test func `a plain view stands with its bottom edge`() {
    let view = session.bind { UIView() }
    session.bind {
      view.addConstraint(
        NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 30))
    }

    #expect(drop(of: view, below: label("a", 17)) == CGFloat(16 - 30))
  }

  @Test func `a button's title stands in the middle of it`() {
    let button = session.bind {
      let button = UIButton(type: .system)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.setTitle("Title", for: .normal)
      return button
    }

    // Of 33 points the line takes 20.29: 6.36 above it, 22.54 to the baseline.
    #expect(drop(of: button, below: label("a", 17)) == CGFloat(16 - 22.5))
  }

  @Test func `a text field's line stands in the middle of it`() {
    let field = session.bind {
      let field = UITextField()
      (field.borderStyle, field.font) = (.roundedRect, .systemFont(ofSize: 17))
      return field
    }

    // Of 34 points the line takes 20.29: 6.86 above it, 23.04 to the baseline.
    #expect(drop(of: field, below: label("a", 17)) == CGFloat(16 - 23))
  }
}
