import Testing
import UIKit

/// How stacks align their views: in more room than they need, of their own size, and in less.
@MainActor
struct StackAlignmentTests {
  private static func boxes() -> [UIView] {
    [SizedBox("a", 40, 20), SizedBox("b", 20, 40), SizedBox("c", 30, 30)]
  }

  private nonisolated static let rows: [(UIStackView.Alignment, CGFloat?, String)] = [
    (.fill, 60, "stack 0 0 90 60, a 0 0 40 60, b 40 0 20 60, c 60 0 30 60"),
    (.fill, nil, "stack 0 0 90 40, a 0 0 40 40, b 40 0 20 40, c 60 0 30 40"),
    (.fill, 30, "stack 0 0 90 30, a 0 0 40 30, b 40 0 20 30, c 60 0 30 30"),
    (.top, 60, "stack 0 0 90 60, a 0 0 40 20, b 40 0 20 40, c 60 0 30 30"),
    (.top, nil, "stack 0 0 90 40, a 0 0 40 20, b 40 0 20 40, c 60 0 30 30"),
    (.top, 30, "stack 0 0 90 30, a 0 0 40 20, b 40 0 20 30, c 60 0 30 30"),
    (.center, 60, "stack 0 0 90 60, a 0 20 40 20, b 40 10 20 40, c 60 15 30 30"),
    (.center, nil, "stack 0 0 90 40, a 0 10 40 20, b 40 0 20 40, c 60 5 30 30"),
    (.center, 30, "stack 0 0 90 30, a 0 5 40 20, b 40 0 20 30, c 60 0 30 30"),
    (.bottom, 60, "stack 0 0 90 60, a 0 40 40 20, b 40 20 20 40, c 60 30 30 30"),
    (.bottom, nil, "stack 0 0 90 40, a 0 20 40 20, b 40 0 20 40, c 60 10 30 30"),
    (.bottom, 30, "stack 0 0 90 30, a 0 10 40 20, b 40 0 20 30, c 60 0 30 30"),
    (.firstBaseline, 60, "stack 0 0 90 60, a 0 0 40 20, b 40 0 20 40, c 60 0 30 30"),
    (.firstBaseline, nil, "stack 0 0 90 40, a 0 0 40 20, b 40 0 20 40, c 60 0 30 30"),
    (.lastBaseline, 60, "stack 0 0 90 60, a 0 40 40 20, b 40 20 20 40, c 60 30 30 30"),
    (.lastBaseline, nil, "stack 0 0 90 40, a 0 20 40 20, b 40 0 20 40, c 60 10 30 30"),
  ]

  @Test(arguments: rows)
  func `a row`(_ alignment: UIStackView.Alignment, _ height: CGFloat?, _ frames: String) {
    let stage = StackStage(.horizontal, .fill, alignment, width: 90, height: height) {
      Self.boxes()
    }
    #expect(stage.frames().joined(separator: ", ") == frames)
  }

  private nonisolated static let columns: [(UIStackView.Alignment, CGFloat?, String)] = [
    (.fill, 60, "stack 0 0 60 90, a 0 0 60 20, b 0 20 60 40, c 0 60 60 30"),
    (.fill, nil, "stack 0 0 40 90, a 0 0 40 20, b 0 20 40 40, c 0 60 40 30"),
    (.fill, 30, "stack 0 0 30 90, a 0 0 30 20, b 0 20 30 40, c 0 60 30 30"),
    (.leading, 60, "stack 0 0 60 90, a 0 0 40 20, b 0 20 20 40, c 0 60 30 30"),
    (.leading, nil, "stack 0 0 40 90, a 0 0 40 20, b 0 20 20 40, c 0 60 30 30"),
    (.center, 60, "stack 0 0 60 90, a 10 0 40 20, b 20 20 20 40, c 15 60 30 30"),
    (.center, nil, "stack 0 0 40 90, a 0 0 40 20, b 10 20 20 40, c 5 60 30 30"),
    (.center, 30, "stack 0 0 30 90, a 0 0 30 20, b 5 20 20 40, c 0 60 30 30"),
    (.trailing, 60, "stack 0 0 60 90, a 20 0 40 20, b 40 20 20 40, c 30 60 30 30"),
    (.trailing, nil, "stack 0 0 40 90, a 0 0 40 20, b 20 20 20 40, c 10 60 30 30"),
    (.firstBaseline, nil, "stack 0 0 40 90, a 0 0 40 20, b 0 20 40 40, c 0 60 40 30"),
    (.lastBaseline, nil, "stack 0 0 40 90, a 0 0 40 20, b 0 20 40 40, c 0 60 40 30"),
  ]

  @Test(arguments: columns)
  func `a column, which has no baselines`(
    _ alignment: UIStackView.Alignment, _ width: CGFloat?, _ frames: String
  ) {
    let stage = StackStage(.vertical, .fill, alignment, width: width, height: 90) {
      Self.boxes()
    }
    #expect(stage.frames().joined(separator: ", ") == frames)
  }

  @Test func `a row may be aligned by the baseline of a stack in it`() {
    let stage = StackStage(.horizontal, .fill, .fill) {
      let column = UIStackView(arrangedSubviews: [SizedBox("x", 10, 10), UILabel()])
      column.axis = .vertical
      return [column]
    }
    let column = stage.stack.arrangedSubviews[0]
    #expect(column.forLastBaselineLayout is UILabel)
    #expect(column.forFirstBaselineLayout.accessibilityIdentifier == "x")
    #expect(stage.stack.forLastBaselineLayout is UILabel)
    #expect(UIStackView().forFirstBaselineLayout is UIStackView)
  }
}
