public import Drawing
public import Foundation
import QuartzCore

/// The root of a tree of views, and the place where touches arrive.
@MainActor
open class UIWindow: UIView {
  /// Higher windows lie in front.
  public final var windowLevel = Level.normal
  public internal(set) final weak var windowScene: UIWindowScene?
  final var touches: [Int: UITouch] = [:]
  final var tapCounter = TapCounter()
  /// What bars and the screen's corners cover of the window on Interface Builder's canvas; nil for
  /// a window of a screen.
  package final var canvasInsets: UIEdgeInsets? { didSet { checkSafeArea() } }
  /// Whether it is no part of the screen, so that nothing of the screen's covers it.
  package final var isBesideScreen = false { didSet { checkSafeArea() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.isHidden = true
    layer.masksToBounds = true
  }

  /// The controller whose view fills the window. Setting it on a visible window shows the view
  /// and takes the old one away.
  public final var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.rootWindow = nil
      rootViewController?.rootWindow = self
      rootViewController?.updateTraits()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRoot() }
    }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      guard wasHidden != newValue else { return }
      updateTraits()
      if !newValue { Session.current.appearanceRules.apply(to: self) }
      Session.current.application.windowDidChangeVisibility(self)
      if !newValue { showRoot() }
    }
  }

  public final func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  public final func makeKey() { Session.current.application.keyWindow = self }

  public final var isKeyWindow: Bool { Session.current.application.keyWindow === self }

  /// Gives the event to the views it concerns.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// What is seen of the window now, in its own coordinates.
  public final func composeFrame() -> DisplayList { LayerComposer().compose(layer) }

  /// The window's share of the screen's insets: what it really overlaps. High confidence.
  final var screenInsets: UIEdgeInsets {
    if let canvasInsets { return canvasInsets }
    if isBesideScreen { return .zero }
    let screen = Session.current.screen
    let insets = screen.device.safeAreaInsets
    let bounds = screen.bounds
    return UIEdgeInsets(
      top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
      bottom: max(0, insets.bottom - (bounds.maxY - frame.maxY)),
      right: max(0, insets.right - (bounds.maxX - frame.maxX)))
  }

  /// The application follows; high confidence.
  public final override var next: UIResponder? { windowScene ?? Session.current.application }

  /// Loads the root view, fills the window with it, and lets it appear: the will-callbacks now,
  /// the did-callbacks after the commit. Order of old and new on replacement: low confidence.
  private func showRoot() {
    guard let controller = rootViewController else { return }
    if !hasOwnTintColor, let tint = controller.nib?.storyboard.globalTint { tintColor = tint }
    controller.loadViewIfNeeded()
    guard let view = controller.viewIfLoaded else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let appearance = WindowAppearance.begin(for: controller)
    addSubview(view)
    appearance.end()
  }

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}
