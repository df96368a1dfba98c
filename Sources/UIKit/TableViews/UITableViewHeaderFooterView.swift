public import Foundation

/// What stands above or below the rows of a section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  public internal(set) final var reuseIdentifier: String?
  public private(set) final lazy var contentView = makeContentView()
  public private(set) final lazy var textLabel: UILabel? = makeLabel()
  public private(set) final lazy var detailTextLabel: UILabel? = makeLabel()
  public final var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  private final var labels: [UILabel] = []
  /// That of the table's own titles; an app's views have it too where they say nothing.
  final var look = HeaderFooterLook(.grouped, isHeader: true)
  /// Whether a plain table keeps the header at its top.
  final var isPinned = false { didSet { if oldValue != isPinned { pinningDidChange() } } }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    isOpaque = false
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    look.apply(to: label)
    labels.append(label)
    contentView.addSubview(label)
    return label
  }

  // MARK: Size

  /// By constraints where there are any; else what the labels need, with four points above and
  /// below them. Low confidence for the four.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard !holdsConstraints else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    let room = roomForText(width: targetSize.width)
    let height = labels.map { $0.sizeThatFits(room).height }.reduce(0, +)
    return CGSize(width: targetSize.width, height: height > 0 ? height + 2 * 4 : 0)
  }

  /// How much higher the labels are than with one line each.
  final func heightOfFurtherLines(width: CGFloat) -> CGFloat {
    let room = roomForText(width: width)
    return labels.map { $0.sizeThatFits(room).height - $0.sizeOfOneLine.height }
      .reduce(0) { $0 + max($1, 0) }
  }

  private func roomForText(width: CGFloat) -> CGSize {
    let margin = Session.current.cellMargin(width: width)
    return CGSize(width: max(width - 2 * margin, 0), height: .greatestFiniteMagnitude)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    placeLabels()
  }

  /// Headers have their text near the bottom, footers near the top; with the margins of a cell.
  /// Seen for grouped tables, medium confidence.
  private func placeLabels() {
    let room = roomForText(width: bounds.width)
    let heights = labels.map { $0.sizeThatFits(room).height }
    let free = max(bounds.height - heights.reduce(0, +), 0)
    let far = free > 12 ? look.gap : free / 2
    var top = (look.isHeader ? free - far : far).rounded()
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(
        x: Session.current.cellMargin(width: bounds.width), y: top, width: room.width,
        height: height)
      top += height
    }
  }

  // MARK: Look

  /// In a plain table, rows that scroll by go under a pinned header.
  private func pinningDidChange() {
    guard look.isPlain, backgroundView == nil else { return }
    backgroundColor = isPinned ? .systemBackground : nil
  }
}

extension UILabel {
  /// Of the text if it were not wrapped.
  fileprivate var sizeOfOneLine: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
}
