import Drawing
public import Foundation

/// Text on many lines that scrolls and that the user may change.
///
/// The view holds the text and asks its delegate; keys, the caret and what is selected are the
/// business of its `TextEditor`.
@MainActor
open class UITextView: UIScrollView {
  /// How the keyboard behaves; each trait is a property too.
  public final var traits = TextInputTraits()
  final var plainText = ""
  final var styledText: NSAttributedString?
  private(set) final lazy var editor = TextEditor(self)
  public final let textContainer = NSTextContainer()

  /// 12 points of the system's font where nothing is set; medium confidence.
  open var font: UIFont? { didSet { restyle(.font, font) } }
  open var textColor: UIColor? { didSet { restyle(.foregroundColor, textColor) } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnInsertion = false { didSet { editor.updateCaret() } }
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The looks of links, over those of their characters; the tint by default, documented.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet { setNeedsDisplay() } }
  private final var ownInputView: UIView?
  private final var ownInputAccessoryView: UIView?
  private final var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// Documented default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.decode(self, by: NibSchemas.textView)
  }

  private func setUp() {
    textContainer.whenChanged = { [weak self] in self?.contentDidChange() }
    let press = UILongPressGestureRecognizer()
    press.whenRecognized = { [weak self, weak press] in
      guard let self, let press, press.state != .ended else { return }
      pressed(at: press.location(in: self))
    }
    addGestureRecognizer(press)
  }

  final func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    setNeedsLayout()
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
      editor.textWasSet()
      contentDidChange()
    }
  }

  /// Font, colour and alignment of the view become those of the first character, where it says
  /// any.
  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: plainText, attributes: plainAttributes) }
    set {
      text = newValue?.string
      if let first = newValue?.first(.font, as: UIFont.self) { font = first }
      if let first = newValue?.first(.foregroundColor, as: UIColor.self) { textColor = first }
      let style = newValue?.first(.paragraphStyle, as: NSParagraphStyle.self)
      if let style { textAlignment = style.alignment }
      styledText = newValue.map(NSAttributedString.init(attributedString:))
    }
  }

  /// What is typed next has; those before the caret, until something else is set. A new selection
  /// takes that back; documented.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      ownTypingAttributes ?? styledText?.typingAttributes(at: editor.selection.range.location)
        ?? plainAttributes
    }
    set { ownTypingAttributes = newValue }
  }

  final var hasOwnTypingAttributes: Bool { ownTypingAttributes != nil }
  final func forgetTypingAttributes() { ownTypingAttributes = nil }

  private var plainAttributes: [NSAttributedString.Key: Any] {
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

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: Editing (see UITextView+Editing)

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    isFirstResponder || mayBeginEditing() && super.becomeFirstResponder() && beginEditing()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    return mayEndEditing() && super.resignFirstResponder() && endEditing()
  }

  open var selectedRange: NSRange {
    get { editor.selection.range }
    set { editor.select(newValue) }
  }

  open func insertText(_ text: String) { editor.type(text) }

  open func deleteBackward() {
    editor.delete { $0.place(from: $0.selection.head, .character, forward: false) }
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    textGeometry.caret(at: position.offset)
  }

  // MARK: What menus and shortcuts call

  open override func selectAll(_ sender: Any?) { editor.selectAll() }
  open override func select(_ sender: Any?) { editor.selectWord(at: editor.selection.head) }
  open override func copy(_ sender: Any?) { _ = editor.copySelection() }
  open override func cut(_ sender: Any?) { if editor.copySelection() { deleteBackward() } }
  open override func paste(_ sender: Any?) { editor.paste() }
  open override func delete(_ sender: Any?) { deleteBackward() }

  /// A tap, unless the finger scrolled.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { tapped(touch) }
    super.touchesEnded(touches, with: event)
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
    editor.layOut()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func drawContents() -> Picture? { drawnText }
}
