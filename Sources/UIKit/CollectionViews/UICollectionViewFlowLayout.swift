public import Foundation

/// Lays items out one after the other, in lines that break where the view ends.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  // MARK: Measures; the defaults are documented

  public final var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  public final var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  public final var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  public final var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  public final var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  public final var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  public final var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  public final var sectionInsetReference = SectionInsetReference.fromContentInset
  public final var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  public final var sectionHeadersPinToVisibleBounds = false
  public final var sectionFootersPinToVisibleBounds = false

  /// An estimated size that stands for "as the cells say".
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private final var geometry = FlowGeometry()
  /// What was said of the sections, with the sizes that cells prefer; empty before it is asked.
  private final var measures: [FlowGeometry.Measures] = []
  private final var preparedExtent: CGSize = .zero

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.flowLayout)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    preparedExtent = collectionView.bounds.size
    let isVertical = scrollDirection == .vertical
    var geometry = FlowGeometry(
      breadth: isVertical
        ? preparedExtent.width - inset.left - inset.right
        : preparedExtent.height - inset.top - inset.bottom, isTransposed: !isVertical,
      isMirrored: collectionView.isRightToLeft)
    if measures.isEmpty {
      measures = (0..<collectionView.numberOfSections).map {
        self.measures(of: $0, in: collectionView)
      }
    }
    for measures in measures { geometry.append(measures) }
    self.geometry = geometry
  }

  /// What the delegate says of a section, or else the layout's own measures.
  private func measures(of section: Int, in view: UICollectionView) -> FlowGeometry.Measures {
    let count = view.numberOfItems(inSection: section)
    guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else {
      return FlowGeometry.Measures(
        header: headerReferenceSize, footer: footerReferenceSize, inset: sectionInset,
        lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
        items: view.showsPrototypes
          ? view.prototypeSizes : Array(repeating: estimate ?? itemSize, count: count))
    }
    return FlowGeometry.Measures(
      header: delegate.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(
        view, layout: self, referenceSizeForFooterInSection: section),
      inset: delegate.collectionView(view, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section),
      items: (0..<count).map {
        let path = IndexPath(item: $0, section: section)
        return estimate ?? delegate.collectionView(view, layout: self, sizeForItemAt: path)
      })
  }

  // MARK: Cells that size themselves

  override var asksCellsForSizes: Bool { estimatedItemSize != .zero }

  /// The size of an item before it is seen; nil for the size that is said of it, with which
  /// automatic estimates begin too. Medium confidence.
  private var estimate: CGSize? {
    let isOwn = estimatedItemSize != .zero && estimatedItemSize != Self.automaticSize
    return isOwn ? estimatedItemSize : nil
  }

  /// Documented: cells of a flow with an estimate have the size they prefer; headers and footers
  /// keep theirs.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksCellsForSizes && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard !context.invalidateEverything, !measures.isEmpty else {
      measures = []
      return
    }
    for (path, size) in context.preferredSizes {
      guard measures.indices.contains(path.section),
        measures[path.section].items.indices.contains(path.item)
      else { continue }
      measures[path.section].items[path.item] = size
    }
  }

  open override var collectionViewContentSize: CGSize { geometry.size }

  /// Only the breadth makes lines break elsewhere.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedExtent
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in geometry.sections.enumerated() {
      guard section.frame.intersects(rect) || section.frame.isEmpty else { continue }
      let top = IndexPath(item: 0, section: index)
      if section.header.intersects(rect) {
        found.append(supplementary(UICollectionView.elementKindSectionHeader, top, section.header))
      }
      for (item, frame) in section.items.enumerated() where frame.intersects(rect) {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: index))
        attributes.frame = frame
        found.append(attributes)
      }
      if section.footer.intersects(rect) {
        found.append(supplementary(UICollectionView.elementKindSectionFooter, top, section.footer))
      }
    }
    return found
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = section(indexPath), section.items.indices.contains(indexPath.item) else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = section.items[indexPath.item]
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = section(indexPath) else { return nil }
    let frame =
      elementKind == UICollectionView.elementKindSectionHeader ? section.header : section.footer
    return frame.isEmpty ? nil : supplementary(elementKind, indexPath, frame)
  }

  private func section(_ path: IndexPath) -> FlowGeometry.Section? {
    geometry.sections.indices.contains(path.section) ? geometry.sections[path.section] : nil
  }

  private func supplementary(
    _ kind: String, _ path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = frame
    return attributes
  }

  /// What a section's inset is measured from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
}
