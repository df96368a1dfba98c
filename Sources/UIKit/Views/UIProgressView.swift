public import Foundation

/// A bar that shows how much of something is done.
@MainActor
open class UIProgressView: UIView {
  private final var share: Float = 0
  open var progressViewStyle = Style.default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var progressImage: UIImage? { didSet { setNeedsLayout() } }
  open var trackImage: UIImage? { didSet { setNeedsLayout() } }
  private final lazy var track = makePart()
  private final lazy var bar = makePart()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.progressView)
  }

  /// From 0 to 1; what is beyond is cut. Documented.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    share = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard animated, window != nil, !needs.contains(.layout) else { return setNeedsLayout() }
    UIView.animate(withDuration: UIProgressView.movingTime) { self.layoutParts() }
  }

  /// In seconds; medium confidence.
  private static let movingTime = 0.25

  // MARK: Looks

  private func makePart() -> ControlPart {
    let part = ControlPart()
    addSubview(part)
    return part
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Both parts are as high as the view, with round ends; a bar has square ones and no track of its
  /// own. Medium confidence.
  private func layoutParts() {
    let isBar = progressViewStyle == .bar
    track.show(trackTintColor ?? (isBar ? .clear : .systemFill), image: trackImage)
    bar.show(progressTintColor ?? tintColor, image: progressImage)
    let width: CGFloat = bounds.width * CGFloat(share)
    let x: CGFloat = isRightToLeft ? bounds.maxX - width : bounds.minX
    track.place(bounds, isSquare: isBar)
    bar.place(
      CGRect(x: x, y: bounds.minY, width: width, height: bounds.height), isSquare: isBar)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  /// 2 points, in bars 2.5, until iOS 13 and 4 since, high confidence but for bars; 6 since iOS 26,
  /// low confidence.
  private var ownHeight: CGFloat {
    switch InterfaceEra.current {
    case .ios7, .ios11, .ios13: progressViewStyle == .bar ? 2.5 : 2
    case .ios14, .ios16: 4
    case .ios26: 6
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }

  public enum Style: Int, Sendable {
    case `default`, bar
  }
}
