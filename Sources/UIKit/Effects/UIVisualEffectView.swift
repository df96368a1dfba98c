import Drawing
public import Foundation

/// Changes the looks of what lies behind it. Its content goes into `contentView`.
@MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { effectDidChange() } }
  private final var content: UIView?

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    effectDidChange()
    isOpaque = false
    setUpContent()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    setUpContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.visualEffectView)
    if content == nil { setUpContent() }
  }

  private func setUpContent() {
    let view = UIView()
    view.isOpaque = false
    adopt(view)
  }

  /// Takes the view as the one for the content, which it fills whatever a file says of its frame.
  /// High confidence.
  final func adopt(_ view: UIView) {
    content?.removeFromSuperview()
    content = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Whatever is to be seen over the effect goes in here.
  public final var contentView: UIView { content ?? self }

  private func effectDidChange() {
    layer.backdrop = material.map { Backdrop(radius: $0.radius, saturation: $0.saturation) }
    setNeedsDisplay()
  }

  /// Vibrancy does nothing to what lies behind; its content keeps its own colours here.
  private var material: BlurMaterial? { (effect as? UIBlurEffect)?.material }

  /// What lies over the blurred ground.
  override func drawContents() -> Picture? {
    guard let material else { return nil }
    let color = material.veil.components(for: traitCollection)
    return Picture(bounds: bounds, DisplayList([.fill(CGPath(rect: bounds), color)]))
  }
}
