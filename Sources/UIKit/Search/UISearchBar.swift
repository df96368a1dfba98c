public import Foundation

/// A field for what is searched, with buttons beside it and scopes below.
@MainActor
open class UISearchBar: UIView {
  /// How the keyboard behaves; each trait is a property too.
  public final var traits: TextInputTraits {
    get { searchTextField.traits }
    set { searchTextField.traits = newValue }
  }
  public final weak var delegate: (any UISearchBarDelegate)?
  /// Tells the search controller that the bar belongs to, after the delegate.
  final var whenSearching: ((SearchEvent) -> Void)?
  /// The field that holds the text.
  public final let searchTextField = UISearchTextField()

  // MARK: Looks

  open var prompt: String? { didSet { partsDidChange() } }
  open var searchBarStyle = Style.default { didSet { backgroundDidChange() } }
  open var barStyle = UIBarStyle.default { didSet { backgroundDidChange() } }
  open var barTintColor: UIColor? { didSet { backgroundDidChange() } }
  open var isTranslucent = true
  open var backgroundImage: UIImage? { didSet { backgroundDidChange() } }
  open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsDisplay() } }

  // MARK: Parts

  open var showsCancelButton = false { didSet { partsDidChange() } }
  open var showsBookmarkButton = false { didSet { partsDidChange() } }
  open var showsSearchResultsButton = false { didSet { partsDidChange() } }
  open var isSearchResultsButtonSelected = false { didSet { partsDidChange() } }
  open var showsScopeBar = false { didSet { partsDidChange() } }
  open var scopeButtonTitles: [String]? { didSet { partsDidChange() } }
  open var selectedScopeButtonIndex = 0 { didSet { partsDidChange() } }

  // MARK: What is there now (see UISearchBar+Parts)

  final let background = SearchBarBackground()
  final lazy var listener = SearchFieldListener(self)
  final var handlers: [ActionHandler] = []
  final var cancelButton: UIButton?
  final var sideButton: UIButton?
  final var promptLabel: UILabel?
  final var scopeBar: UISegmentedControl?

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
    insertSubview(background, at: 0)
    addSubview(searchTextField)
    listener.listen(to: searchTextField)
    backgroundDidChange()
  }

  // MARK: Text

  /// Never nil when read; medium confidence.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      placeSideButton()
    }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    change(animated: animated) { self.showsCancelButton = showsCancelButton }
  }

  open func setShowsScope(_ show: Bool, animated: Bool) {
    change(animated: animated) { self.showsScopeBar = show }
  }

  private func change(animated: Bool, _ change: @escaping () -> Void) {
    guard animated else { return change() }
    UIView.animate(withDuration: 0.3) { [self] in
      change()
      layoutIfNeeded()
    }
  }

  // MARK: Responding

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  // MARK: Layout (see UISearchBar+Parts)

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  /// Raw values as documented.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
}
