import Testing
import UIKit

/// Where stacks put their views: every distribution on both axes, and what changes them.
@MainActor
struct StackFrameTests {
  /// 40 × 20, 20 × 40 and 30 × 30: 90 along either axis.
  private static func boxes() -> [UIView] {
    [SizedBox("a", 40, 20), SizedBox("b", 20, 40), SizedBox("c", 30, 30)]
  }

  private static func equals(_ size: CGFloat) -> [UIView] {
    ["a", "b", "c"].map { SizedBox($0, size, size) }
  }

  private nonisolated static let rows: [(UIStackView.Distribution, CGFloat?, String)] = [
    (.fill, 150, "stack 0 0 150 60, a 0 0 90 60, b 95 0 20 60, c 120 0 30 60"),
    (.fill, nil, "stack 0 0 100 60, a 0 0 40 60, b 45 0 20 60, c 70 0 30 60"),
    (.fill, 80, "stack 0 0 80 60, a 0 0 20 60, b 25 0 20 60, c 50 0 30 60"),
    (.fillEqually, 160, "stack 0 0 160 60, a 0 0 50 60, b 55 0 50 60, c 110 0 50 60"),
    (.fillEqually, nil, "stack 0 0 130 60, a 0 0 40 60, b 45 0 40 60, c 90 0 40 60"),
    (.fillEqually, 70, "stack 0 0 70 60, a 0 0 20 60, b 25 0 20 60, c 50 0 20 60"),
    (.fillProportionally, 150, "stack 0 0 150 60, a 0 0 60 60, b 65 0 30 60, c 100 0 50 60"),
    (.fillProportionally, nil, "stack 0 0 100 60, a 0 0 40 60, b 45 0 20 60, c 70 0 30 60"),
    (.fillProportionally, 80, "stack 0 0 80 60, a 0 0 32 60, b 37 0 16 60, c 58 0 22 60"),
    (.equalSpacing, 150, "stack 0 0 150 60, a 0 0 40 60, b 70 0 20 60, c 120 0 30 60"),
    (.equalSpacing, nil, "stack 0 0 100 60, a 0 0 40 60, b 45 0 20 60, c 70 0 30 60"),
    (.equalSpacing, 80, "stack 0 0 80 60, a 0 0 20 60, b 25 0 20 60, c 50 0 30 60"),
    (.equalCentering, 151, "stack 0 0 151 60, a 0 0 40 60, b 68 0 20 60, c 121 0 30 60"),
    (.equalCentering, nil, "stack 0 0 105 60, a 0 0 40 60, b 45 0 20 60, c 75 0 30 60"),
    (.equalCentering, 80, "stack 0 0 80 60, a 0 0 30 60, b 35 0 10 60, c 50 0 30 60"),
  ]

  @Test(arguments: rows)
  func `a row with room to spare, of its own width, and without enough room`(
    _ distribution: UIStackView.Distribution, _ width: CGFloat?, _ frames: String
  ) {
    let stage = StackStage(.horizontal, distribution, spacing: 5, width: width, height: 60) {
      Self.boxes()
    }
    #expect(stage.frames().joined(separator: ", ") == frames)
  }

  private nonisolated static let columns: [(UIStackView.Distribution, CGFloat?, String)] = [
    (.fill, 150, "stack 0 0 60 150, a 0 0 60 70, b 0 75 60 40, c 0 120 60 30"),
    (.fill, nil, "stack 0 0 60 100, a 0 0 60 20, b 0 25 60 40, c 0 70 60 30"),
    (.fill, 90, "stack 0 0 60 90, a 0 0 60 10, b 0 15 60 40, c 0 60 60 30"),
    (.fillEqually, 160, "stack 0 0 60 160, a 0 0 60 50, b 0 55 60 50, c 0 110 60 50"),
    (.fillEqually, nil, "stack 0 0 60 130, a 0 0 60 40, b 0 45 60 40, c 0 90 60 40"),
    (.fillProportionally, 150, "stack 0 0 60 150, a 0 0 60 30, b 0 35 60 60, c 0 100 60 50"),
    (.fillProportionally, nil, "stack 0 0 60 100, a 0 0 60 20, b 0 25 60 40, c 0 70 60 30"),
    (.equalSpacing, 150, "stack 0 0 60 150, a 0 0 60 20, b 0 50 60 40, c 0 120 60 30"),
    (.equalSpacing, nil, "stack 0 0 60 100, a 0 0 60 20, b 0 25 60 40, c 0 70 60 30"),
    (.equalCentering, 151, "stack 0 0 60 151, a 0 0 60 20, b 0 53 60 40, c 0 121 60 30"),
    (.equalCentering, nil, "stack 0 0 60 105, a 0 0 60 20, b 0 30 60 40, c 0 75 60 30"),
  ]

  @Test(arguments: columns)
  func `a column does the same downwards`(
    _ distribution: UIStackView.Distribution, _ height: CGFloat?, _ frames: String
  ) {
    let stage = StackStage(.vertical, distribution, spacing: 5, width: 60, height: height) {
      Self.boxes()
    }
    #expect(stage.frames().joined(separator: ", ") == frames)
  }

  @Test func `of equal views the first is stretched and compressed`() {
    let views = { Self.equals(50) }
    #expect(
      StackStage(width: 180, height: 10, views).frames() == [
        "stack 0 0 180 10", "a 0 0 80 10", "b 80 0 50 10", "c 130 0 50 10",
      ])
    #expect(
      StackStage(width: 130, height: 10, views).frames() == [
        "stack 0 0 130 10", "a 0 0 30 10", "b 30 0 50 10", "c 80 0 50 10",
      ])
  }

  @Test func `the last view without a length takes all that is left`() {
    let stage = StackStage(width: 100, height: 10) {
      [SizedBox("a"), SizedBox("b", 20), SizedBox("c")]
    }
    #expect(stage.frames() == ["stack 0 0 100 10", "a 0 0 0 10", "b 0 0 20 10", "c 20 0 80 10"])
  }

  @Test(arguments: [
    (1, "a 0 0 33 10, b 33 0 34 10, c 67 0 33 10"),
    (2, "a 0 0 33.5 10, b 33.5 0 33 10, c 66.5 0 33.5 10"),
    (3, "a 0 0 33.33 10, b 33.33 0 33.33 10, c 66.67 0 33.33 10"),
  ])
  func `edges lie on pixels and neighbours share them`(_ scale: CGFloat, _ frames: String) {
    var device = Device.phone
    device.scale = scale
    let stage = StackStage(
      .horizontal, .fillEqually, width: 100, height: 10, device: device
    ) { Self.equals(10) }
    #expect(stage.frames().dropFirst().joined(separator: ", ") == frames)
  }

  @Test func `margins keep the views in`() {
    let stage = StackStage { Self.boxes() }
    let frames = stage.frames {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.insetsLayoutMarginsFromSafeArea = false
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(frames == ["stack 0 0 96 44", "a 2 1 40 40", "b 42 1 20 40", "c 62 1 30 40"])
  }

  @Test func `a row that runs from right to left starts at the right`() {
    let stage = StackStage(width: 100, height: 10) { Self.boxes() }
    let turned = ["stack 0 0 100 10", "a 50 0 50 10", "b 30 0 20 10", "c 0 0 30 10"]
    #expect(stage.frames() != turned)
    #expect(stage.frames { $0.semanticContentAttribute = .forceRightToLeft } == turned)
  }

  @Test func `a hidden view takes no room and comes back`() {
    let stage = StackStage(spacing: 10, height: 50) { Self.boxes() }
    let all = ["stack 0 0 110 50", "a 0 0 40 50", "b 50 0 20 50", "c 80 0 30 50"]
    #expect(stage.frames() == all)
    #expect(
      stage.frames { $0.arrangedSubviews[1].isHidden = true } == [
        "stack 0 0 80 50", "a 0 0 40 50", "b 45 0 0 50", "c 50 0 30 50",
      ])
    #expect(stage.frames { $0.arrangedSubviews[1].isHidden = false } == all)
    #expect(
      stage.frames { $0.arrangedSubviews[0].isHidden = true } == [
        "stack 0 0 60 50", "a 0 0 0 50", "b 0 0 20 50", "c 30 0 30 50",
      ])
  }

  @Test func `all hidden, or none there, a stack is nothing along its axis`() {
    let stage = StackStage(spacing: 10, height: 50) { Self.boxes() }
    #expect(
      stage.frames { for view in $0.arrangedSubviews { view.isHidden = true } }.first
        == "stack 0 0 0 50")
    #expect(StackStage { [] }.frames() == ["stack 0 0 0 0"])
  }

  @Test func `stacks in stacks are as large as what they hold`() {
    let stage = StackStage(.vertical, spacing: 3) {
      let row = UIStackView(arrangedSubviews: [SizedBox("x", 10, 10), SizedBox("y", 20, 20)])
      row.accessibilityIdentifier = "row"
      return [row, SizedBox("b", 5, 5)]
    }
    #expect(stage.frames() == ["stack 0 0 30 28", "row 0 0 30 20", "b 0 23 30 5"])
  }

  @Test func `views come, go and change places; what is not arranged stays where it is`() {
    let stage = StackStage(height: 10) { Self.equals(10) }
    let free = stage.session.perform {
      let free = SizedBox("free")
      free.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      return free
    }
    _ = stage.frames()
    #expect(
      stage.frames {
        $0.addSubview(free)
        $0.insertArrangedSubview($0.arrangedSubviews[2], at: 0)
        $0.arrangedSubviews[1].removeFromSuperview()
      } == ["stack 0 0 20 10", "b 10 0 10 10", "c 0 0 10 10", "free 1 2 3 4"])
  }

  @Test func `shares follow the lengths, those of stacks in the stack too`() {
    let inner = SizedBox("x", 10, 10)
    let stage = StackStage(.horizontal, .fillProportionally, width: 100, height: 10) {
      let row = UIStackView(arrangedSubviews: [inner])
      row.accessibilityIdentifier = "row"
      return [row, SizedBox("b", 10, 10)]
    }
    #expect(stage.frames() == ["stack 0 0 100 10", "row 0 0 50 10", "b 50 0 50 10"])
    stage.session.perform { inner.size.width = 30 }
    #expect(stage.frames() == ["stack 0 0 100 10", "row 0 0 75 10", "b 75 0 25 10"])
  }

  @Test func `a stack draws its background`() {
    let stage = StackStage(width: 20, height: 20) { [] }
    let plain = stage.picture()
    #expect(plain != stage.picture { $0.backgroundColor = .red })
  }
}
