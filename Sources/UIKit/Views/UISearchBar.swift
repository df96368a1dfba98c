public import Foundation

/// A field for what is searched, with buttons beside it and scopes below.
@MainActor
open class UISearchBar: UIView {
  /// How the keyboard behaves; each trait is a property too.
  public final var traits = TextInputTraits()
  public final weak var delegate: (any UISearchBarDelegate)?
  /// The field that holds the text.
  public final let searchTextField = UISearchTextField()
  open var prompt: String? { didSet { invalidateIntrinsicContentSize() } }
  open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }
  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isTranslucent = true
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  open var showsBookmarkButton = false { didSet { setNeedsLayout() } }
  open var showsSearchResultsButton = false { didSet { setNeedsLayout() } }
  open var isSearchResultsButtonSelected = false
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  open var scopeButtonTitles: [String]? { didSet { setNeedsLayout() } }
  open var selectedScopeButtonIndex = 0
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.decode(self, by: NibSchemas.searchBar)
  }

  private func setUp() {
    searchTextField.borderStyle = .roundedRect
    addSubview(searchTextField)
  }

  /// Never nil when read; medium confidence.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  // MARK: Responding

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Layout

  /// The field is 36 points high, 10 below the top and 8 from the sides; medium confidence.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let top: CGFloat = max(0, min(10, (bounds.height - 36) / 2))
    searchTextField.frame = CGRect(
      x: 8, y: top, width: max(0, bounds.width - 16), height: min(36, bounds.height))
  }

  /// 44 points higher with scopes; low confidence.
  open override var intrinsicContentSize: CGSize {
    let scopes = showsScopeBar && scopeButtonTitles?.isEmpty == false
    return CGSize(
      width: UIView.noIntrinsicMetric, height: scopes ? ownHeight + 44 : ownHeight)
  }

  /// 44 points until iOS 10 and 56 since iOS 11, high confidence; 64 since iOS 26, recorded once.
  private var ownHeight: CGFloat {
    switch InterfaceEra.current {
    case .ios7: 44
    case .ios11, .ios13, .ios14, .ios16: 56
    case .ios26: 64
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Raw values as documented.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
}

/// The field of a search bar.
@MainActor
open class UISearchTextField: UITextField {}
