import Drawing
import Foundation

/// The button that leads back: a chevron, and where there is room the name of where it leads.
@MainActor
final class BackButton: UIControl {
  /// The chevron lies 8 points from the edge and is 20.5 high, the words begin 26 from it.
  /// Measured on iOS 7; high confidence.
  private enum Place {
    static let chevron = CGRect(x: 8, y: 0, width: 12, height: 21)
    static let title: CGFloat = 26
  }

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
    accessibilityLabel = "Back"
    updateForState()
  }

  required init?(coder: NSCoder) { nil }

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      accessibilityLabel = newValue ?? "Back"
    }
  }

  /// With words.
  func width(showing title: String?) -> CGFloat {
    guard let title, !title.isEmpty else { return Place.chevron.maxX + BarButton.padding }
    label.text = title
    return Place.title + label.intrinsicContentSize.width + BarButton.padding
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
    var place = Place.chevron
    place.origin.y = (bounds.height - place.height) / 2
    chevron.frame = directed(place)
    label.frame = directed(
      CGRect(
        x: Place.title, y: 0, width: max(0, bounds.width - Place.title - BarButton.padding),
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

  /// An angle of two strokes, 12 by 20.5 points in all, towards the leading edge; measured on iOS 7,
  /// high confidence.
  override func drawContents() -> Picture? {
    let color = tintColor.components(for: traitCollection)
    let (tip, ends): (CGFloat, CGFloat) = isRightToLeft ? (10.25, 1.5) : (1.75, 10.5)
    let path = CGPath([
      .move(CGPoint(x: ends, y: 1.75)), .line(CGPoint(x: tip, y: 10.5)),
      .line(CGPoint(x: ends, y: 19.25)),
    ])
    let style = StrokeStyle(width: 2.5, cap: .round, join: .round)
    return Picture(bounds: bounds, DisplayList([.stroke(path, color, style)]))
  }
}
