public import Foundation

/// A turning wheel that says that something is going on.
@MainActor
open class UIActivityIndicatorView: UIView {
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private final var ownColor: UIColor?
  public private(set) final var isAnimating = false
  private final lazy var wheel = makeWheel()
  /// Documented default; in a file, silence means no (medium confidence).
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder {
      nib.decode(self, by: NibSchemas.activityIndicatorView)
    } else {
      setUp()
    }
  }

  /// Hidden until it turns; documented.
  private func setUp() {
    isHidden = true
    isOpaque = false
  }

  /// The colour of the style until another is set; nil brings it back.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsLayout()
    }
  }

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    turnWheel()
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    turnWheel()
  }

  // MARK: Looks

  private func makeWheel() -> SpokeWheel {
    let wheel = SpokeWheel()
    addSubview(wheel)
    return wheel
  }

  /// The wheel keeps its size in the middle of a larger view; high confidence.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    wheel.bounds.size = size
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    wheel.color = color
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turnWheel()
  }

  /// It turns only where it may be seen: its first picture is the first that is shown.
  private func turnWheel() { wheel.isTurning = isAnimating && window != nil }

  /// 20 points square, the large ones 37; high confidence.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat =
      switch style {
      case .medium, .white, .gray: 20
      case .large, .whiteLarge: 37
      }
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Raw values as documented; those before iOS 13 are white or gray.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    /// Medium confidence.
    fileprivate var color: UIColor {
      switch self {
      case .whiteLarge, .white: .white
      case .gray: .gray
      case .medium, .large: .secondaryLabel
      }
    }
  }
}
