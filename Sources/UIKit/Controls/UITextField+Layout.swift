import Foundation

extension UITextField {
  /// 34 points high with round corners, else as high as a line; as wide as what it shows and its
  /// border's insets. Medium confidence.
  final var fittingSize: CGSize {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let shown = hasText ? text : placeholder
    let width: CGFloat = font.size(of: shown).width + 2 * horizontalInset
    let line: CGFloat = UIFont.pixelCeiling(font.lineHeight)
    let height: CGFloat =
      switch borderStyle {
      case .roundedRect: max(34, line + 11)
      case .none: line.rounded(.up)
      case .line, .bezel: line.rounded(.up) + 4
      }
    return CGSize(width: width, height: height)
  }

  final func innerRect(of bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: min(horizontalInset, bounds.width / 2), dy: 0)
    if let leftView, leftViewMode == .always {
      rect.origin.x += leftView.bounds.width
      rect.size.width = max(0, rect.width - leftView.bounds.width)
    }
    if let rightView, rightViewMode == .always {
      rect.size.width = max(0, rect.width - rightView.bounds.width)
    }
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

  /// Raw values as documented.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}
