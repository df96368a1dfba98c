public import Foundation

extension UIScrollView {
  /// Stops what moves the content. An animated scroll lasts 0.3 seconds; medium confidence.
  public final func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset, UIView.areAnimationsEnabled else {
      stopMotion()
      self.contentOffset = contentOffset
      return
    }
    start(.animation(from: self.contentOffset, to: contentOffset))
  }

  /// Scrolls just so far that the rectangle, in the content's coordinates, is seen.
  public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    let offset = CGPoint(
      x: contentOffset.x
        + Self.step(from: visible.minX...max(visible.minX, visible.maxX), to: rect.minX, rect.maxX),
      y: contentOffset.y
        + Self.step(from: visible.minY...max(visible.minY, visible.maxY), to: rect.minY, rect.maxY))
    setContentOffset(withinLimits(offset), animated: animated)
  }

  private static func step(
    from seen: ClosedRange<CGFloat>, to start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    if start < seen.lowerBound { return start - seen.lowerBound }
    return end > seen.upperBound ? min(end - seen.upperBound, start - seen.lowerBound) : 0
  }

  // MARK: Limits

  /// The offsets at which no emptiness beyond the content is seen.
  final var horizontalLimits: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return -inset.left...max(contentSize.width + inset.right - bounds.width, -inset.left)
  }

  final var verticalLimits: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return -inset.top...max(contentSize.height + inset.bottom - bounds.height, -inset.top)
  }

  /// The nearest offset at which no emptiness beyond the content is seen.
  final func withinLimits(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x.clamped(to: horizontalLimits), y: offset.y.clamped(to: verticalLimits))
  }

  /// Whether a finger can move the content along an axis: there is more than is seen, or it bounces
  /// nevertheless. Documented.
  final var scrollsHorizontally: Bool {
    (horizontalLimits.upperBound > horizontalLimits.lowerBound)
      || (bounces && alwaysBounceHorizontal)
  }

  final var scrollsVertically: Bool {
    (verticalLimits.upperBound > verticalLimits.lowerBound) || (bounces && alwaysBounceVertical)
  }

  final var canScroll: Bool { isScrollEnabled && (scrollsHorizontally || scrollsVertically) }
}

extension CGFloat {
  func clamped(to limits: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}

extension CGPoint {
  static func + (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x + other.x, y: one.y + other.y)
  }

  static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }
}
