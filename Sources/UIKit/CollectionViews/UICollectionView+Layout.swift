import Foundation

extension UICollectionView {
  /// Shows what is seen, and asks it for its size; where it wants another, the layout places all
  /// anew, as often as there is something new to ask.
  final func layOutContent() {
    for _ in 0..<FrameLoop.roundLimit {
      let begun = generation
      let items = showWhatIsSeen()
      guard generation == begun else { return }
      guard items.filter(askForSize).isEmpty == false, generation == begun else { return }
    }
    giveUpAsking()
  }

  private func showWhatIsSeen() -> [UICollectionViewLayoutAttributes] {
    let layout = collectionViewLayout
    layout.prepareIfNeeded()
    let size = layout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    backgroundView?.frame = bounds
    let attributes = (layout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { $0.representedElementCategory != .decorationView }
      .sorted { ($0.zIndex, $0.place) < ($1.zIndex, $1.place) }
    let places = Set(attributes.map(\.place))
    for (place, view) in shown.removeAll(but: places) { retire(view, from: place) }
    let begun = generation
    for item in attributes {
      let view = shown[item.place] ?? makeView(item)
      guard generation == begun else { return [] }
      if let view { place(view, item) }
    }
    return attributes
  }

  private func place(_ view: UIView, _ item: UICollectionViewLayoutAttributes) {
    view.transform = .identity
    view.frame = item.frame
    view.transform = item.transform
    view.alpha = item.alpha
    view.isHidden = item.isHidden
    (view as? UICollectionReusableView)?.apply(item)
  }

  private func makeView(_ item: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let begun = generation
    guard let view = view(fromSourceFor: item), generation == begun else { return nil }
    shown[item.place] = view
    addSubview(view)
    guard let cell = view as? UICollectionViewCell else { return view }
    cell.isSelected = selectedItems.contains(item.indexPath)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: item.indexPath)
    return view
  }

  private func view(
    fromSourceFor item: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    if showsPrototypes { return prototype(at: item.place) }
    guard let kind = item.representedElementKind else {
      return dataSource?.collectionView(self, cellForItemAt: item.indexPath)
    }
    return dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: item.indexPath)
  }

  final func retire(_ view: UICollectionReusableView, from place: CollectionPlace) {
    view.removeFromSuperview()
    askedSizes[place] = nil
    if let identifier = view.reuseIdentifier, madePrototypes[place] == nil {
      reusable.keep(view, as: ReuseKey(kind: place.kind, identifier).name)
    }
    guard let cell = view as? UICollectionViewCell else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: place.path)
  }
}

extension UICollectionViewLayoutAttributes {
  final var place: CollectionPlace {
    CollectionPlace(path: indexPath, kind: representedElementKind)
  }
}
