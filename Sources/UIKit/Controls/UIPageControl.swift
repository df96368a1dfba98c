import Drawing
public import Foundation

/// A row of dots, one a page.
@MainActor
open class UIPageControl: UIControl {
  /// As set or read; `currentPage` keeps it among the pages.
  final var storedPage = 0
  /// The page whose dot stands out: the current one, but where showing it is put off.
  final var shownPage = 0
  open var numberOfPages = 0 {
    didSet {
      currentPage = storedPage
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var defersCurrentPageDisplay = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    nib.decode(self, by: NibSchemas.pageControl)
    // A file may say the page before the number of pages.
    currentPage = storedPage
  }

  /// Kept among the pages; setting it sends no event. Documented.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      updateCurrentPageDisplay()
    }
  }

  /// A tap in the half after the middle goes to the next page, in the other half to the one before;
  /// documented.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    let old = currentPage
    let isBefore = (touch.location(in: self).x < bounds.midX) != isRightToLeft
    let wanted = min(max(old + (isBefore ? -1 : 1), 0), max(numberOfPages - 1, 0))
    guard wanted != old else { return }
    storedPage = wanted
    if !defersCurrentPageDisplay { updateCurrentPageDisplay() }
    sendValueChanged(with: event)
  }

  /// Shows the page that a tap has chosen, where showing it is put off; documented.
  open func updateCurrentPageDisplay() {
    shownPage = storedPage
    setNeedsDisplay()
  }

  /// Dots of 7 points, 9 apart, 37 points high until iOS 13: high confidence. Since iOS 14 three
  /// dots are 115.5 × 26 in Interface Builder: 17.5 points a dot and 63 around them, medium
  /// confidence for three and low for other numbers.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    guard InterfaceEra.current < .ios14 else {
      return CGSize(width: count * 17.5 + 63, height: 26)
    }
    return CGSize(width: count * 7 + max(count - 1, 0) * 9, height: 37)
  }

  override func drawContents() -> Picture? { dots }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
}
