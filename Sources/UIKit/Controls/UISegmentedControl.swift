import Drawing
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
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  final lazy var parts = SegmentParts(in: self)
  /// The segment under the finger, and whether the finger came down on the chosen one.
  final var pressed: Int?
  private final var drawsPlate = false
  private final var wasEnabled = true
  final var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:] {
    didSet { contentDidChange() }
  }

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
    setNeedsLayout()
  }

  // MARK: Selection

  public final var numberOfSegments: Int { segments.count }

  /// `noSegment` for none. Setting it sends no event; documented. An index beyond the segments
  /// selects none; low confidence.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      storedIndex = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      showSelection(animated: false)
    }
  }

  // MARK: Tracking

  /// The segment under the finger when it is lifted is chosen, so that a finger may move over
  /// several; high confidence. A finger that came down on the chosen segment takes the plate along.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = enabledSegment(at: touch)
    drawsPlate = pressed != nil && pressed == storedIndex
    showSelection(animated: true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let now = enabledSegment(at: touch)
    guard now != pressed, now != nil || !drawsPlate else { return true }
    pressed = now
    showSelection(animated: true)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = touch.flatMap(enabledSegment)
    pressed = nil
    drawsPlate = false
    defer { showSelection(animated: true) }
    guard let chosen, isMomentary || chosen != storedIndex else { return }
    storedIndex = chosen
    sendValueChanged(with: event)
    if isMomentary { storedIndex = UISegmentedControl.noSegment }
  }

  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    drawsPlate = false
    showSelection(animated: true)
  }

  /// Where the plate lies: under the finger while it is drawn along, else under the chosen segment.
  final var shownIndex: Int {
    guard let pressed, drawsPlate || isMomentary else { return storedIndex }
    return pressed
  }

  /// Nil beside the segments, and on one that is off.
  private func enabledSegment(at touch: UITouch) -> Int? {
    let place = touch.location(in: self)
    guard bounds.contains(place), let index = segmentIndex(at: place.x) else { return nil }
    return segments[index].isEnabled ? index : nil
  }

  private func segmentIndex(at x: CGFloat) -> Int? {
    segmentRects.firstIndex { $0.minX <= x && x < $0.maxX }
  }

  // MARK: Looks

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state] = attributes
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.matchSegments(of: self)
    parts.place(in: self)
  }

  override func updateForState() {
    super.updateForState()
    // Fingers are followed as they move; a layout for them would cut the plate's way short.
    guard isEnabled != wasEnabled else { return }
    wasEnabled = isEnabled
    setNeedsLayout()
  }

  override func drawContents() -> Picture? { ground }

  /// 13 points, the chosen one bolder; medium confidence.
  final func titleFont(for state: State) -> UIFont {
    titleAttribute(.font, for: state)
      ?? .systemFont(ofSize: 13, weight: state.contains(.selected) ? .semibold : .medium)
  }

  /// What apps set for the state, or else for the normal one.
  final func titleAttribute<Value>(_ key: NSAttributedString.Key, for state: State) -> Value? {
    (titleAttributes[state]?[key] ?? titleAttributes[.normal]?[key]) as? Value
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
