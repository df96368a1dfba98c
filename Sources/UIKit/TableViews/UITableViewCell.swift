import Drawing
public import Foundation
import InterfaceBuilder

/// One row of a table: a content view, and what stands beside it.
@MainActor
open class UITableViewCell: UIView, SegueCell {
  // MARK: Content

  /// nil for a cell that a nib fills with views of its own.
  final var style: CellStyle?
  public internal(set) final var reuseIdentifier: String?
  private final var ownContentView: UIView?
  public final var textLabel: UILabel? { part(&ownTextLabel, isMain: true) }
  /// nil in the default style; documented.
  public final var detailTextLabel: UILabel? {
    style == .default ? ownDetailTextLabel : part(&ownDetailTextLabel, isMain: false)
  }
  public final var imageView: UIImageView? {
    if ownImageView == nil, style != nil, style != .value2 { adopt(image: UIImageView()) }
    return ownImageView
  }
  private final var ownTextLabel: UILabel?
  private final var ownDetailTextLabel: UILabel?
  private final var ownImageView: UIImageView?
  /// What a modern cell shows instead of labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { applyContentConfiguration() }
  }
  /// Takes the place of the table's colour, and of the grey of selected cells.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { configurations.show(backgroundConfiguration, behind: self, configurationState) }
  }
  /// Called when the cell's state changes, and before it is shown.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  final let configurations = CellConfigurations()
  final var listContentView: UIListContentView? { configurations.list }

  // MARK: Around the content

  open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  open var accessoryView: UIView? { didSet { replace(oldValue, by: accessoryView) } }
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  open var editingAccessoryView: UIView? { didSet { replace(oldValue, by: editingAccessoryView) } }
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  public final var separatorInset = UIEdgeInsets.zero {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsLayout()
    }
  }
  final var hasOwnSeparatorInset = false
  final var accessory: CellAccessoryView?
  final lazy var separator = UIView()
  final lazy var topSeparator = UIView()
  final lazy var greyPlate = makeGreyPlate()
  final var edges = RowEdges()
  final var roundsCorners = false
  /// nil for none.
  final var separatorColor: UIColor? { didSet { setNeedsLayout() } }

  // MARK: Behaviour; the defaults are documented

  open var selectionStyle = SelectionStyle.default
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var focusStyle = FocusStyle.default
  open var isEditing = false { didSet { if oldValue != isEditing { editingDidChange() } } }
  /// What is shown while the cell is edited, as the table has it.
  final var editing = CellEditing()
  final var editControl: CellEditControl?
  final var reorderGrip: ReorderGrip?
  /// Told by files; UIKit has no public property for it.
  final var hidesAccessoryWhenEditing = true
  /// The height that the file gives the row; nil for the table's.
  final var nibRowHeight: CGFloat?
  /// As the file was laid out; rows stand so on Interface Builder's canvas.
  private(set) final var heightInFile: CGFloat?
  /// One of a static table: it is never reused.
  final var isStatic = false
  /// On Interface Builder's canvas: the cell and its content as they were drawn.
  private(set) final var drawn: (cell: CGSize, content: CGRect)?
  weak final var selectionSegue: SegueTemplate?
  weak final var accessorySegue: SegueTemplate?

  /// Whether actions beside the row are uncovered.
  public internal(set) final var showingDeleteConfirmation = false

  open var isSelected = false { didSet { stateDidChange(from: oldValue, to: isSelected) } }
  open var isHighlighted = false { didSet { stateDidChange(from: oldValue, to: isHighlighted) } }
  /// While `setSelected(_:animated:)` or `setHighlighted(_:animated:)` runs.
  private final var fadesState = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    clipsToBounds = false
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else {
      style = .default
      return
    }
    nib.decode(self, by: NibSchemas.tableViewCell)
    adoptParts(of: nib)
  }

  // MARK: Parts

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
    addSubview(view)
  }

  /// The labels of a style stand in the content view, and the file says which they are.
  private func adoptParts(of nib: NibCoder) {
    func part<Part: UIView>(_ name: String) -> Part? {
      nib.loader.object(id: nib.element[name]) as? Part
    }
    ownTextLabel = part("textLabel")
    ownDetailTextLabel = part("detailTextLabel")
    ownImageView = part("imageView")
    heightInFile = bounds.height > 0 ? bounds.height : nil
    if Session.current.sceneLoading == .canvas, let ownContentView {
      drawn = (bounds.size, ownContentView.frame)
    }
  }

  /// Made on first use in a cell that code made. High confidence.
  private func part(_ label: inout UILabel?, isMain: Bool) -> UILabel? {
    guard label == nil, let style else { return label }
    let made = UILabel()
    made.font = .systemFont(ofSize: style.fontSize(isMain: isMain))
    if style == .value1 && !isMain { made.textColor = .secondaryLabel }
    if style == .value2 && isMain { (made.textColor, made.textAlignment) = (tintColor, .right) }
    label = made
    contentView.addSubview(made)
    return made
  }

  private func adopt(image: UIImageView) {
    ownImageView = image
    contentView.addSubview(image)
  }

  /// The configuration that is right for the cell's style.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    case .default, nil: .cell()
    }
  }

  private func applyContentConfiguration() {
    configurations.show(contentConfiguration, in: contentView, configurationState)
    invalidateIntrinsicContentSize()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    // On the canvas an outlet moves no view.
    if let new, Session.current.sceneLoading == .running || new.superview == nil {
      insertSubview(new, at: new === backgroundView ? 0 : subviews.count)
    }
    if Session.current.sceneLoading == .running { accessoryDidChange() }
    setNeedsLayout()
  }

  // MARK: Life

  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    fade(animated) { isSelected = selected }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    fade(animated) { isHighlighted = highlighted }
  }

  private func fade(_ animated: Bool, _ change: () -> Void) {
    fadesState = animated
    change()
    fadesState = false
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    fade(animated) { isEditing = editing }
  }

  private func editingDidChange() { editingDidChange(animated: fadesState) }

  private func stateDidChange(from old: Bool, to new: Bool) {
    if old != new { stateDidChange(animated: fadesState) }
  }

  private func makeGreyPlate() -> UIView {
    let plate = UIView()
    plate.isUserInteractionEnabled = false
    return plate
  }

  final var styleLabels: [UILabel] { [ownTextLabel, ownDetailTextLabel].compactMap(\.self) }

  /// From the content view's leading edge to the text; nil for a cell without a style.
  final var textStart: CGFloat? {
    ownTextLabel.map { isRightToLeft ? contentView.bounds.width - $0.frame.maxX : $0.frame.minX }
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurations.update(self, contentView, for: state)
    configurationUpdateHandler?(self, state)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let backgroundView, backgroundView.superview === self { backgroundView.frame = bounds }
    placePlate()
    placeEditingParts()
    let side = placeAccessory()
    contentView.frame = contentFrame(besideAccessory: side)
    if contentConfiguration == nil, let style {
      layout(style).place(text: ownTextLabel, detail: ownDetailTextLabel, image: ownImageView)
    }
    placeSeparators()
  }

  private func layout(_ style: CellStyle) -> CellStyleLayout {
    CellStyleLayout(
      style: style, bounds: contentView.bounds, margin: textMargin,
      endMargin: hasAccessory
        ? (isRightToLeft ? contentMargins.left : contentMargins.right) : textMargin,
      indentation: CGFloat(max(indentationLevel, 0)) * indentationWidth,
      isRightToLeft: isRightToLeft)
  }

  /// As high as the style's labels need in the content's present width.
  final var heightOfStyle: CGFloat {
    style.map { layout($0) }?.height(text: ownTextLabel, detail: ownDetailTextLabel) ?? 0
  }

  /// Of the content and what stands around it; documented for the table's self-sizing.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizeAroundContent(
      FittingTarget(size: targetSize, horizontal: horizontal, vertical: vertical))
  }

  override func contentSizeDidChange(of subview: UIView) {
    super.contentSizeDidChange(of: subview)
    if subview === ownContentView { invalidateIntrinsicContentSize() }
  }

  override func constraintsBelowDidChange() {
    guard let table = superview as? UITableView,
      table.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    table.contentSizeDidChange(of: self)
  }

  final func holdsContent(_ view: UIView) -> Bool { view === ownContentView }
}

extension UITableViewCell.CellStyle {
  /// Before Dynamic Type is asked: 17 for texts, 12 under them. High confidence.
  fileprivate func fontSize(isMain: Bool) -> CGFloat {
    switch self {
    case .default, .value1: 17
    case .subtitle: isMain ? 17 : 12
    case .value2: isMain ? 12 : 15
    }
  }
}
