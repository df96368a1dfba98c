import Drawing
import Foundation

extension UIPageControl {
  /// The dots in the middle, one a page. A single page may show none.
  final var dots: Picture? {
    guard numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) else { return nil }
    var list = DisplayList()
    for page in 0..<min(numberOfPages, UIPageControl.dotLimit) {
      let color = page == shownPage ? currentDotColor : dotColor
      list.append(
        .fill(CGPath(ellipseIn: dot(of: page)), color.components(for: traitCollection)))
    }
    return Picture(bounds: bounds, list)
  }

  /// The dot's place; where there are more dots than there is room they move closer together.
  private func dot(of page: Int) -> CGRect {
    let count = CGFloat(numberOfPages)
    let side = dotSide
    let pitch = min(dotPitch, max(bounds.width - side, 0) / max(count - 1, 1))
    let place = CGFloat(isRightToLeft ? numberOfPages - 1 - page : page)
    let middle: CGFloat = bounds.midX + (place - (count - 1) / 2) * pitch
    return CGRect(x: middle - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Measured on iOS 17 and 18, high confidence; 7 until iOS 13, medium.
  private var dotSide: CGFloat { InterfaceEra.current < .ios14 ? 7 : 7.33 }

  /// From middle to middle: measured on iOS 17 and 18, high confidence; 16 until iOS 13, medium.
  private var dotPitch: CGFloat { InterfaceEra.current < .ios14 ? 16 : 17.5 }

  /// White where no colour is set, so that dots on white do not show; medium confidence.
  private var currentDotColor: UIColor { currentPageIndicatorTintColor ?? .white }
  /// Medium confidence.
  private var dotColor: UIColor {
    pageIndicatorTintColor ?? currentDotColor.withAlphaComponent(UIPageControl.otherAlpha)
  }

  private static let otherAlpha: CGFloat = 0.3
  /// More dots than a screen has points are not drawn.
  private static let dotLimit = 1000
}
