public import Foundation

/// A bar that shows how much of something is done.
@MainActor
open class UIProgressView: UIView {
  private final var share: Float = 0
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

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
    setNeedsDisplay()
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
