import Testing
import UIKit

/// How a stack's constraints follow changes.
@MainActor
struct StackChangeTests {
  private let fixture = StackFixture(spacing: 10) {
    ["a", "b", "c", "d"].map { SizedBox($0, 20, 20) }
  }

  /// What is held after a change that was held before.
  private func kept(_ change: (UIStackView) -> Void) -> (kept: Int, made: Int) {
    fixture.update()
    let before = fixture.held
    fixture.update(change)
    let after = fixture.held
    let kept = after.filter { one in before.contains { $0 === one } }.count
    return (kept, after.count - kept)
  }

  @Test func `a new spacing is a new constant`() {
    let changed = kept { $0.spacing = 4 }

    #expect(changed.made == 0)
    #expect(
      fixture.lines("spacing") == [
        "b.leading == a.trailing + 4 [UISV-spacing]", "c.leading == b.trailing + 4 [UISV-spacing]",
        "d.leading == c.trailing + 4 [UISV-spacing]",
      ])
  }

  @Test func `another view is joined to the last and the ends; the rest stays`() {
    let changed = kept { $0.addArrangedSubview(SizedBox("e", 20, 20)) }

    #expect(changed.made == 4)
    #expect(
      fixture.lines("spacing").last == "e.leading == d.trailing + 10 [UISV-spacing]")
  }

  @Test func `a hidden view leaves one gap and lies in the middle of it`() {
    fixture.update()
    #expect(
      fixture.lines("spacing", "hiding") { _ in fixture.view("b").isHidden = true } == [
        "b.leading == a.trailing + 5 [UISV-spacing]",
        "d.leading == c.trailing + 10 [UISV-spacing]",
        "c.leading == a.trailing + 10 [UISV-spacing]", "b.width == 0 @999.999 [UISV-hiding]",
      ])
    #expect(
      Set(fixture.lines("spacing", "hiding") { _ in fixture.view("b").isHidden = false }) == [
        "b.leading == a.trailing + 10 [UISV-spacing]",
        "c.leading == b.trailing + 10 [UISV-spacing]",
        "d.leading == c.trailing + 10 [UISV-spacing]",
      ])
  }

  @Test func `views hidden at the ends lie beyond them`() {
    let lines = fixture.lines("spacing", "canvas-connection") { _ in
      for name in ["a", "d"] { fixture.view(name).isHidden = true }
    }
    #expect(
      lines.filter { !$0.contains("top") && !$0.contains("bottom") } == [
        "stack.leading == b.leading [UISV-canvas-connection]",
        "c.leading == b.trailing + 10 [UISV-spacing]",
        "stack.trailing == c.trailing [UISV-canvas-connection]",
        "a.trailing == b.leading [UISV-spacing]",
        "d.leading == c.trailing [UISV-spacing]",
      ])
  }

  @Test func `with all views hidden the stack shrinks to nothing`() {
    #expect(
      fixture.lines("canvas-fit") { _ in
        for view in fixture.stack.arrangedSubviews { view.isHidden = true }
      } == ["stack.width == 0 @49 [UISV-canvas-fit]"])
  }

  @Test func `a spacing of its own goes with the view and ends with its arrangement`() {
    #expect(
      fixture.lines("spacing") { $0.setCustomSpacing(3, after: fixture.view("b")) } == [
        "b.leading == a.trailing + 10 [UISV-spacing]",
        "c.leading == b.trailing + 3 [UISV-spacing]",
        "d.leading == c.trailing + 10 [UISV-spacing]",
      ])
    #expect(
      fixture.lines("spacing") { _ in fixture.view("c").isHidden = true }.dropFirst() == [
        "c.leading == b.trailing + 1.5 [UISV-spacing]",
        "d.leading == b.trailing + 3 [UISV-spacing]",
      ])
    let b = fixture.view("b")
    fixture.update { $0.insertArrangedSubview(b, at: 0) }
    #expect(fixture.stack.customSpacing(after: b) == 3)
    fixture.update {
      $0.removeArrangedSubview(b)
      $0.addArrangedSubview(b)
    }
    #expect(fixture.stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
  }

  @Test func `the system's spacing is eight points, half of it beside a hidden last view`() {
    #expect(
      fixture.lines("spacing") {
        $0.spacing = UIStackView.spacingUseSystem
        fixture.view("d").isHidden = true
      } == [
        "b.leading == a.trailing + 8 [UISV-spacing]", "c.leading == b.trailing + 8 [UISV-spacing]",
        "d.leading == c.trailing + 4 [UISV-spacing]",
      ])
    #expect(
      fixture.lines("spacing") { $0.spacing = UIStackView.spacingUseDefault }.first
        == "b.leading == a.trailing [UISV-spacing]")
  }

  @Test func `another axis leaves only what is connected at the corner`() {
    #expect(kept { $0.axis = .vertical }.kept == 2)
    #expect(
      fixture.lines("spacing") == [
        "b.top == a.bottom + 10 [UISV-spacing]", "c.top == b.bottom + 10 [UISV-spacing]",
        "d.top == c.bottom + 10 [UISV-spacing]",
      ])
  }

  @Test func `nothing is left of a view that is arranged no more`() {
    let d = fixture.view("d")
    fixture.update()
    fixture.update { $0.removeArrangedSubview(d) }

    #expect(fixture.stack.subviews.contains(d))
    #expect(!fixture.lines().contains { $0.contains("d.") })
    #expect(!fixture.lines().isEmpty)
  }

  @Test func `a view that comes back is arranged again`() {
    let d = fixture.view("d")
    let before = fixture.lines()
    fixture.update {
      d.removeFromSuperview()
      $0.addArrangedSubview(d)
    }

    #expect(Set(fixture.lines()) == Set(before))
    #expect(fixture.held.allSatisfy { $0.isActive })
  }

  @Test func `a thousand views cost a few constraints each`() {
    let many = StackFixture { (0..<1000).map { SizedBox("v\($0)", 1, 1) } }
    #expect(many.lines().count == 2 + 999 + 2 * 1000)
  }
}
