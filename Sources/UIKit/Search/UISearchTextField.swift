public import Foundation

/// The field of a search bar: a magnifying glass before the text, on a grey plate.
@MainActor
open class UISearchTextField: UITextField {
  private final let glass = UIImageView()
  private final var isStyling = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clipsToBounds = true
    clearButtonMode = .always
    glass.image = Self.symbol("magnifyingglass")
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
  }

  /// A symbol as large as those in the field. Medium confidence.
  static func symbol(_ name: String) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 16, weight: .regular))
  }

  /// The placeholder is darker than that of other fields; high confidence.
  open override var placeholder: String? {
    didSet {
      // The styled placeholder sets the plain one.
      guard let placeholder, !isStyling else { return }
      isStyling = true
      defer { isStyling = false }
      attributedPlaceholder = NSAttributedString(
        string: placeholder, attributes: [.foregroundColor: UIColor.secondaryLabel])
    }
  }

  // MARK: Where its parts stand; medium confidence

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.frame = directed(
      CGRect(x: 6, y: (bounds.height - 20) / 2, width: 22, height: 20))
    rightView?.frame = directed(
      CGRect(x: bounds.width - 30, y: (bounds.height - 24) / 2, width: 24, height: 24))
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? 5 : -5, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { textRoom(in: bounds) }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRoom(in: bounds) }

  private func textRoom(in bounds: CGRect) -> CGRect {
    let start: CGFloat = leftView == nil ? 8 : 31
    let end: CGFloat = rightView == nil && !hasText ? 8 : 30
    return CGRect(
      x: isRightToLeft ? end : start, y: 0, width: max(bounds.width - start - end, 0),
      height: bounds.height)
  }
}
