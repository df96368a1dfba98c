import Testing
import UIKit

@MainActor
struct FittingSizeTests {
  let scene = LayoutScene()

  private func fittingSize(
    _ view: UIView, _ size: CGSize, _ horizontal: Float = 50, _ vertical: Float = 50
  ) -> CGSize {
    scene.session.bind {
      view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: UILayoutPriority(horizontal),
        verticalFittingPriority: UILayoutPriority(vertical))
    }
  }

  @Test func `a view is as large as its constraints need`() {
    let box = UIView()
    scene.session.bind { scene.root.addSubview(box) }
    scene.name(box, "box")
    scene.add("a", in: "box", size: CGSize(width: 30, height: 20))
    scene.constrain(
      """
      a.left = box.left + 8
      a.right = box.right - 8
      a.top = box.top + 4
      a.bottom = box.bottom - 4
      """)
    #expect(fittingSize(box, .zero) == CGSize(width: 46, height: 28))
    #expect(fittingSize(box, CGSize(width: 200, height: 0), 1000) == CGSize(width: 200, height: 28))
  }

  @Test func `text is wrapped to a required width`() {
    let box = UIView()
    scene.session.bind { scene.root.addSubview(box) }
    scene.name(box, "box")
    let label = scene.add("a", in: "box", UILabel())
    scene.session.bind {
      label.numberOfLines = 0
      label.text = "one two three four"
    }
    scene.constrain(
      """
      a.left = box.left
      a.right = box.right
      a.top = box.top
      a.bottom = box.bottom
      """)
    let one = fittingSize(box, .zero)
    let narrow = fittingSize(box, CGSize(width: (one.width / 2).rounded(), height: 0), 1000)
    #expect(narrow.width == (one.width / 2).rounded())
    #expect(narrow.height > one.height * 1.5)
  }
}
