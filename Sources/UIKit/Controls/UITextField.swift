public import Foundation

/// A line of text that the user may change.
@MainActor
open class UITextField: UIControl {
  /// How the keyboard behaves; each trait is a property too.
  public final var traits = TextInputTraits()
  private final var plainText = ""
  private final var styledText: NSAttributedString?
  private final var styledPlaceholder: NSAttributedString?
  open weak var delegate: (any UITextFieldDelegate)?

  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentDidChange() }
  }
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  open var placeholder: String? {
    didSet {
      styledPlaceholder = nil
      contentDidChange()
    }
  }
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var allowsEditingTextAttributes = false
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var inputView: UIView?
  open var inputAccessoryView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(self, by: NibSchemas.textField)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Text

  /// Never nil when read: nil becomes the empty text; documented.
  open var text: String? {
    get { plainText }
    set {
      plainText = newValue ?? ""
      styledText = nil
      contentDidChange()
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
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }

  public final var hasText: Bool { !plainText.isEmpty }

  // MARK: Editing

  public final var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Delegate, then event; high confidence.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// A tap begins editing; high confidence.
  override func touchUpInsideWasSent(with event: UIEvent?) { becomeFirstResponder() }

  // MARK: Size (see UITextField+Layout)

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  override var firstBaselineFromTop: CGFloat? { line.firstBaseline }
  override var lastBaselineFromBottom: CGFloat { line.lastBaseline }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(of: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(of: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
