public import Drawing
public import Foundation
package import InterfaceBuilder
public import QuartzCore

/// A rectangle on the screen: a node in the tree of views, backed by a layer.
@MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// The class of the layer that backs the view.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether views of the class cannot be laid out without constraints; documented default: no.
  open class var requiresConstraintBasedLayout: Bool { false }

  public private(set) final lazy var layer: CALayer = makeLayer()

  // MARK: The tree (see UIView+Hierarchy)

  public internal(set) final weak var superview: UIView?
  /// Back to front.
  public internal(set) final var subviews: [UIView] = []
  weak final var attachedWindow: UIWindow?
  /// The controller whose root view this is.
  weak final var viewController: UIViewController?

  // MARK: Gestures (see UIView+Gestures)

  final var recognizers: [UIGestureRecognizer] = []
  /// Asked before one of the view's recognisers recognises a gesture.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: What is to be done before the next frame (see UIView+Updates)

  final var needs = Update.all
  final var subtreeNeeds = Update.all

  // MARK: Looks and behaviour

  public final var tag = 0
  public final var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  public final var autoresizingMask: AutoresizingMask = []
  public final var autoresizesSubviews = true
  public final var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { constraintSourceDidChange() }
    }
  }
  open var isUserInteractionEnabled = true
  public final var isMultipleTouchEnabled = false
  public final var isExclusiveTouch = false
  /// A promise that the view draws every pixel of its bounds; nothing checks it.
  open var isOpaque = true
  public final var clearsContextBeforeDrawing = true
  public final var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  public final var preservesSuperviewLayoutMargins = false { didSet { marginsDidChange() } }
  public final var insetsLayoutMarginsFromSafeArea = true { didSet { marginsDidChange() } }
  public final var layoutMarginsFollowReadableWidth = false { didSet { marginsDidChange() } }
  public final var restorationIdentifier: String?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var isAccessibilityElement = false
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// What a nib made the view from.
  package internal(set) final var nibElement: Element?
  /// The id of that element.
  package final var nibIdentifier: String? { nibElement?.id }
  /// How many animations that do not allow interaction are running on this view.
  final var interactionBlocks = 0
  /// The traits that the view was last told (see Traits).
  final var knownTraits = UITraitCollection.current
  final var ownTraits: OwnTraits?
  final var ownTintColor: UIColor?
  final var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  private final var ownBackgroundColor: UIColor?
  /// Documented defaults: 250 against growing, 750 against shrinking.
  final var horizontalHugging: Float = 250
  final var verticalHugging: Float = 250
  final var horizontalCompressionResistance: Float = 750
  final var verticalCompressionResistance: Float = 750
  final var heldConstraints = ConstraintList()
  /// Constraints that views further out hold and that name this view or a guide of it.
  final var constraintsAbove = ConstraintList()
  /// Held constraints that the engine has not taken in; nil for all of them.
  final var staleConstraints: [NSLayoutConstraint]?
  final var edgeGuides: [UILayoutGuide] = []
  /// Solves the tree whose topmost view this is.
  final var layoutEngine: LayoutEngine?
  /// The view's variables in the engine of its tree.
  final var layoutItem: LayoutItem?
  /// Those of subviews that may lie elsewhere than they were solved to.
  final var itemsToPlace: [LayoutItem] = []
  /// The size of content that a file pretends on the canvas; none where it is no metric.
  final var placeholderSize = CGSize(
    width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  final var addedGuides: [UILayoutGuide] = []
  /// Placed by its frame although Auto Layout is on.
  final var hasFixedFrame = false
  /// Those given to the view; nil for those of its kind (see UIView+Margins).
  final var ownMargins: OwnMargins?
  final var knownSafeAreaInsets = UIEdgeInsets.zero
  /// What the subviews' insets were last checked against.
  final var safeAreaGround: SafeAreaGround?

  public override convenience init() { self.init(frame: .zero) }

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Reads what a nib says about the view, its subviews included.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.decode(self)
  }

  private func makeLayer() -> CALayer {
    let layerClass = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    let layer = layerClass.init()
    layer.delegate = self
    return layer
  }

  // MARK: Geometry

  /// Place and size in the superview's coordinates. Setting it under a transform is undefined in
  /// UIKit; here it sets bounds and center as Core Animation does.
  open var frame: CGRect {
    get { layer.frame }
    set { resize { layer.frame = newValue } }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { resize { layer.bounds = newValue } }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      if layoutItem != nil { frameDidChange() }
      checkSafeArea()
    }
  }

  public final var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Subviews follow at once, before any layout; documented.
  private func resize(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    let new = layer.bounds.size
    if layoutItem != nil { frameDidChange() }
    guard old != new else { return checkSafeArea() }
    setNeedsLayout()
    setNeedsDisplay()
    if autoresizesSubviews { resizeSubviews(from: old, to: new) }
  }

  // MARK: Looks

  public final var alpha: CGFloat {
    get { layer.alpha }
    set { layer.alpha = min(max(newValue, 0), 1) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let isNew = layer.isHidden != newValue
      layer.isHidden = newValue
      if isNew { (superview as? UIStackView)?.visibilityDidChange(of: self) }
    }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set {
      if newValue?.pattern != ownBackgroundColor?.pattern { setNeedsDisplay() }
      ownBackgroundColor = newValue
      resolveColors()
    }
  }

  open func tintColorDidChange() {}

  open var traitCollection: UITraitCollection { knownTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Finds the components of dynamic colours that layers keep.
  func resolveColors() {
    layer.backgroundColor = ownBackgroundColor.map(components(of:))
  }

  // MARK: For subclasses

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  /// Moves the subviews to where constraints have them; documented.
  open func layoutSubviews() { placeSubviewsByConstraints() }
  open func updateConstraints() { needs.remove(.constraints) }
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  /// How far the frame reaches beyond what is aligned; documented default: not at all.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// A subview's content asks for another size: whoever measured it places it anew.
  func contentSizeDidChange(of subview: UIView) { setNeedsLayout() }
  /// What constraints are made of changed in the view or somewhere below it; told before layout.
  func constraintsBelowDidChange() {}
  /// The size of the content at a width, for views that wrap.
  func contentSize(fittingWidth width: CGFloat) -> CGSize { intrinsicContentSize }
  /// Whether the view could have content of a size and has none.
  var hasNoContent: Bool { false }
  /// Whether the height of the content depends on the width.
  var wrapsToWidth: Bool { false }
  /// From the top of the alignment rectangle; nil for a view without text, whose bottom counts.
  var firstBaselineFromTop: CGFloat? { nil }
  var lastBaselineFromBottom: CGFloat { 0 }
  /// The view in this one whose baselines count for it; itself by default. Documented.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// What stands for "no size of its own".
  public static let noIntrinsicMetric: CGFloat = -1

  /// The target is a wish at each axis's priority; only the constraints of the view and of what is
  /// in it take part. Documented.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(FittingTarget(size: targetSize, horizontal: horizontal, vertical: vertical))
  }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Draws the view between its background and its subviews. What a class of UIKit shows is drawn
  /// by its own.
  open func draw(_ rect: CGRect) { drawOwnContents() }

  /// What is shown of the view, between its background and its subviews.
  func displayedPicture() -> Picture? { recordedPicture() }

  /// The view's own content; nil for none.
  func drawContents() -> Picture? { nil }

  /// Its controller, if it is a controller's root view; then the superview. High confidence.
  open override var next: UIResponder? { viewController ?? superview }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    Session.current.animationContexts.last?.action(for: self, forKey: event) ?? NSNull()
  }
}
