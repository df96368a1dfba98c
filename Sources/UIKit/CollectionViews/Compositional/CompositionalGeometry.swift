import Foundation

/// Where the elements of one section of a compositional layout stand.
@MainActor
struct CompositionalGeometry {
  /// A header or a footer.
  struct Boundary {
    let kind: String
    let frame: CGRect
    let zIndex: Int
  }

  private(set) var items: [CGRect] = []
  private(set) var boundaries: [Boundary] = []
  /// Where the section ends, from where it begins.
  private(set) var extent: CGFloat = 0

  private let section: NSCollectionLayoutSection
  private let environment: CollectionEnvironment
  private let isHorizontal: Bool
  private let count: Int
  /// What cells say of their sizes, by item.
  private let preferred: [Int: CGSize]

  init(
    _ section: NSCollectionLayoutSection, count: Int, preferred: [Int: CGSize],
    in environment: CollectionEnvironment, isHorizontal: Bool, from start: CGFloat
  ) {
    self.section = section
    self.count = count
    self.preferred = preferred
    self.environment = environment
    self.isHorizontal = isHorizontal
    let insets = section.contentInsets
    extent = placeBoundaries(before: true, at: 0)
    extent += isHorizontal ? insets.leading : insets.top
    placeGroups()
    extent += isHorizontal ? insets.trailing : insets.bottom
    extent = placeBoundaries(before: false, at: extent)
    shift(by: start)
  }

  /// Frames were found from the section's beginning.
  private mutating func shift(by start: CGFloat) {
    let (x, y) = isHorizontal ? (start, 0) : (0, start)
    items = items.map { $0.offsetBy(dx: x, dy: y) }
    boundaries = boundaries.map {
      Boundary(kind: $0.kind, frame: $0.frame.offsetBy(dx: x, dy: y), zIndex: $0.zIndex)
    }
  }

  /// What the section's groups are fractions of.
  private var room: CGSize {
    let insets = section.contentInsets
    let size = environment.contentSize
    return CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  private mutating func placeBoundaries(before: Bool, at start: CGFloat) -> CGFloat {
    var end = start
    let around = section.supplementariesFollowContentInsets ? room : environment.contentSize
    let side = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    for item in section.boundarySupplementaryItems where item.isBefore == before {
      let size = item.layoutSize.size(in: around)
      let origin =
        isHorizontal ? CGPoint(x: end, y: side.top) : CGPoint(x: side.leading, y: end)
      boundaries.append(
        Boundary(
          kind: item.elementKind, frame: CGRect(origin: origin, size: size), zIndex: item.zIndex))
      end += isHorizontal ? size.width : size.height
    }
    return end
  }

  // MARK: Groups

  /// One after the other along the way the collection scrolls; across it where the section scrolls
  /// by itself.
  private mutating func placeGroups() {
    let isRow = section.orthogonalScrollingBehavior != .none
    let alongX = isHorizontal != isRow
    var origin =
      isHorizontal
      ? CGPoint(x: extent, y: section.contentInsets.top)
      : CGPoint(x: section.contentInsets.leading, y: extent)
    var thickness: CGFloat = 0
    while items.count < count {
      let before = items.count
      let size = place(section.group, in: room, at: origin)
      guard items.count > before else { break }
      let isLast = items.count >= count
      let gap = isLast ? 0 : section.interGroupSpacing
      if alongX { origin.x += size.width + gap } else { origin.y += size.height + gap }
      thickness = max(thickness, isHorizontal ? size.width : size.height)
    }
    if isRow { extent += thickness } else { extent = isHorizontal ? origin.x : origin.y }
  }

  /// Places the next items as the element says, and returns how large it became.
  private mutating func place(
    _ element: NSCollectionLayoutItem, in container: CGSize, at origin: CGPoint,
    size given: CGSize? = nil
  ) -> CGSize {
    guard let group = element as? NSCollectionLayoutGroup else {
      return placeItem(element, in: container, at: origin, size: given)
    }
    let size = given ?? group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let content = placeSubitems(of: group, in: inner, at: start)
    return grown(size, to: content, insets, by: group.layoutSize)
  }

  /// Estimated sides are as long as the content needs.
  private func grown(
    _ size: CGSize, to content: CGSize, _ insets: NSDirectionalEdgeInsets,
    by layout: NSCollectionLayoutSize
  ) -> CGSize {
    CGSize(
      width: layout.widthDimension.isEstimated
        ? content.width + insets.leading + insets.trailing : size.width,
      height: layout.heightDimension.isEstimated
        ? content.height + insets.top + insets.bottom : size.height)
  }

  private mutating func placeItem(
    _ element: NSCollectionLayoutItem, in container: CGSize, at origin: CGPoint, size given: CGSize?
  ) -> CGSize {
    var size = given ?? element.layoutSize.size(in: container)
    let insets = element.contentInsets
    if let wish = preferred[items.count] {
      size = grown(size, to: wish, insets, by: element.layoutSize)
    }
    items.append(
      CGRect(
        x: origin.x + insets.leading, y: origin.y + insets.top,
        width: max(size.width - insets.leading - insets.trailing, 0),
        height: max(size.height - insets.top - insets.bottom, 0)))
    return size
  }

  // MARK: In a group

  private mutating func placeSubitems(
    of group: NSCollectionLayoutGroup, in room: CGSize, at start: CGPoint
  ) -> CGSize {
    switch group.arrangement {
    case .horizontal: placeRow(of: group, in: room, at: start, alongX: true)
    case .vertical: placeRow(of: group, in: room, at: start, alongX: false)
    case .custom(let provider): placeFrames(provider, at: start, room)
    }
  }

  private mutating func placeRow(
    of group: NSCollectionLayoutGroup, in room: CGSize, at start: CGPoint, alongX: Bool
  ) -> CGSize {
    guard !group.subitems.isEmpty else { return .zero }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let length = alongX ? room.width : room.height
    let isOpen =
      alongX
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    var (used, thickness, index) = (CGFloat(0), CGFloat(0), 0)
    while items.count < count, index < (group.count ?? 1000) {
      let element = group.subitems[index % group.subitems.count]
      let size = size(of: element, in: room, sharing: group, spacing, alongX: alongX)
      let gap = index > 0 ? spacing : 0
      let next = used + gap + (alongX ? size.width : size.height)
      if isOpen, index >= group.subitems.count { break }
      // Fractions that add up to one may be a hair more.
      if index > 0, !isOpen, next > length + 0.01 { break }
      used += gap
      let origin =
        alongX ? CGPoint(x: start.x + used, y: start.y) : CGPoint(x: start.x, y: start.y + used)
      let placed = place(element, in: room, at: origin, size: size)
      used += alongX ? placed.width : placed.height
      thickness = max(thickness, alongX ? placed.height : placed.width)
      index += 1
    }
    return alongX
      ? CGSize(width: used, height: thickness) : CGSize(width: thickness, height: used)
  }

  /// Elements of a counted group share its length.
  private func size(
    of element: NSCollectionLayoutItem, in room: CGSize, sharing group: NSCollectionLayoutGroup,
    _ spacing: CGFloat, alongX: Bool
  ) -> CGSize {
    var size = element.layoutSize.size(in: room)
    guard let count = group.count else { return size }
    let gaps = spacing * CGFloat(count - 1)
    if alongX { size.width = max((room.width - gaps) / CGFloat(count), 0) }
    if !alongX { size.height = max((room.height - gaps) / CGFloat(count), 0) }
    return size
  }

  private mutating func placeFrames(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, at start: CGPoint, _ room: CGSize
  ) -> CGSize {
    for item in provider(CollectionEnvironment(room, environment.traitCollection))
    where items.count < count {
      items.append(item.frame.offsetBy(dx: start.x, dy: start.y))
    }
    return room
  }
}
