public import Foundation

/// What of a layout is to be found anew.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Documented: all that is not told otherwise.
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  /// nil for none in particular.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  /// The sizes that cells ask for.
  final var preferredSizes: [IndexPath: CGSize] = [:]

  @MainActor public required override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
