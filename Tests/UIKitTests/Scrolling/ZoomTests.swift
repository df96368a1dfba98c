import Foundation
import Testing
import UIKit

@MainActor
struct ZoomTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    var ended: [CGFloat] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { ended.append(scale) }
  }

  private let scene = ScrollScene(content: CGSize(width: 200, height: 400))
  private let zoomer: Zoomer

  init() {
    let view = scene.view
    zoomer = scene.session.perform {
      let zoomer = Zoomer()
      view.delegate = zoomer
      view.addSubview(zoomer.view)
      (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 3)
      return zoomer
    }
  }

  @Test func `a scale within the limits makes the content as large, its middle held`() {
    scene.turn { scene.view.zoomScale = 2 }
    #expect(scene.view.contentSize == CGSize(width: 400, height: 800))
    #expect(scene.view.contentOffset == CGPoint(x: 100, y: 200))
    scene.turn { scene.view.zoomScale = 9 }
    #expect(scene.view.zoomScale == 3)
  }

  @Test func `a rectangle is zoomed to until it is seen whole`() {
    scene.turn { scene.view.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false) }
    #expect(scene.view.zoomScale == 2)
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 0))
  }

  @Test func `two fingers that part zoom, and beyond the limit the scale comes back`() {
    scene.down(90, 200, finger: 1)
    scene.down(110, 200, finger: 2)
    for step in 1...10 {
      scene.wait(0.02)
      scene.move(90 - CGFloat(step) * 8, 200, finger: 1)
      scene.move(110 + CGFloat(step) * 8, 200, finger: 2)
    }
    #expect(scene.view.zoomScale > 3)
    scene.up(10, 200, finger: 1)
    scene.up(190, 200, finger: 2)
    scene.wait(1)
    #expect(scene.view.zoomScale == 3)
    #expect(zoomer.ended == [3])
  }
}
