import Drawing
public import Foundation

/// Text on one or more lines.
@MainActor
open class UILabel: UIView {
  /// Setting it takes away what was special about single characters; documented.
  open var text: String? {
    didSet {
      styledText = nil
      if oldValue != text { contentDidChange() }
    }
  }
  public final var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      restyle(.font, font)
      contentDidChange()
    }
  }
  public final var textColor: UIColor! = .label {
    didSet {
      restyle(.foregroundColor, textColor)
      setNeedsDisplay()
    }
  }
  /// The text as it was given with attributes (see UILabel+AttributedText).
  final var styledText: NSAttributedString?
  public final var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  public final var isHighlighted = false { didSet { setNeedsDisplay() } }
  public final var isEnabled = true { didSet { setNeedsDisplay() } }
  public final var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  public final var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { contentDidChange() }
  }
  /// 0 for as many as the text needs.
  public final var numberOfLines = 1 { didSet { contentDidChange() } }
  public final var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  public final var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  public final var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
  public final var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }
  public final var allowsDefaultTighteningForTruncation = false { didSet { setNeedsDisplay() } }
  public final var showsExpansionTextWhenTruncated = false
  public final var adjustsFontForContentSizeCategory = false
  public final var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Documented default.
  public final var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  public final var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder {
      nib.decode(self, by: NibSchemas.label)
    } else {
      setUp()
    }
  }

  /// Labels let touches through and what is behind them show; documented. They hug their text a
  /// little closer than other views; medium confidence.
  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    horizontalHugging = 251
    verticalHugging = 251
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Size and drawing (see UILabel+Lines)

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth
    return size(fitting: width > 0 ? width : .greatestFiniteMagnitude)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(
      fitting: numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width)
  }

  override var hasNoContent: Bool { text?.isEmpty ?? true }

  /// A width that the label prefers goes before the one it is given; documented.
  override var wrapsToWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentSize(fittingWidth width: CGFloat) -> CGSize {
    wrapsToWidth ? size(fitting: width) : intrinsicContentSize
  }

  override var firstBaselineFromTop: CGFloat? { firstBaseline }
  override var lastBaselineFromBottom: CGFloat { lastBaseline }

  /// What `drawText(in:)` has drawn since drawing began.
  final var drawnText = DisplayList()

  override func drawContents() -> Picture? {
    drawnText = DisplayList()
    drawText(in: bounds)
    return drawnText.isEmpty ? nil : Picture(bounds: bounds, drawnText)
  }

  /// Draws the text, in the vertical middle of the rectangle. Subclasses give another one to have
  /// room around it.
  open func drawText(in rect: CGRect) { drawnText.commands += lines(in: rect) }

  /// Where the text would lie in a rectangle, from its top down; documented.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines count: Int) -> CGRect {
    usedRect(in: bounds, lineLimit: count)
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle

  var lineBreak: TextRequest.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}

/// Where text that was shrunk to fit stands.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
