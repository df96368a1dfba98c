public import Foundation

extension UIScrollView {
  /// The scale of the delegate's view; 1 without one. Documented.
  public final var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Within the limits; the middle of what is seen stays there (medium confidence).
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let limited = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard let view = zoomedView else {
      zoom.scale = limited
      return
    }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
    animateZoom(animated) { self.apply(limited, to: view, holding: middle, at: nil) }
  }

  /// Makes the rectangle of the zoomed view, in its coordinates, as large as can be seen whole.
  public final func zoom(to rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
    let scale = min(max(wanted, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    animateZoom(animated) { self.apply(scale, to: view, holding: middle, at: nil) }
  }

  private func animateZoom(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated else { return change() }
    // Seconds; medium confidence.
    UIView.animate(withDuration: 0.3, animations: change) { [weak self] _ in self?.zoomDidEnd() }
  }

  private func zoomDidEnd() {
    isZoomBouncing = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
  }

  private final var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Scales the view, makes its frame the content, and moves the content so that the held point of
  /// the view is seen at a place: in the middle where none is given.
  private func apply(_ scale: CGFloat, to view: UIView, holding held: CGPoint, at place: CGPoint?) {
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = view.frame.size
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    contentSize = size
    let now = convert(held, from: view)
    let wanted = place ?? CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    contentOffset = withinLimits(CGPoint(x: now.x - wanted.x, y: now.y - wanted.y))
    scrollDelegate?.scrollViewDidZoom(self)
  }

  // MARK: By fingers

  /// There is a recogniser for pinches while there are several scales. Documented.
  final func checkZooming() {
    if maximumZoomScale > minimumZoomScale {
      guard pinchGestureRecognizer == nil else { return }
      let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
      pinch.whenRecognized = { [weak self, weak pinch] in
        if let pinch { self?.follow(pinch) }
      }
      isMultipleTouchEnabled = true
      pinchGestureRecognizer = pinch
      addGestureRecognizer(pinch)
    } else if let pinch = pinchGestureRecognizer {
      removeGestureRecognizer(pinch)
      pinchGestureRecognizer = nil
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      stopMotion()
      isZooming = true
      zoom.first = zoom.scale
      zoom.held = pinch.location(in: view)
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      zoom(view, by: pinch)
    case .changed: zoom(view, by: pinch)
    case .ended, .cancelled: endZoom(of: view, at: pinch)
    case .possible, .failed: break
    }
  }

  private func zoom(_ view: UIView, by pinch: UIPinchGestureRecognizer) {
    let place = pinch.location(in: self) - contentOffset
    apply(elastic(zoom.first * pinch.scale), to: view, holding: zoom.held, at: place)
  }

  /// Beyond a limit the scale follows ever less; a guess at the share.
  private func elastic(_ scale: CGFloat) -> CGFloat {
    let inside = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard bouncesZoom, inside > 0, scale > 0 else { return inside }
    return inside * pow(scale / inside, 0.4)
  }

  private func endZoom(of view: UIView, at pinch: UIPinchGestureRecognizer) {
    isZooming = false
    let limited = min(max(zoom.scale, minimumZoomScale), maximumZoomScale)
    guard limited != zoom.scale else { return zoomDidEnd() }
    isZoomBouncing = true
    let place = pinch.location(in: self) - contentOffset
    animateZoom(true) { self.apply(limited, to: view, holding: self.zoom.held, at: place) }
  }
}
