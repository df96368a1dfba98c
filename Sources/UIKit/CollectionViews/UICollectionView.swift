public import Foundation

/// Items in sections, placed by a layout.
@MainActor
open class UICollectionView: UIScrollView {
  // MARK: Who says what is shown

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      setNeedsReload()
    }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutDidChange(from: oldValue) }
  }
  public final var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Behaviour; the defaults are documented

  /// When cells that are shown are measured anew; documented default since iOS 16.
  public final var selfSizingInvalidation = SelfSizingInvalidation.enabled
  public final var allowsSelection = true
  public final var allowsMultipleSelection = false
  public final var isPrefetchingEnabled = true
  public final var isSpringLoaded = false
  public final var dragInteractionEnabled = true
  public final var remembersLastFocusedIndexPath = false
  public final var selectionFollowsFocus = false
  open var isEditing = false

  // MARK: What is there now

  /// Those to be shown while nobody fills the collection (see UICollectionView+Prototypes), by
  /// their kind; nil for cells.
  final var prototypes: [String?: [PrototypeView]] = [:]
  final var madePrototypes: [CollectionPlace: UICollectionReusableView] = [:]
  /// Cells and supplementary views by kind and identifier.
  final var reusable = ReusableViews<UICollectionReusableView>()
  final var shown = ShownViews<CollectionPlace, UICollectionReusableView>()
  /// The sizes that views were asked about and answered with.
  final var askedSizes: [CollectionPlace: [CGSize]] = [:]
  /// Asking came to no end: views keep the sizes they have.
  final var hasGivenUpAsking = false
  final var selectedItems: [IndexPath] = []
  final var tap: RowTap?
  final var generation = 0
  final var openUpdates = 0
  /// What was told since updates were begun.
  final var updates = TableUpdates()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    (coder as? NibCoder)?.decode(self, by: NibSchemas.collectionView)
  }

  private func layoutDidChange(from old: UICollectionViewLayout) {
    if old !== collectionViewLayout { old.collectionView = nil }
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Forgets what the data source said; it is asked again at the next layout. The selection goes
  /// as well. High confidence.
  open func reloadData() {
    selectedItems = []
    setNeedsReload()
  }

  final func setNeedsReload() {
    generation += 1
    for (place, view) in shown.removeAll() { retire(view, from: place) }
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      guard old != super.bounds,
        collectionViewLayout.shouldInvalidateLayout(forBoundsChange: super.bounds)
      else { return }
      collectionViewLayout.invalidateLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  override func contentSizeDidChange(of subview: UIView) {
    super.contentSizeDidChange(of: subview)
    guard selfSizingInvalidation != .disabled, let place = shown.place(of: subview) else { return }
    askedSizes[place] = nil
  }

  final func forgetPreferredSizes() {
    askedSizes = [:]
    hasGivenUpAsking = false
  }

  /// The collection takes the touches that nothing in an item takes.
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

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(ReuseKey(kind: nil, identifier)) ?? UICollectionViewCell(frame: .zero)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReuseKey(kind: elementKind, identifier)) ?? UICollectionReusableView(frame: .zero)
  }

  /// The text for an identifier that is not known is UIKit's own; high confidence.
  private func dequeue<View: UICollectionReusableView>(_ key: ReuseKey) -> View? {
    if let dequeued = reusable.dequeue(key.name), let view = dequeued.view as? View {
      view.reuseIdentifier = key.identifier
      if dequeued.wasUsed { view.prepareForReuse() }
      return view
    }
    Session.current.raise(
      .internalInconsistency,
      "could not dequeue a view of kind: \(key.kind ?? "UICollectionElementKindCell") with "
        + "identifier \(key.identifier) - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard")
    return nil
  }
}

/// What views of a collection are used again by: their kind and identifier.
struct ReuseKey {
  /// nil for cells.
  let kind: String?
  let identifier: String

  init(kind: String?, _ identifier: String) {
    self.kind = kind
    self.identifier = identifier
  }

  var name: String { "\(kind ?? "")\u{0}\(identifier)" }
}

/// A place of a collection: an item's, or a supplementary view's.
struct CollectionPlace: Hashable, Comparable {
  let path: IndexPath
  /// nil for cells.
  let kind: String?

  static func < (one: CollectionPlace, other: CollectionPlace) -> Bool {
    one.path == other.path ? (one.kind ?? "") < (other.kind ?? "") : one.path < other.path
  }
}
