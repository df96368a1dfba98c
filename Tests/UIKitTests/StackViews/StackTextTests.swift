import Testing
import UIKit

/// Stacks of texts: baselines and widths.
@MainActor
struct StackTextTests {
  private static func label(_ name: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.text = name
    label.numberOfLines = lines
    return label
  }

  @Test func `a row aligned by baselines starts where its first view does`() {
    let fixture = StackFixture(.horizontal, .fill, .firstBaseline) {
      [Self.label("a"), Self.label("b"), SizedBox("c", 10, 10)]
    }

    #expect(
      fixture.lines("alignment", "canvas-connection").dropFirst(2) == [
        "stack.top == a.top [UISV-canvas-connection]",
        "a.firstBaseline == b.firstBaseline [UISV-alignment]", "a.top == c.top [UISV-alignment]",
        "stack.bottom == spanner.bottom [UISV-canvas-connection]",
      ])
    #expect(
      fixture.lines("alignment", "canvas-connection") { $0.alignment = .lastBaseline }.suffix(4)
        == [
          "stack.bottom == a.bottom [UISV-canvas-connection]",
          "a.lastBaseline == b.lastBaseline [UISV-alignment]",
          "a.bottom == c.bottom [UISV-alignment]",
          "stack.top == spanner.top [UISV-canvas-connection]",
        ])
  }

  @Test func `spacing from baseline to baseline is for columns`() {
    let fixture = StackFixture(.vertical, spacing: 20) {
      [Self.label("a"), Self.label("b"), SizedBox("c", 10, 10), Self.label("d")]
    }
    #expect(
      fixture.lines("spacing") { $0.isBaselineRelativeArrangement = true } == [
        "b.firstBaseline == a.lastBaseline + 20 [UISV-spacing]",
        "c.top == b.lastBaseline + 20 [UISV-spacing]",
        "d.firstBaseline == c.bottom + 20 [UISV-spacing]",
      ])
    #expect(
      fixture.lines("spacing") { $0.spacing = UIStackView.spacingUseSystem } == [
        "b.firstBaseline == a.lastBaseline + 22 [UISV-spacing]",
        "c.top == b.lastBaseline + 8 [UISV-spacing]",
        "d.firstBaseline == c.bottom + 22 [UISV-spacing]",
      ])
    #expect(
      fixture.lines("spacing") { $0.axis = .horizontal }.first
        == "b.leading == a.trailing + 8 [UISV-spacing]")
  }

  @Test func `texts of several lines share a row equally`() {
    let fixture = StackFixture(spacing: 6) {
      [Self.label("a", lines: 0), Self.label("b", lines: 2), SizedBox("c", 10, 10)]
    }
    #expect(
      fixture.lines("text-width-disambiguation") {
        _ in
        fixture.view("b").setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      } == [
        "a.width == 0.333 × stack.width - 4 @760 [UISV-text-width-disambiguation]",
        "b.width == 0.333 × stack.width - 4 @260 [UISV-text-width-disambiguation]",
      ])
    #expect(fixture.lines("text-width-disambiguation") { $0.axis = .vertical } == [])
  }

  @Test func `a single text of several lines keeps its width`() {
    let fixture = StackFixture { [Self.label("a", lines: 0), Self.label("b")] }
    #expect(fixture.lines("text-width-disambiguation") == [])
  }
}
