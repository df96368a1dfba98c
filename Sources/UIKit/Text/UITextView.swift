import Drawing
public import Foundation

/// Text on many lines that scrolls and that the user may change.
@MainActor
open class UITextView: UIScrollView {
  /// How the keyboard behaves; each trait is a property too.
  public final var traits = TextInputTraits()
  private final var plainText = ""
  private(set) final var styledText: NSAttributedString?

  /// 12 points of the system's font where nothing is set; medium confidence.
  open var font: UIFont? { didSet { restyle(.font, font) } }
  open var textColor: UIColor? { didSet { restyle(.foregroundColor, textColor) } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnInsertion = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var selectedRange = NSRange(location: 0, length: 0)
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  /// Documented default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.textView)
  }

  final func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Hears of editing, and of scrolling as well.
  public final var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Text

  /// Setting it takes away what was special about single characters; documented. Never nil when
  /// read.
  open var text: String! {
    get { plainText }
    set {
      plainText = newValue ?? ""
      styledText = nil
      contentDidChange()
    }
  }

  /// Font, colour and alignment of the view become those of the first character, where it says
  /// any. The whole text is drawn so.
  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: plainText, attributes: typingAttributes) }
    set {
      text = newValue?.string
      if let first = newValue?.first(.font, as: UIFont.self) { font = first }
      if let first = newValue?.first(.foregroundColor, as: UIColor.self) { textColor = first }
      let style = newValue?.first(.paragraphStyle, as: NSParagraphStyle.self)
      if let style { textAlignment = style.alignment }
      styledText = newValue
    }
  }

  open var typingAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = shownFont
    attributes[.foregroundColor] = textColor
    return attributes
  }

  /// Gives the whole text one font or colour; documented.
  private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    defer { contentDidChange() }
    guard let styledText, let value else { return }
    self.styledText = styledText.giving(value, for: key)
  }

  public final var hasText: Bool { !plainText.isEmpty }

  final var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if isEditable { delegate?.textViewDidBeginEditing(self) }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    if isEditable { delegate?.textViewDidEndEditing(self) }
    return true
  }

  // MARK: Size and drawing (see UITextView+Layout)

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return fittingSize(width: .greatestFiniteMagnitude)
  }

  override func contentSize(fittingWidth width: CGFloat) -> CGSize {
    isScrollEnabled ? intrinsicContentSize : fittingSize(width: width)
  }

  override var wrapsToWidth: Bool { !isScrollEnabled }

  override var firstBaselineFromTop: CGFloat? {
    UIFont.pixelRounding(textContainerInset.top + shownFont.ascender)
  }

  /// A view that scrolls ends where its text need not; its bottom edge counts. Low confidence.
  override var lastBaselineFromBottom: CGFloat {
    isScrollEnabled ? 0 : UIFont.pixelRounding(textContainerInset.bottom - shownFont.descender)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let fitting = fittingSize(width: bounds.width)
    contentSize = CGSize(width: bounds.width, height: fitting.height)
  }

  override func drawContents() -> Picture? { drawnText }
}
