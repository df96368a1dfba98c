public import Foundation

/// A column of rows in sections.
@MainActor
open class UITableView: UIScrollView {
  // MARK: Who says what is shown

  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      setNeedsReload()
    }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // MARK: Looks

  public internal(set) final var style: Style
  public final var rowHeight = UITableView.automaticDimension { didSet { setNeedsRelayout() } }
  public final var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { setNeedsRelayout() }
  }
  public final var sectionFooterHeight = UITableView.automaticDimension {
    didSet { setNeedsRelayout() }
  }
  public final var estimatedRowHeight = UITableView.automaticDimension
  public final var estimatedSectionHeaderHeight = UITableView.automaticDimension
  public final var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Added above the headers of a plain table; automatic for 22 points, high confidence.
  public final var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { setNeedsRelayout() }
  }
  public final var fillerRowHeight: CGFloat = 0
  public final var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  public final var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// nil for that of the cells' margins.
  final var ownSeparatorInset: UIEdgeInsets?
  public final var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  public final var cellLayoutMarginsFollowReadableWidth = false
  public final var insetsContentViewsToSafeArea = true
  public final var sectionIndexMinimumDisplayRowCount = 0
  public final var sectionIndexColor: UIColor?
  public final var sectionIndexBackgroundColor: UIColor?
  public final var sectionIndexTrackingBackgroundColor: UIColor?
  public final var tableHeaderView: UIView? {
    didSet {
      geometry?.top = tableHeaderView?.bounds.height ?? 0
      replace(oldValue, by: tableHeaderView)
    }
  }
  public final var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  public final var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

  // MARK: Behaviour; the defaults are documented

  /// When rows that are shown are measured anew; documented default since iOS 16.
  public final var selfSizingInvalidation = SelfSizingInvalidation.enabled
  public final var allowsSelection = true
  public final var allowsMultipleSelection = false
  public final var allowsSelectionDuringEditing = false
  public final var allowsMultipleSelectionDuringEditing = false
  public final var isSpringLoaded = false
  public final var isPrefetchingEnabled = true
  public final var dragInteractionEnabled = true
  public final var remembersLastFocusedIndexPath = false
  public final var selectionFollowsFocus = false
  /// Told by files; UIKit has no public property for it.
  final var showsSelectionImmediatelyOnTouchBegin = true
  open var isEditing = false { didSet { if oldValue != isEditing { editingDidChange() } } }
  /// While `setEditing(_:animated:)` runs.
  private final var editsAnimated = false

  // MARK: What is there now

  /// The sections a file gives a static table, for a controller to answer with.
  final var sectionsInFile: [TableSection]?
  /// Those to be shown while nobody fills the table (see UITableView+Prototypes).
  final var prototypes: [PrototypeView] = []
  final var prototypeSection: TableSection?
  final var cells = ReusableViews<UITableViewCell>()
  final var headerFooterViews = ReusableViews<UITableViewHeaderFooterView>()
  final var geometry: TableGeometry?
  final var fillerRows: FillerRows?
  final var shown = ShownViews<IndexPath, UITableViewCell>()
  final var shownHeaders = ShownViews<Int, UIView>()
  final var shownFooters = ShownViews<Int, UIView>()
  /// The width at which heights were found.
  final var measuredWidth: CGFloat = 0
  final var selectedRows: [IndexPath] = []
  final var tap: RowTap?
  /// The row that a finger moved aside (see UITableView+Swiping).
  final var swiped: SwipedRow?
  final lazy var rowPan = RowPan(self)
  /// The row that a finger carries (see UITableView+Reordering).
  final var moved: MovedRow?
  /// At the right edge (see SectionIndexView).
  final var sectionIndex: SectionIndexView?
  final var hasAskedForIndex = false
  /// How often everything was asked anew: what was begun before is not finished.
  final var generation = 0
  final var openUpdates = 0
  /// What was told since updates were begun.
  final var updates = TableUpdates()

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(rowPan)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.tableView)
    addGestureRecognizer(rowPan)
  }

  public final var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// 20 points on wide phones, else 16. Medium confidence.
  final var margin: CGFloat { Session.current.cellMargin(width: bounds.width) }

  open func setEditing(_ editing: Bool, animated: Bool) {
    editsAnimated = animated
    isEditing = editing
    editsAnimated = false
  }

  private func editingDidChange() { editingDidChange(animated: editsAnimated) }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: new === backgroundView ? 0 : subviews.count) }
    setNeedsLayout()
  }

  // MARK: Asking anew

  /// Forgets what the data source said; it is asked again at the next layout. The selection goes
  /// as well. High confidence.
  open func reloadData() {
    selectedRows = []
    setNeedsReload()
  }

  final func setNeedsReload() {
    closeSwipe(animated: false)
    (moved, hasAskedForIndex) = (nil, false)
    generation += 1
    geometry = nil
    let rows = shown.removeAll()
    let others = shownHeaders.removeAll() + shownFooters.removeAll()
    for (path, cell) in rows { retire(cell, at: path) }
    for (_, view) in others { retire(view) }
    setNeedsRelayout()
  }

  /// The rows are there still, at other places.
  final func setNeedsRelayout() {
    geometry = nil
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  override func contentSizeDidChange(of subview: UIView) {
    super.contentSizeDidChange(of: subview)
    if selfSizingInvalidation != .disabled { measureAnew(subview) }
  }

  /// A scroll closes the row that is open.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === rowPan { return maySwipe }
    if gestureRecognizer === panGestureRecognizer, isOnIndex(panGestureRecognizer) { return false }
    let begins = super.gestureRecognizerShouldBegin(gestureRecognizer)
    if begins, gestureRecognizer === panGestureRecognizer { closeSwipe(animated: true) }
    return begins
  }

  /// The table takes the touches that nothing in a row takes.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTap(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    moveTap(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTap(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTap()
  }

  // MARK: For subclasses

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.dequeue(identifier)?.prepared(identifier)
  }

  /// The text for an identifier that is not known is UIKit's own; high confidence.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    Session.current.raise(
      .internalInconsistency,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
