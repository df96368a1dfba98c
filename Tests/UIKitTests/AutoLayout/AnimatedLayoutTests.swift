import Foundation
import Testing
import UIKit

@MainActor
struct AnimatedLayoutTests {
  let scene = LayoutScene()

  @Test func `a constant that changes in an animation moves the view along`() {
    let view = scene.add("a", size: CGSize(width: 20, height: 20))
    scene.constrain("a.top = root.top")
    let left = scene.constrain("a.left = root.left")
    #expect(scene.frames == "a 0 0 20 20")
    scene.session.perform {
      left?.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.root.layoutIfNeeded()
      }
    }
    scene.session.timeline.advance(by: 0.5)
    scene.session.bind { #expect(isNear(view.seenX, 60, within: 0.01)) }
    scene.session.timeline.advance(by: 0.5)
    scene.session.bind { #expect(isNear(view.seenX, 110, within: 0.01)) }
  }

  @Test func `outside the animation the view is there at once`() {
    let view = scene.add("a", size: CGSize(width: 20, height: 20))
    scene.constrain("a.top = root.top")
    let left = scene.constrain("a.left = root.left")
    #expect(scene.frames == "a 0 0 20 20")
    scene.session.perform {
      left?.constant = 100
      UIView.animate(withDuration: 1) {}
    }
    scene.session.bind { #expect(view.layer.presentation()?.position.x == 110) }
  }

  @Test(arguments: [("ipad9_7", "33.5"), ("retina5_9", "33.33")])
  func `edges lie on the pixels of the screen`(device: String, width: String) {
    let scene = LayoutScene(device: device)
    scene.add("a")
    scene.constrain(
      "a.left = root.left\na.top = root.top\na.width = 33.4\na.height = 10")
    #expect(scene.frames == "a 0 0 \(width) 10")
  }

  @Test func `code before the layout of the superclass sees the old places, code after it the new`()
  {
    let log = Log()
    let box = scene.add("box", ReportingView(log))
    let inner = scene.add("a", in: "box", size: CGSize(width: 20, height: 20))
    box.inner = inner
    scene.constrain(
      """
      box.left = root.left
      box.top = root.top
      box.width = 100
      box.height = 100
      a.top = box.top
      """)
    let left = scene.constrain("a.left = box.left + 5")
    _ = scene.frames
    log.clear()
    scene.session.perform { left?.constant = 50 }
    #expect(log.lines == ["before 5.0", "after 50.0"])
  }
}

/// Writes where a subview is before and after the superclass lays out.
private final class ReportingView: UIView {
  weak var inner: UIView?
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    log.write("before \(inner?.frame.minX ?? -1)")
    super.layoutSubviews()
    log.write("after \(inner?.frame.minX ?? -1)")
  }
}
