public import Foundation

/// A container of a list and what is chosen from it, side by side where there is room.
///
/// Where the width is compact only the primary controller is shown, and what would be the
/// secondary one is shown by it. UIKit begins with the secondary there unless its delegate
/// says otherwise; low confidence that this is what apps want to see.
@MainActor
open class UISplitViewController: UIViewController {
  public final weak var delegate: (any UISplitViewControllerDelegate)?
  private final var columns: [UIViewController] = []
  private final var compactController: UIViewController?
  open var preferredDisplayMode = DisplayMode.automatic { didSet { displayModeDidChange() } }
  private final var separators: [UIView] = []
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    nib.decode(self, by: NibSchemas.splitViewController)
    compactController = nib.makeRelated(["compactViewController"]).first
    viewControllers =
      columns
      + nib.makeRelated([
        "masterViewController", "supplementaryViewController", "detailViewController",
      ])
  }

  // MARK: Columns

  /// The primary controller first, the secondary last.
  open var viewControllers: [UIViewController] {
    get { columns }
    set {
      let removed = columns.filter { one in !newValue.contains { $0 === one } }
      let added = newValue.filter { one in !columns.contains { $0 === one } }
      columns = newValue
      for controller in removed { drop(controller) }
      for controller in added { adopt(controller) }
      if isOnScreen || appearance.state == .appearing { prepareToAppear() }
      for controller in added { controller.didMove(toParent: self) }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  private func drop(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    if controller.parent === self { controller.removeFromParent() }
  }

  /// Whether there is room for the primary controller alone.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  private final var shown: [UIViewController] {
    if isCollapsed { return Array(columns.prefix(1)) }
    return preferredDisplayMode == .secondaryOnly ? Array(columns.suffix(1)) : columns
  }

  /// What is shown now: all columns where there is room, unless the app prefers the last alone.
  open var displayMode: DisplayMode {
    if isCollapsed || columns.count < 2 || preferredDisplayMode == .secondaryOnly {
      return .secondaryOnly
    }
    return columns.count > 2 ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// Shows and hides the columns before the last.
  public private(set) final lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.image = UIImage(systemName: "sidebar.left")
    item.whenTapped = { [weak self] in self?.toggleColumns() }
    return item
  }()

  private func toggleColumns() {
    preferredDisplayMode = preferredDisplayMode == .secondaryOnly ? .automatic : .secondaryOnly
  }

  /// Those that are no longer shown leave; those that come appear.
  private func displayModeDidChange() {
    guard let container = viewIfLoaded as? ContainerView, isOnScreen else { return }
    for child in columns where !shown.contains(where: { $0 === child }) {
      child.beginAppearanceTransition(false, animated: false)
      child.viewIfLoaded?.removeFromSuperview()
      child.endAppearanceTransition()
    }
    for child in shown where child.viewIfLoaded?.window == nil {
      child.beginAppearanceTransition(true, animated: false)
      if let view = child.view { container.stage.addSubview(view) }
      child.prepareToAppear()
      child.endAppearanceTransition()
    }
    container.setNeedsLayout()
  }

  // MARK: Showing

  open override func show(_ vc: UIViewController, sender: Any?) {
    if isCollapsed { return showInPrimary(vc, sender) }
    viewControllers = [vc] + columns.dropFirst()
  }

  /// In the place of the secondary controller; collapsed, by the primary. High confidence.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if isCollapsed { return showInPrimary(vc, sender) }
    viewControllers = Array(columns.count > 1 ? columns.dropLast() : columns[...]) + [vc]
  }

  /// A navigation controller is not pushed onto another: its top is. Medium confidence.
  private func showInPrimary(_ controller: UIViewController, _ sender: Any?) {
    guard let primary = columns.first as? UINavigationController else {
      return present(controller, animated: mayAnimate)
    }
    guard let inner = controller as? UINavigationController else {
      return primary.show(controller, sender: sender)
    }
    let pushed = inner.viewControllers
    inner.setViewControllers([], animated: false)
    primary.setViewControllers(primary.viewControllers + pushed, animated: mayAnimate)
  }

  override func canShow(_ action: Selector) -> Bool { action == .show || action == .showDetail }

  // MARK: The view

  open override func loadView() {
    view = ContainerView { [weak self] in self?.layOut($0) }
  }

  override func prepareToAppear() {
    guard let container = viewIfLoaded as? ContainerView else { return }
    for child in shown {
      guard let view = child.view else { continue }
      if view.superview !== container.stage { container.stage.addSubview(view) }
      child.prepareToAppear()
    }
    layOut(container)
  }

  /// The primary column is 320 points wide unless the app or the file says otherwise; medium
  /// confidence.
  private final var primaryWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    let automatic = UISplitViewController.automaticDimension
    var own: CGFloat = 320
    if preferredPrimaryColumnWidthFraction != automatic {
      own = (width * preferredPrimaryColumnWidthFraction).rounded()
    }
    if minimumPrimaryColumnWidth != automatic { own = max(own, minimumPrimaryColumnWidth) }
    if maximumPrimaryColumnWidth != automatic { own = min(own, maximumPrimaryColumnWidth) }
    return min(max(own, 0), width)
  }

  open var primaryColumnWidth: CGFloat { isCollapsed ? 0 : primaryWidth }

  private func layOut(_ container: ContainerView) {
    let bounds = container.stage.bounds
    placeSeparators([], in: container)
    guard shown.count > 1 else {
      shown.first?.viewIfLoaded?.frame = bounds
      return
    }
    // All columns but the last have the primary's width, as far as they leave half to the last.
    let width = min(primaryWidth, bounds.width / 2 / CGFloat(shown.count - 1))
    placeSeparators(
      (1..<shown.count).map { index in
        let x: CGFloat = width * CGFloat(index)
        return isPrimaryOnRight ? bounds.width - x : x
      }, in: container)
    for (index, child) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let x: CGFloat = width * CGFloat(index)
      var frame = CGRect(
        x: x, y: 0, width: isLast ? bounds.width - x : width, height: bounds.height)
      if isPrimaryOnRight { frame.origin.x = bounds.width - frame.maxX }
      child.viewIfLoaded?.frame = frame
    }
  }

  /// Leading means right where the interface runs so.
  private final var isPrimaryOnRight: Bool { (primaryEdge == .trailing) != view.isRightToLeft }

  /// A hairline between columns; high confidence.
  private func placeSeparators(_ edges: [CGFloat], in container: ContainerView) {
    while separators.count > edges.count { separators.popLast()?.removeFromSuperview() }
    while separators.count < edges.count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      separators.append(line)
    }
    let width: CGFloat = 1 / Session.current.device.scale
    for (line, x) in zip(separators, edges) {
      line.frame = CGRect(x: x - width, y: 0, width: width, height: container.bounds.height)
      if line.superview !== container { container.addSubview(line) }
    }
  }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }
}

@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {}
