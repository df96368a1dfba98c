public import Foundation

/// Lays sections out one after the other, each composed of groups of items.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The section of an index; nil for none.
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private final var geometry: [CompositionalGeometry] = []
  private final var preferred: [IndexPath: CGSize] = [:]
  private final var contentSize = CGSize.zero
  private final var preparedExtent = CGSize.zero

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = .init()
    super.init(coder: coder)
  }

  /// Every section a list of rows.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: configuration.section)
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    preparedExtent = collectionView.bounds.size
    let room = CGSize(
      width: max(preparedExtent.width - inset.left - inset.right, 0),
      height: max(preparedExtent.height - inset.top - inset.bottom, 0))
    let environment = CollectionEnvironment(room, collectionView.traitCollection)
    let isHorizontal = configuration.scrollDirection == .horizontal
    var end: CGFloat = 0
    var found: [CompositionalGeometry] = []
    for index in 0..<collectionView.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { end += configuration.interSectionSpacing }
      let made = CompositionalGeometry(
        section, count: collectionView.numberOfItems(inSection: index),
        preferred: preferredSizes(inSection: index), in: environment, isHorizontal: isHorizontal,
        from: end)
      found.append(made)
      end += made.extent
    }
    geometry = found
    contentSize =
      isHorizontal
      ? CGSize(width: end, height: room.height) : CGSize(width: room.width, height: end)
  }

  private func preferredSizes(inSection section: Int) -> [Int: CGSize] {
    preferred.reduce(into: [:]) { sizes, entry in
      if entry.key.section == section { sizes[entry.key.item] = entry.value }
    }
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedExtent
  }

  // MARK: Cells that size themselves

  /// Sides that are estimated are as the cell wants them; others stay.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
      && preferred[preferredAttributes.indexPath] != preferredAttributes.size
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if context.invalidateEverything { preferred = [:] }
    preferred.merge(context.preferredSizes) { $1 }
  }

  // MARK: Asking

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    geometry.indices.flatMap { section in
      let items = geometry[section].items.indices.lazy
        .filter { self.geometry[section].items[$0].intersects(rect) }
        .compactMap { self.layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
      return Array(items) + boundaries(of: section).filter { $0.frame.intersects(rect) }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard geometry.indices.contains(indexPath.section),
      geometry[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = geometry[indexPath.section].items[indexPath.item]
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard geometry.indices.contains(indexPath.section) else { return nil }
    return boundaries(of: indexPath.section).first { $0.representedElementKind == elementKind }
  }

  private func boundaries(of section: Int) -> [UICollectionViewLayoutAttributes] {
    geometry[section].boundaries.map { boundary in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: boundary.kind, with: IndexPath(item: 0, section: section))
      attributes.frame = boundary.frame
      attributes.zIndex = boundary.zIndex
      return attributes
    }
  }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0

  @MainActor public override init() { super.init() }
}
