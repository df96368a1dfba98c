import Testing
import UIKit

/// Which constraints a stack makes, before anything solves them.
@MainActor
struct StackConstraintTests {
  private static let filledAcross = [
    "stack.top == a.top [UISV-canvas-connection]", "a.top == b.top [UISV-alignment]",
    "a.top == c.top [UISV-alignment]", "stack.bottom == a.bottom [UISV-canvas-connection]",
    "a.bottom == b.bottom [UISV-alignment]", "a.bottom == c.bottom [UISV-alignment]",
  ]
  private static func boxes() -> [UIView] {
    [SizedBox("a", 160, 200), SizedBox("b", 80, 100), SizedBox("c", 40, 50)]
  }

  @Test func `a row that fills joins its views end to end and edge to edge`() {
    let fixture = StackFixture(spacing: 10) { Self.boxes() }

    #expect(
      fixture.lines()
        == [
          "stack.leading == a.leading [UISV-canvas-connection]",
          "b.leading == a.trailing + 10 [UISV-spacing]",
          "c.leading == b.trailing + 10 [UISV-spacing]",
          "stack.trailing == c.trailing [UISV-canvas-connection]",
        ] + Self.filledAcross)
  }

  @Test func `a column is a row turned`() {
    let fixture = StackFixture(.vertical, spacing: 10) {
      [SizedBox("a", 10, 10), SizedBox("b", 10, 10)]
    }

    #expect(
      fixture.lines() == [
        "stack.top == a.top [UISV-canvas-connection]", "b.top == a.bottom + 10 [UISV-spacing]",
        "stack.bottom == b.bottom [UISV-canvas-connection]",
        "stack.leading == a.leading [UISV-canvas-connection]",
        "a.leading == b.leading [UISV-alignment]",
        "stack.trailing == a.trailing [UISV-canvas-connection]",
        "a.trailing == b.trailing [UISV-alignment]",
      ])
  }

  @Test func `filling equally makes each as long as the first`() {
    #expect(
      StackFixture(.horizontal, .fillEqually) { Self.boxes() }.lines("fill-equally") == [
        "b.width == a.width [UISV-fill-equally]", "c.width == a.width [UISV-fill-equally]",
      ])
  }

  @Test func `shares are those of the lengths in their sum with the spacing`() {
    #expect(
      StackFixture(.horizontal, .fillProportionally, spacing: 20) { Self.boxes() }
        .lines("fill-proportionally") == [
          "a.width == 0.5 × stack.width @999 [UISV-fill-proportionally]",
          "b.width == 0.25 × stack.width @998 [UISV-fill-proportionally]",
          "c.width == 0.125 × stack.width @997 [UISV-fill-proportionally]",
        ])
  }

  @Test func `a view without a length has no share, and without any the views are equal`() {
    let some = StackFixture(.vertical, .fillProportionally) {
      [SizedBox("a", 1, 30), SizedBox("b", 1, 0)]
    }
    #expect(
      some.lines("fill-proportionally", "fill-equally") == [
        "a.height == stack.height @999 [UISV-fill-proportionally]",
        "b.height == 0 [UISV-fill-proportionally]",
      ])
    let none = StackFixture(.vertical, .fillProportionally) { [SizedBox("a"), SizedBox("b")] }
    #expect(
      none.lines("fill-proportionally", "fill-equally") == [
        "b.height == a.height [UISV-fill-equally]"
      ])
  }

  @Test func `equal spacing makes equal gaps of at least the spacing`() {
    let fixture = StackFixture(.horizontal, .equalSpacing, spacing: 10) { Self.boxes() }

    #expect(
      fixture.lines("spacing", "distributing-edge", "fill-equally", "canvas-fit") == [
        "b.leading >= a.trailing + 10 [UISV-spacing]",
        "c.leading >= b.trailing + 10 [UISV-spacing]",
        "gap1.leading == a.trailing [UISV-distributing-edge]",
        "gap1.trailing == b.leading [UISV-distributing-edge]",
        "gap2.leading == b.trailing [UISV-distributing-edge]",
        "gap2.trailing == c.leading [UISV-distributing-edge]",
        "gap2.width == gap1.width [UISV-fill-equally]",
        "stack.width == 0 @49 [UISV-canvas-fit]",
      ])
  }

  @Test func `equal centering makes the middles equally far apart where it can`() {
    let fixture = StackFixture(.vertical, .equalCentering) { Self.boxes() }

    #expect(
      fixture.lines("distributing-edge", "fill-equally") == [
        "gap1.top == a.centerY [UISV-distributing-edge]",
        "gap1.bottom == b.centerY [UISV-distributing-edge]",
        "gap2.top == b.centerY [UISV-distributing-edge]",
        "gap2.bottom == c.centerY [UISV-distributing-edge]",
        "gap2.height == gap1.height @149 [UISV-fill-equally]",
      ])
  }

  @Test func `alignment at an edge lets the rest hang free inside a spanner`() {
    let fixture = StackFixture(.horizontal, .fill, .top) {
      [SizedBox("a", 10, 10), SizedBox("b", 10, 10)]
    }

    #expect(
      fixture.lines("canvas-connection", "alignment", "spanning-boundary", "spanning-fit") == [
        "stack.leading == a.leading [UISV-canvas-connection]",
        "stack.trailing == b.trailing [UISV-canvas-connection]",
        "stack.top == a.top [UISV-canvas-connection]",
        "a.top == b.top [UISV-alignment]",
        "stack.bottom == spanner.bottom [UISV-canvas-connection]",
        "spanner.top == a.top @999.5 [UISV-spanning-boundary]",
        "spanner.bottom >= a.bottom [UISV-spanning-boundary]",
        "spanner.top == b.top @999.5 [UISV-spanning-boundary]",
        "spanner.bottom >= b.bottom [UISV-spanning-boundary]",
        "spanner.height == 0 @51 [UISV-spanning-fit]",
      ])
    #expect(
      fixture.lines("ambiguity-suppression") == [
        "a.height == 0 @25 [UISV-ambiguity-suppression]",
        "b.height == 0 @25 [UISV-ambiguity-suppression]",
      ])
    #expect(
      fixture.lines("alignment", "canvas-connection") { $0.alignment = .trailing }.suffix(3) == [
        "stack.bottom == a.bottom [UISV-canvas-connection]",
        "a.bottom == b.bottom [UISV-alignment]",
        "stack.top == spanner.top [UISV-canvas-connection]",
      ])
  }

  @Test func `alignment in the middle keeps both edges inside`() {
    let fixture = StackFixture(.vertical, .fill, .center) {
      [SizedBox("a", 10, 10), SizedBox("b", 10, 10)]
    }

    #expect(
      fixture.lines("canvas-connection", "alignment", "spanning-boundary").dropFirst(2) == [
        "stack.centerX == a.centerX [UISV-canvas-connection]",
        "a.centerX == b.centerX [UISV-alignment]",
        "stack.leading == spanner.leading [UISV-canvas-connection]",
        "stack.trailing == spanner.trailing [UISV-canvas-connection]",
        "spanner.leading <= a.leading [UISV-spanning-boundary]",
        "spanner.trailing >= a.trailing [UISV-spanning-boundary]",
        "spanner.leading <= b.leading [UISV-spanning-boundary]",
        "spanner.trailing >= b.trailing [UISV-spanning-boundary]",
      ])
  }

  @Test func `a single view needs no spanner`() {
    let fixture = StackFixture(.horizontal, .fill, .center) { [SizedBox("a", 10, 10)] }

    #expect(
      fixture.lines() == [
        "stack.leading == a.leading [UISV-canvas-connection]",
        "stack.trailing == a.trailing [UISV-canvas-connection]",
        "stack.centerY == a.centerY [UISV-canvas-connection]",
        "stack.top <= a.top [UISV-canvas-connection]",
        "stack.bottom >= a.bottom [UISV-canvas-connection]",
        "stack.height == 0 @49 [UISV-canvas-fit]", "a.height == 0 @25 [UISV-ambiguity-suppression]",
      ])
  }

  @Test func `margins are the canvas when the stack says so`() {
    let fixture = StackFixture { [SizedBox("a", 10, 10)] }

    #expect(
      fixture.lines { $0.isLayoutMarginsRelativeArrangement = true } == [
        "margins.leading == a.leading [UISV-canvas-connection]",
        "margins.trailing == a.trailing [UISV-canvas-connection]",
        "margins.top == a.top [UISV-canvas-connection]",
        "margins.bottom == a.bottom [UISV-canvas-connection]",
      ])
  }

  @Test func `views without a length absorb what is left over, the last of them first`() {
    #expect(
      StackFixture { [SizedBox("a"), SizedBox("b", 10), SizedBox("c")] }.lines(
        "ambiguity-suppression") == [
          "a.width == 0 @0.01 [UISV-ambiguity-suppression]",
          "c.width == 0 @0.01 [UISV-ambiguity-suppression]",
        ])
  }

  @Test func `an empty stack asks for nothing`() {
    #expect(StackFixture { [] }.lines() == [])
  }
}
