import Testing
import UIKit

@MainActor
struct LayoutEngineTests {
  let scene = LayoutScene()

  @Test func `edges of the superview place a view`() {
    scene.add("a")
    scene.constrain(
      """
      a.leading = root.leading + 20
      a.trailing = root.trailing - 20
      a.top = root.top + 10
      a.height = 44
      """)
    #expect(scene.frames == "a 20 10 280 44")
  }

  @Test func `a required content size that has to give way is still met before other wishes`() {
    let size = CGSize(width: 40, height: 30)
    scene.add("a", size: size).setContentCompressionResistancePriority(.required, for: .vertical)
    scene.add("b", size: size).setContentCompressionResistancePriority(
      UILayoutPriority(999), for: .vertical)
    scene.constrain(
      """
      a.left = root.left
      b.left = root.left
      a.top = root.top
      b.top = a.bottom
      b.bottom = root.top + 20
      """)
    #expect(
      scene.frames == """
        a 0 0 40 20
        b 0 20 40 0
        """)
  }

  @Test func `of conflicting constraints the first of the view that came last gives way`() {
    scene.add("a", size: CGSize(width: 40, height: 30))
    scene.constrain(
      """
      a.top = root.top
      a.left = root.left + 7
      a.left = root.left + 9
      """)
    #expect(scene.frames == "a 9 0 40 30")
  }

  @Test func `cousins share an edge`() {
    scene.add("box")
    scene.add("inner", in: "box")
    scene.add("a")
    scene.constrain(
      """
      box.left = root.left + 30
      box.top = root.top + 40
      box.width = 100
      box.height = 100
      inner.left = box.left + 5
      inner.top = box.top + 5
      inner.width = 50
      inner.height = 50
      a.left = inner.right + 8
      a.top = inner.bottom
      a.width = 0.5 inner.width + 1
      a.height = inner.height
      """)
    #expect(
      scene.frames == """
        box 30 40 100 100
        inner 5 5 50 50
        a 93 95 26 50
        """)
  }

  @Test func `a constant that changes moves the view in the next turn`() {
    scene.add("a", size: CGSize(width: 40, height: 30))
    scene.constrain("a.top = root.top")
    let left = scene.constrain("a.left = root.left + 5")
    #expect(scene.frames == "a 5 0 40 30")
    scene.session.perform { left?.constant = 50 }
    #expect(scene.frames == "a 50 0 40 30")
  }

  @Test func `a constraint that is deactivated lets go`() {
    scene.add("a", size: CGSize(width: 40, height: 30))
    scene.constrain("a.top = root.top\na.left = root.left")
    let width = scene.constrain("a.width = 100")
    #expect(scene.frames == "a 0 0 100 30")
    scene.session.perform { width?.isActive = false }
    #expect(scene.frames == "a 0 0 40 30")
  }

  @Test func `content that changes its size is laid out anew`() {
    let view = scene.add("a", SizedView(CGSize(width: 40, height: 30)))
    scene.constrain("a.top = root.top\na.right = root.right")
    #expect(scene.frames == "a 280 0 40 30")
    scene.session.perform { view.contentSize = CGSize(width: 60, height: 20) }
    #expect(scene.frames == "a 260 0 60 20")
  }

  @Test func `the view that hugs less takes what is left over`() {
    let (one, other) = (CGSize(width: 40, height: 20), CGSize(width: 50, height: 20))
    scene.add("a", size: one).setContentHuggingPriority(.init(251), for: .horizontal)
    scene.add("b", size: other)
    scene.constrain(Self.row)
    #expect(scene.frames == "a 0 0 40 20\nb 40 0 280 20")
  }

  @Test func `of two that hug alike the one named first grows`() {
    let (one, other) = (CGSize(width: 40, height: 20), CGSize(width: 50, height: 20))
    scene.add("a", size: one)
    scene.add("b", size: other)
    scene.constrain(Self.row)
    #expect(scene.frames == "a 0 0 270 20\nb 270 0 50 20")
  }

  @Test func `of two that resist alike the one named first keeps its size`() {
    let (one, other) = (CGSize(width: 200, height: 20), CGSize(width: 200, height: 20))
    scene.add("a", size: one)
    scene.add("b", size: other)
    scene.constrain(Self.row)
    #expect(scene.frames == "a 0 0 200 20\nb 200 0 120 20")
  }

  private static let row = """
    a.left = root.left
    a.top = root.top
    b.left = a.right
    b.top = root.top
    b.right = root.right
    """

  @Test func `thirds lie on pixels and share their edges`() {
    for name in ["a", "b", "c"] { scene.add(name) }
    scene.constrain(
      """
      a.left = root.left
      a.top = root.top
      a.width = 33.3333
      a.height = 10
      b.left = a.right
      b.top = root.top
      b.width = a.width
      b.height = 10
      c.left = b.right
      c.top = root.top
      c.width = a.width
      c.height = 10
      """)
    #expect(scene.frames == "a 0 0 33.5 10\nb 33.5 0 33 10\nc 66.5 0 33.5 10")
  }

  @Test func `what is aligned is not the whole frame`() {
    let view = scene.add("a", SizedView(CGSize(width: 50, height: 30)))
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scene.constrain("a.left = root.left + 10\na.top = root.top + 10")
    #expect(scene.frames == "a 8 9 56 34")
  }

  @Test func `leading is the right in an interface that runs from right to left`() {
    scene.session.layoutDirection = .rightToLeft
    scene.add("a", size: CGSize(width: 40, height: 30))
    scene.constrain("a.leading = root.leading + 10\na.top = root.top")
    #expect(scene.frames == "a 270 0 40 30")
  }

  @Test func `margins inset the edges they belong to`() {
    scene.session.bind {
      scene.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    scene.add("a")
    scene.constrain(
      """
      a.leading = root.leadingMargin
      a.trailing = root.trailingMargin
      a.top = root.topMargin
      a.bottom = root.bottomMargin
      """)
    let safe = scene.session.bind { scene.root.safeAreaInsets }
    #expect(scene.frames == "a 2 \(Int(1 + safe.top)) 314 \(Int(476 - safe.top))")
  }

  @Test func `a mask stretches a view in a superview that constraints size`() {
    let box = scene.add("box", UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    scene.session.bind {
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
      inner.autoresizingMask = .flexibleWidth
      box.addSubview(inner)
      scene.name(inner, "inner")
    }
    scene.add("a", size: CGSize(width: 10, height: 10))
    scene.constrain(
      """
      box.left = root.left
      box.top = root.top
      box.width = 200
      box.height = 100
      a.left = inner.right
      a.top = inner.bottom
      """)
    #expect(scene.frames == "box 0 0 200 100\na 190 30 10 10")
  }

  @Test func `a view without its size in a window keeps its frame`() {
    scene.session.perform { scene.root.translatesAutoresizingMaskIntoConstraints = false }
    #expect(scene.session.bind { scene.root.frame.size == CGSize(width: 320, height: 480) })
  }

  @Test func `a view that leaves takes its constraints along`() {
    let box = scene.add("box")
    scene.add("a", in: "box", size: CGSize(width: 10, height: 10))
    scene.constrain(
      """
      box.left = root.left
      box.top = root.top
      a.left = box.left + 3
      a.top = box.top + 4
      box.right = a.right + 3
      box.bottom = a.bottom + 4
      """)
    #expect(scene.frames == "box 0 0 16 18\na 3 4 10 10")
    scene.session.perform { box.removeFromSuperview() }
    scene.session.perform { scene.root.addSubview(box) }
    scene.constrain("box.left = root.left + 50\nbox.top = root.top")
    #expect(scene.frames == "box 50 0 16 18\na 3 4 10 10")
  }

  @Test func `a view that outlives its superview can be laid out elsewhere`() {
    let child = SizedView(CGSize(width: 10, height: 10))
    scene.session.bind {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      child.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(child)
      child.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 7).isActive = true
      box.layoutIfNeeded()
    }
    #expect(child.frame.minX == 7)
    scene.session.bind { child.frame = .zero }
    scene.add("child", child)
    scene.constrain("child.left = root.left + 9\nchild.top = root.top")
    #expect(scene.frames == "child 9 0 10 10")
  }

  @Test func `a view that constraints take out of the safe area's way loses its insets`() {
    scene.add("box", UIView())
    scene.add("a", in: "box")
    scene.constrain(
      """
      box.left = root.left
      box.top = root.top + 100
      box.width = 100
      box.height = 100
      a.left = box.leftMargin
      a.right = box.rightMargin
      a.top = box.topMargin
      a.bottom = box.bottomMargin
      """)
    #expect(scene.frames == "box 0 100 100 100\na 8 8 84 84")
  }

  @Test func `what is held into a view from outside follows where its bounds begin`() {
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    scene.session.bind { scene.root.addSubview(box) }
    scene.name(box, "box")
    scene.add("a", in: "box", size: CGSize(width: 10, height: 10))
    scene.add("tag", size: CGSize(width: 5, height: 5))
    scene.constrain(
      "a.left = box.left + 20\na.top = box.top + 20\ntag.left = root.left\ntag.top = a.top")
    #expect(scene.frames == "a 20 20 10 10\ntag 0 30 5 5")
    scene.session.perform { box.bounds.origin.y = 8 }
    #expect(scene.frames == "a 20 20 10 10\ntag 0 22 5 5")
  }
}
