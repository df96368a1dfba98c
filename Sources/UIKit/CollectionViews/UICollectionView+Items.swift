public import Foundation

/// What is where, and where it comes from.
extension UICollectionView {
  public final var numberOfSections: Int {
    showsPrototypes ? 1 : max(dataSource?.numberOfSections(in: self) ?? 0, 0)
  }

  public final func numberOfItems(inSection section: Int) -> Int {
    if showsPrototypes { return prototypes[nil]?.count ?? 0 }
    return max(dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0, 0)
  }

  /// nil unless the item is shown; documented.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[CollectionPlace(path: indexPath, kind: nil)] as? UICollectionViewCell
  }

  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[CollectionPlace(path: indexPath, kind: elementKind)] }

  public final func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shown.places.filter { $0.kind == elementKind }.compactMap { shown[$0] }
  }

  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.place(of: cell)?.path
  }

  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let place = CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001))
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForElements(in: place)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  public final var visibleCells: [UICollectionViewCell] {
    shown.views.compactMap { $0 as? UICollectionViewCell }
  }

  public final var indexPathsForVisibleItems: [IndexPath] {
    shown.places.filter { $0.kind == nil }.map(\.path)
  }

  public final func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    contentSize = collectionViewLayout.collectionViewContentSize
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    setContentOffset(withinLimits(offset), animated: animated)
  }

  // MARK: Reuse

  /// Items of the identifier get cells of the class, made as a table makes its cells.
  public final func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) { register(cellClass, ReuseKey(kind: nil, identifier)) }

  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { register(viewClass, ReuseKey(kind: elementKind, identifier)) }

  /// Items of the identifier get the cell of a xib, made anew each time.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let name = ReuseKey(kind: nil, identifier).name
    reusable.register(name, nib)
  }

  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    let name = ReuseKey(kind: kind, identifier).name
    reusable.register(name, nib)
  }

  private func register(_ viewClass: AnyClass?, _ key: ReuseKey) {
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return reusable.forget(key.name)
    }
    reusable.register(key.name) { Session.current.connections.makeReusableView(type) }
  }

  /// Views that the collection's file has as prototypes; nil is the kind of cells.
  final func register(_ prototypes: [PrototypeView], kind: String?) {
    for prototype in prototypes {
      guard let identifier = prototype.reuseIdentifier else { continue }
      reusable.register(ReuseKey(kind: kind, identifier).name) {
        prototype.make() as? UICollectionReusableView
      }
    }
  }
}
