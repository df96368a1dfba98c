import Drawing
public import Foundation

/// A view that shows an image, or one after the other.
@MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      stopAnimating()
      missesImage = false
      contentDidChange(from: oldValue)
      playAnimatedImage()
    }
  }
  open var highlightedImage: UIImage? { didSet { contentDidChange(from: oldValue) } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  public final var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// In seconds; 0 for a thirtieth of a second an image, documented.
  open var animationDuration: TimeInterval = 0
  /// 0 for ever.
  open var animationRepeatCount = 0
  open func startAnimating() { play() }

  open func stopAnimating() {
    sequence?.stop()
    sequence = nil
    setNeedsDisplay()
  }

  /// What plays now.
  final var sequence: ImageSequence?
  /// Whether a nib names an image that is nowhere to be found.
  final var missesImage = false { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// As large as the image; documented.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    setUp()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder {
      nib.decode(self, by: NibSchemas.imageView)
    } else {
      setUp()
    }
  }

  /// Image views let touches through; documented.
  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  private func contentDidChange(from old: UIImage?) {
    setNeedsDisplay()
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
  }

  /// The image that is shown now; a symbol in the size that the view prefers.
  final var shownImage: UIImage? {
    let still = isHighlighted ? highlightedImage ?? image : image
    let shown = sequence?.shown ?? still
    guard let shown, let preferredSymbolConfiguration, shown.isSymbolImage else { return shown }
    // What the image itself says goes before what the view prefers; documented.
    return shown.withConfiguration(
      shown.symbolConfiguration.map(preferredSymbolConfiguration.applying)
        ?? preferredSymbolConfiguration)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Image views never call `draw(_:)`; documented.
  override func displayedPicture() -> Picture? { imagePicture() }

  /// The image's; documented.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// The size of the image; none without one. Documented.
  override var hasNoContent: Bool { image == nil }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }
}
