import Testing
import UIKit

/// Where stacks put their views: every distribution with every alignment.
@MainActor
struct StackFrameTests {
  private static func boxes() -> [UIView] {
    [SizedBox("a", 40, 20), SizedBox("b", 20, 40), SizedBox("c", 30, 30)]
  }

  @Test func `probe`() {
    for d in [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering] {
      for w in [150, nil, 80] as [CGFloat?] {
        print("ROW", d, w as Any, StackStage(.horizontal, d, .fill, spacing: 5, width: w, height: 60) { Self.boxes() }.frames())
        print("COL", d, w as Any, StackStage(.vertical, d, .fill, spacing: 5, width: 60, height: w) { Self.boxes() }.frames())
      }
    }
    for al in [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline] {
      for h in [60, nil, 30] as [CGFloat?] {
        print("ROW", al, h as Any, StackStage(.horizontal, .fill, al, width: 90, height: h) { Self.boxes() }.frames())
        print("COL", al, h as Any, StackStage(.vertical, .fill, al, width: h, height: 90) { Self.boxes() }.frames())
      }
    }
    print("NOINTR", StackStage(.horizontal, .fill, .fill, width: 100, height: 10) { [SizedBox("a"), SizedBox("b", 20), SizedBox("c")] }.frames())
    print("THIRDS2", StackStage(.horizontal, .fillEqually, .fill, width: 100, height: 10) { Self.boxes() }.frames())
    print("EMPTY", StackStage { [] }.frames())
    print("RTL", StackStage(width: 100, height: 10) { Self.boxes() }.frames { $0.semanticContentAttribute = .forceRightToLeft })
    print("MARG", StackStage { Self.boxes() }.frames { $0.isLayoutMarginsRelativeArrangement = true; $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) })
    print("HID", StackStage(spacing: 10, height: 50) { Self.boxes() }.frames { $0.arrangedSubviews[1].isHidden = true })
    print("ALLHID", StackStage(spacing: 10) { Self.boxes() }.frames { for v in $0.arrangedSubviews { v.isHidden = true } })
    print("NEST", StackStage(.vertical, spacing: 3) { [UIStackView(arrangedSubviews: [SizedBox("x", 10, 10), SizedBox("y", 20, 20)]), SizedBox("b", 5, 5)] }.frames())
  }
}
