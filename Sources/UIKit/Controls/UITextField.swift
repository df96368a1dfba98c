import Drawing
public import Foundation

/// A line of text that the user may change.
///
/// The field holds the text and asks its delegate; keys, the caret and what is selected are the
/// business of its `TextEditor`.
@MainActor
open class UITextField: UIControl {
  /// How the keyboard behaves; each trait is a property too.
  public final var traits = TextInputTraits() { didSet { contentDidChange() } }
  final var plainText = ""
  final var styledText: NSAttributedString?
  private final var styledPlaceholder: NSAttributedString?
  open weak var delegate: (any UITextFieldDelegate)?
  private(set) final lazy var editor = TextEditor(self)
  /// How far a text that is longer than the field is scrolled.
  final var textOffset: CGFloat = 0
  final var clearButton: ClearButton?

  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentDidChange() }
  }
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var borderStyle = BorderStyle.none { didSet { borderDidChange(from: oldValue) } }
  open var placeholder: String? {
    didSet {
      styledPlaceholder = nil
      contentDidChange()
    }
  }
  open var clearButtonMode = ViewMode.never { didSet { partsDidChange() } }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false { didSet { editor.updateCaret() } }
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var allowsEditingTextAttributes = false
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  open var leftViewMode = ViewMode.never { didSet { partsDidChange() } }
  open var rightViewMode = ViewMode.never { didSet { partsDidChange() } }
  private final var ownInputView: UIView?
  private final var ownInputAccessoryView: UIView?
  private final var ownTypingAttributes: [NSAttributedString.Key: Any]?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.textField)
  }

  final func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    partsDidChange()
  }

  final func partsDidChange() {
    placeParts()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Text

  /// Never nil when read: nil becomes the empty text; documented.
  open var text: String? {
    get { plainText }
    set {
      plainText = newValue ?? ""
      styledText = nil
      textWasSet()
    }
  }

  /// Font, colour and alignment of the field become those of the first character, where it says
  /// any; medium confidence.
  open var attributedText: NSAttributedString? {
    get { styledText ?? NSAttributedString(string: plainText, attributes: defaultTextAttributes) }
    set {
      text = newValue?.string
      styledText = newValue
      if let first = newValue?.first(.font, as: UIFont.self) { font = first }
      if let first = newValue?.first(.foregroundColor, as: UIColor.self) { textColor = first }
      let style = newValue?.first(.paragraphStyle, as: NSParagraphStyle.self)
      if let style { textAlignment = style.alignment }
    }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      styledPlaceholder = newValue
    }
  }

  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      guard !plainText.isEmpty else { return }
      styledText = NSAttributedString(string: plainText, attributes: newValue)
      setNeedsDisplay()
    }
  }

  /// What is typed next has; those before the caret, until something else is set. nil while nobody
  /// edits, and a new selection takes back what was set; documented.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      guard isEditing else { return nil }
      return ownTypingAttributes
        ?? styledText?.typingAttributes(at: editor.selection.range.location)
        ?? defaultTextAttributes
    }
    set { ownTypingAttributes = newValue }
  }

  final var hasOwnTypingAttributes: Bool { ownTypingAttributes != nil }
  final func forgetTypingAttributes() { ownTypingAttributes = nil }

  public final var hasText: Bool { !plainText.isEmpty }

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: Editing (see UITextField+Editing)

  public final var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    isFirstResponder || mayBeginEditing() && super.becomeFirstResponder() && beginEditing()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    return mayEndEditing() && super.resignFirstResponder() && endEditing()
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

  /// A tap begins editing and puts the caret where it is; high confidence.
  override func touchUpInsideWasSent(with event: UIEvent?) {
    guard becomeFirstResponder() else { return }
    tapped(event?.allTouches?.first)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isEditing { moveCaret(with: touch) }
    return super.continueTracking(touch, with: event)
  }

  override func updateForState() {
    super.updateForState()
    setNeedsDisplay()
  }

  // MARK: Size and looks (see UITextField+Layout, UITextField+Drawing)

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  override var firstBaselineFromTop: CGFloat? { line.firstBaseline }
  override var lastBaselineFromBottom: CGFloat { line.lastBaseline }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(of: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(of: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, isLeading: true) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, isLeading: false)
  }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(in: bounds) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
    editor.layOut()
  }

  override func drawContents() -> Picture? { fieldPicture }
}
