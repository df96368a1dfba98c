import Diagnostics
import Testing
import UIKit

@MainActor
struct LayoutConflictTests {
  let scene = LayoutScene()

  private var findings: [Diagnostic] {
    scene.session.log.diagnostics.filter { $0.rule == "unsatisfiable-constraints" }
  }

  @Test func `the constraint that became active last gives way, and is told of once`() {
    scene.add("a")
    scene.constrain("a.left = root.left\na.top = root.top\na.height = 10\na.width = 40")
    scene.constrain("a.width = 60")
    #expect(scene.frames == "a 0 0 40 10")
    #expect(scene.frames == "a 0 0 40 10")
    #expect(findings.count == 1)
    #expect(findings.first?.notes.count == 2)
    #expect(scene.session.console.count == 1)
  }

  @Test func `the other comes back when its contradiction goes`() {
    scene.add("a")
    scene.constrain("a.left = root.left\na.top = root.top\na.height = 10")
    let first = scene.constrain("a.width = 40")
    scene.constrain("a.width = 60")
    #expect(scene.frames == "a 0 0 40 10")
    scene.session.perform { first?.isActive = false }
    #expect(scene.frames == "a 0 0 60 10")
  }

  @Test func `a required wish of a content gives way before a constraint`() {
    let view = scene.add("a", SizedView(CGSize(width: 80, height: 10)))
    scene.session.bind {
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    scene.constrain("a.left = root.left\na.top = root.top\na.width = 40")
    #expect(scene.frames == "a 0 0 40 10")
    #expect(findings.count == 1)
    #expect(findings.first?.hint?.contains("NSContentSizeLayoutConstraint") == true)
  }

  @Test func `margins wider than the view contradict its width, which the message leaves out`() {
    scene.add("box")
    scene.add("a", in: "box")
    scene.constrain(
      """
      box.left = root.left
      box.top = root.top
      box.width = 20
      box.height = 20
      a.left = box.left + 16
      a.top = box.top
      a.height = 10
      a.right = box.right - 16
      """)
    #expect(scene.frames == "box 0 0 20 20\na 16 0 0 10")
    #expect(findings.first?.notes.count == 3)
  }

  @Test func `ambiguity is decided, and another layout is found`() {
    let view = scene.add("a", size: CGSize(width: 30, height: 10))
    scene.constrain("a.top = root.top")
    #expect(scene.frames == "a 0 0 30 10")
    #expect(scene.session.bind { view.hasAmbiguousLayout })
    scene.session.bind { view.exerciseAmbiguityInLayout() }
    #expect(scene.session.bind { view.frame.minX != 0 && view.frame.width == 30 })
    scene.constrain("a.left = root.left + 5")
    #expect(scene.frames == "a 5 0 30 10")
    #expect(scene.session.bind { !view.hasAmbiguousLayout })
  }

  @Test func `what affects an axis is known`() {
    let view = scene.add("a", size: CGSize(width: 30, height: 10))
    let left = scene.constrain("a.left = root.left + 5")
    let top = scene.constrain("a.top = root.top")
    #expect(scene.frames == "a 5 0 30 10")
    scene.session.bind {
      #expect(view.constraintsAffectingLayout(for: .horizontal).map { $0 === left } == [true])
      #expect(view.constraintsAffectingLayout(for: .vertical).map { $0 === top } == [true])
    }
  }
}
