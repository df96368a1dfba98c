public import Foundation

/// A view of a collection that is used again: a cell, a header, a footer.
@MainActor
open class UICollectionReusableView: UIView {
  public internal(set) final var reuseIdentifier: String?
  /// As the file was laid out; zero for a view that code made.
  private(set) final var sizeInFile = CGSize.zero

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    sizeInFile = bounds.size
    (coder as? NibCoder)?.decode(self, by: NibSchemas.collectionReusableView)
  }

  open func prepareForReuse() {}
  /// Hears of its place, after it was given it.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Where constraints have a part in the size: the size nearest to the given one that they allow,
  /// on whole pixels. Documented; high confidence for the wish's priority, that of fitting sizes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard sizesItself else { return layoutAttributes }
    updateConstraintsIfNeeded()
    layoutAttributes.frame.size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }

  var sizesItself: Bool { holdsConstraints }
}

/// One item of a collection.
@MainActor
open class UICollectionViewCell: UICollectionReusableView, SegueCell {
  private final var ownContentView: UIView?
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var selectedBackgroundView: UIView?
  open var isSelected = false { didSet { stateDidChange() } }
  open var isHighlighted = false { didSet { stateDidChange() } }
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { applyContentConfiguration() }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { configurations.show(backgroundConfiguration, behind: self, configurationState) }
  }
  /// Called when the cell's state changes, and before it is shown.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  final let configurations = CellConfigurations()
  private final var listContentView: UIListContentView? { configurations.list }
  weak final var selectionSegue: SegueTemplate?
  weak final var accessorySegue: SegueTemplate?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.collectionViewCell)
  }

  /// As large as the cell.
  public final var contentView: UIView {
    if let ownContentView { return ownContentView }
    let view = UIView(frame: bounds)
    view.isOpaque = false
    setContentView(view)
    return view
  }

  final func setContentView(_ view: UIView) {
    ownContentView?.removeFromSuperview()
    ownContentView = view
    // Constraints in a cell may name the cell or its content view: they are of one size.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  // MARK: Size

  override var sizesItself: Bool { listContentView != nil || super.sizesItself }

  /// A list's content is as wide as is asked for, and as high as its texts need.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if let listContentView {
      return listContentView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override func contentSizeDidChange(of subview: UIView) {
    super.contentSizeDidChange(of: subview)
    if subview === ownContentView { invalidateIntrinsicContentSize() }
  }

  override func constraintsBelowDidChange() {
    guard let collection = superview as? UICollectionView,
      collection.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    collection.contentSizeDidChange(of: self)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
  }

  private func applyContentConfiguration() {
    configurations.show(contentConfiguration, in: contentView, configurationState)
    invalidateIntrinsicContentSize()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurations.update(self, contentView, for: state)
    configurationUpdateHandler?(self, state)
  }

  /// The background of a selected cell lies over its ordinary one; documented.
  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    guard let selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      selectedBackgroundView.frame = bounds
      insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
    } else {
      selectedBackgroundView.removeFromSuperview()
    }
  }
}
