import Testing
import UIKit

@MainActor
struct ScrollLayoutTests {
  let scene = LayoutScene()

  @Test func `constraints to the edges of a scroll view give the size of its content`() {
    let scroll = scene.add("scroll", UIScrollView())
    scene.add("a", in: "scroll")
    scene.constrain(
      """
      scroll.left = root.left
      scroll.top = root.top
      scroll.right = root.right
      scroll.height = 200
      a.left = scroll.left + 10
      a.right = scroll.right - 10
      a.top = scroll.top + 5
      a.bottom = scroll.bottom - 5
      a.width = scroll.width - 20
      a.height = 600
      """)
    #expect(scene.frames == "scroll 0 0 320 200\na 10 5 300 600")
    #expect(scroll.contentSize == CGSize(width: 320, height: 610))
  }

  @Test func `scrolling moves what is held to the frame and not the content`() {
    let scroll = scene.add("scroll", UIScrollView())
    scene.add("a", in: "scroll", size: CGSize(width: 10, height: 500))
    scene.add("pin", in: "scroll", size: CGSize(width: 10, height: 10))
    scroll.contentInsetAdjustmentBehavior = .never
    scene.session.bind { scene.name(scroll.frameLayoutGuide, "frame") }
    scene.session.bind { scene.name(scroll.contentLayoutGuide, "content") }
    scene.constrain(
      """
      scroll.left = root.left
      scroll.top = root.top
      scroll.width = 100
      scroll.height = 100
      a.left = content.left
      a.top = content.top
      a.bottom = content.bottom
      content.width = frame.width
      pin.left = frame.left
      pin.bottom = frame.bottom
      """)
    #expect(scene.frames == "scroll 0 0 100 100\na 0 0 10 500\npin 0 90 10 10")
    scene.session.perform { scroll.contentOffset.y = 40 }
    #expect(scene.frames == "scroll 0 0 100 100\na 0 0 10 500\npin 0 130 10 10")
    #expect(scroll.contentSize == CGSize(width: 100, height: 500))
  }

  @Test func `what is held to the content from outside moves as the content scrolls`() {
    let scroll = scene.add("scroll", UIScrollView())
    scroll.contentInsetAdjustmentBehavior = .never
    scene.add("a", in: "scroll", size: CGSize(width: 10, height: 500))
    scene.add("tag", size: CGSize(width: 10, height: 10))
    scene.constrain(
      """
      scroll.left = root.left
      scroll.top = root.top + 30
      scroll.width = 100
      scroll.height = 100
      a.left = scroll.left
      a.right = scroll.right
      a.top = scroll.top + 60
      a.bottom = scroll.bottom
      tag.left = scroll.right
      tag.top = a.top
      """)
    #expect(scene.frames == "scroll 0 30 100 100\na 0 60 10 500\ntag 100 90 10 10")
    scene.session.perform { scroll.contentOffset.y = 40 }
    #expect(scene.frames == "scroll 0 30 100 100\na 0 60 10 500\ntag 100 50 10 10")
  }
}
