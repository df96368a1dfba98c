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
    addSubview(view)
    return view
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    labels.append(label)
    contentView.addSubview(label)
    return label
  }

  /// The text at the bottom of a header, with the margins of a cell. Medium confidence.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    var bottom = bounds.height
    for label in labels.reversed() {
      let height = label.intrinsicContentSize.height
      let free = max(bottom - height, 0)
      label.frame = CGRect(
        x: margin, y: (free > 12 ? free - 6 : free / 2).rounded(),
        width: max(bounds.width - 2 * margin, 0), height: height)
      bottom = label.frame.minY
    }
  }
}
