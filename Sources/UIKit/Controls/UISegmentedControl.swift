public import Foundation

/// A row of segments of which one is chosen.
@MainActor
open class UISegmentedControl: UIControl {
  /// What one segment shows: a title or an image.
  struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    /// 0 for as wide as it needs.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
  }

  final var segments: [Segment] = [] { didSet { contentDidChange() } }
  /// As set or read; may point beyond the segments while a file is read.
  final var storedIndex = UISegmentedControl.noSegment
  /// Whether a segment stays chosen only while it is held.
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }
  private final var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Documented value.
  public static let noSegment = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Titles and images; the control is as large as they need.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map {
      Segment(title: $0 as? String, image: $0 as? UIImage)
    }
    bounds.size = sizeThatFits(.zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    nib.decode(self, by: NibSchemas.segmentedControl)
    selectedSegmentIndex = storedIndex
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Selection

  public final var numberOfSegments: Int { segments.count }

  /// `noSegment` for none. Setting it sends no event; documented. An index beyond the segments
  /// selects none; low confidence.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      storedIndex = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      setNeedsDisplay()
    }
  }

  /// A tap on another segment chooses it; high confidence.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.contains(touch.location(in: self)),
      let index = segmentIndex(at: touch.location(in: self).x), segments[index].isEnabled,
      isMomentary || index != storedIndex
    else { return }
    storedIndex = index
    sendValueChanged(with: event)
    if isMomentary { storedIndex = UISegmentedControl.noSegment }
    setNeedsDisplay()
  }

  private func segmentIndex(at x: CGFloat) -> Int? {
    let widths = shownWidths(in: bounds.width)
    var end: CGFloat = 0
    for (index, width) in widths.enumerated() {
      end += width
      if x < end { return index }
    }
    return nil
  }

  // MARK: Looks

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state] = attributes
    contentDidChange()
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// 13 points, the chosen one bolder; medium confidence.
  final func titleFont(for state: State) -> UIFont {
    let set = titleAttributes[state]?[.font] ?? titleAttributes[.normal]?[.font]
    return set as? UIFont
      ?? .systemFont(ofSize: 13, weight: state.contains(.selected) ? .semibold : .medium)
  }

  /// The font whose titles decide the width.
  final var measuredTitleFont: UIFont {
    titleAttributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
  }

  // MARK: Size

  /// The frame is a point higher than what is aligned; medium confidence.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: ownWidth, height: frameHeight - 1)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: ownWidth, height: frameHeight)
  }

  /// 29 points until iOS 12, 32 since; high confidence.
  private var frameHeight: CGFloat { InterfaceEra.current < .ios13 ? 29 : 32 }
}
