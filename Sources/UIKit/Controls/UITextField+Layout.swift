import Drawing
import Foundation

extension UITextField {
  /// As wide as what it shows and its border's insets. High confidence.
  final var fittingSize: CGSize {
    let shown = hasText ? shownText : placeholder
    let width: CGFloat = shownFont.size(of: shown).width + 2 * horizontalInset
    return CGSize(width: width, height: fittingHeight)
  }

  /// Without a border as high as a line; with a round one no less than 34 points, and 30 before
  /// iOS 13. Recorded at 14 to 17 points; high confidence there, low for larger fonts and for
  /// borders with corners.
  private var fittingHeight: CGFloat {
    let isModern = InterfaceEra.current >= .ios13
    switch borderStyle {
    case .none: return ownLineHeight
    case .roundedRect: return isModern ? max(34, ownLineHeight + 12) : max(30, ownLineHeight + 9)
    case .line, .bezel: return ownLineHeight + (isModern ? 4 : 5)
    }
  }

  /// Whole points of a line before iOS 13. Since then more than the font's own: 19.5, 21 and 22
  /// are recorded for 15, 16 and 17 points, which 1.29 em gives; medium confidence elsewhere.
  private var ownLineHeight: CGFloat {
    guard InterfaceEra.current >= .ios13 else { return shownFont.lineHeight.rounded(.up) }
    return UIFont.pixelCeiling(max(shownFont.lineHeight, 1.29 * shownFont.pointSize))
  }

  final var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// The line, in the middle of the field.
  final var line: TextBlock { TextBlock(shownFont, inHeight: fittingHeight) }

  // MARK: Parts beside the text

  /// Whether what has the mode is seen now.
  final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && shows(rightViewMode) }

  /// Only a text can be cleared, and a right view goes before; documented.
  private var showsClearButton: Bool {
    shows(clearButtonMode) && hasText && isEnabled && !showsRightView
  }

  final func innerRect(of bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: min(horizontalInset, bounds.width / 2), dy: 0)
    if showsLeftView { rect = rect.cut(leftView?.bounds.width ?? 0, fromStart: !isRightToLeft) }
    if showsRightView { rect = rect.cut(rightView?.bounds.width ?? 0, fromStart: isRightToLeft) }
    if showsClearButton { rect = rect.cut(clearRoom, fromStart: isRightToLeft) }
    return rect
  }

  /// Medium confidence for round corners, low for the others.
  private var horizontalInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// The leading view touches the edge, in the vertical middle; medium confidence.
  final func sideRect(_ view: UIView?, isLeading: Bool) -> CGRect {
    let size = view?.bounds.size ?? .zero
    let isLeft = isLeading != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The button is 19 points large and ends 5 points from the edge; medium confidence.
  final func clearRect(in bounds: CGRect) -> CGRect {
    let margin: CGFloat = borderStyle == .none ? 0 : 5
    let side = ClearButton.side
    return CGRect(
      x: isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - side,
      y: UIFont.pixelRounding(bounds.midY - side / 2), width: side, height: side)
  }

  /// What the button takes of the room for the text; low confidence.
  private var clearRoom: CGFloat { ClearButton.side + (borderStyle == .none ? 4 : 2) }

  /// Puts in what is seen and takes out what is not.
  final func placeParts() {
    place(leftView, isShown: showsLeftView, leftViewRect)
    place(rightView, isShown: showsRightView, rightViewRect)
    if showsClearButton, clearButton == nil { clearButton = ClearButton(of: self) }
    place(clearButton, isShown: showsClearButton, clearButtonRect)
  }

  private func place(_ view: UIView?, isShown: Bool, _ rect: (CGRect) -> CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = rect(bounds)
  }

  /// Raw values as documented.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

extension CGRect {
  fileprivate func cut(_ width: CGFloat, fromStart: Bool) -> CGRect {
    let cut = min(width, self.width)
    return CGRect(
      x: fromStart ? minX + cut : minX, y: minY, width: self.width - cut, height: height)
  }
}
