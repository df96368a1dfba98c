import Drawing
import Foundation

/// The button that leads back: a chevron, and where there is room the name of where it leads.
@MainActor
final class BackButton: UIControl {
  /// Where the parts lie, from the bar's edge. Measured on iOS 7 and 17, the wide phones on one of
  /// 440 points; high confidence, medium for those.
  private struct Place {
    let chevron: CGRect
    let title: CGFloat

    @MainActor
    init(isWide: Bool) {
      let isOld = InterfaceEra.current < .ios13
      chevron = CGRect(x: isWide && !isOld ? 12 : 8, y: 0, width: 12, height: 21)
      title = isOld ? 26 : isWide ? 34.5 : 29
    }
  }

  /// Whether the bar has the margins of the wide phones.
  var isOnWideBar = false { didSet { setNeedsLayout() } }
  private var place: Place { Place(isWide: isOnWideBar) }

  private let label = UILabel()
  private let chevron: UIView
  private let attributes: [NSAttributedString.Key: Any]
  var whenTapped: (() -> Void)?

  init(image: UIImage?, attributes: [NSAttributedString.Key: Any]) {
    self.attributes = attributes
    chevron = image.map { UIImageView(image: $0) } ?? BackChevron()
    chevron.isUserInteractionEnabled = false
    chevron.contentMode = .center
    super.init(frame: .zero)
    label.font = attributes.font ?? .systemFont(ofSize: 17)
    addSubview(chevron)
    addSubview(label)
    accessibilityLabel = SystemWord.back.text
    updateForState()
  }

  required init?(coder: NSCoder) { nil }

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      accessibilityLabel = newValue ?? SystemWord.back.text
    }
  }

  /// With words.
  func width(showing title: String?) -> CGFloat {
    guard let title, !title.isEmpty else { return place.chevron.maxX + BarButton.padding }
    label.text = title
    return place.title + label.intrinsicContentSize.width + BarButton.padding
  }

  override func updateForState() {
    super.updateForState()
    label.textColor = attributes.foregroundColor ?? tintColor
    chevron.tintColor = tintColor
    for part in [label, chevron] { part.alpha = isHighlighted ? 0.2 : 1 }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateForState()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateForState() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let place = place
    chevron.frame = directed(
      place.chevron.offsetBy(dx: 0, dy: (bounds.height - place.chevron.height) / 2))
    label.frame = directed(
      CGRect(
        x: place.title, y: 0, width: max(0, bounds.width - place.title - BarButton.padding),
        height: bounds.height))
  }

  override func touchUpInsideWasSent(with event: UIEvent?) { whenTapped?() }
}

/// The bar's own sign for the way back, in the tint.
@MainActor
private final class BackChevron: UIView {
  init() {
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// An angle of two strokes towards the leading edge, 12 by 20.5 points in all on iOS 7, 11 by 18.7
  /// on iOS 17; measured, high confidence.
  override func drawContents() -> Picture? {
    let color = tintColor.components(for: traitCollection)
    let isOld = InterfaceEra.current < .ios13
    let (left, right, half): (CGFloat, CGFloat, CGFloat) =
      isOld ? (1.5, 10.5, 9) : (2.5, 11, 8)
    let (tip, ends) =
      isRightToLeft ? (bounds.width - left, bounds.width - right) : (left, right)
    let path = CGPath([
      .move(CGPoint(x: ends, y: 10.5 - half)), .line(CGPoint(x: tip, y: 10.5)),
      .line(CGPoint(x: ends, y: 10.5 + half)),
    ])
    let style = StrokeStyle(width: 2.5, cap: .round, join: .round)
    return Picture(bounds: bounds, DisplayList([.stroke(path, color, style)]))
  }
}
