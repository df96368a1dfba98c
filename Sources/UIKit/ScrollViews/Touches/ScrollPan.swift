import Foundation

/// The pan of a scroll view: tells it of fingers before and after they scroll.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    whenRecognized = { [weak self] in self?.follow() }
  }

  required init?(coder: NSCoder) { return nil }

  private func follow() {
    switch state {
    case .began: scrollView?.beginDrag()
    case .changed: scrollView?.continueDrag()
    case .ended: scrollView?.endDrag(speed: velocity(in: nil))
    case .cancelled: scrollView?.endDrag(speed: .zero)
    case .possible, .failed: break
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.fingerDidComeDown()
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if numberOfTouches - touches.count < 1 { scrollView?.fingersDidGo() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    scrollView?.fingersDidGo()
  }
}
