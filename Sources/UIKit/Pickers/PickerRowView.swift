import Foundation
import QuartzCore

/// A row of a wheel: a text or an app's own view.
@MainActor
final class PickerRowView: UIView {
  private(set) var content: UIView?
  private var alignment = NSTextAlignment.center
  private var inset: CGFloat = 0
  /// The row may not be chosen.
  var isDimmed = false

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ view: UIView, alignment: NSTextAlignment, inset: CGFloat) {
    if content !== view { content?.removeFromSuperview() }
    content = view
    self.alignment = alignment
    self.inset = inset
    addSubview(view)
    setNeedsLayout()
  }

  /// Texts fill the row but for the inset; an app's view does too (medium confidence).
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let label = content as? PickerLabel else {
      content?.frame = bounds
      return
    }
    let alignment = directedAlignment
    label.textAlignment = alignment
    let left: CGFloat = alignment == .right ? 0 : inset
    let right: CGFloat = alignment == .left ? 0 : inset
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
  }

  /// What stands at a side stands at the other where leading means right.
  private var directedAlignment: NSTextAlignment {
    switch alignment {
    case .left where isRightToLeft: .right
    case .right where isRightToLeft: .left
    case .left, .right, .center, .justified, .natural: alignment
    }
  }

  /// Takes on the place, size and opacity of the row on the drum. A text at a side stays there.
  func lie(on drum: PickerDrum) {
    let scale = drum.scale
    let width: CGFloat = (bounds.width / 2 - inset) * (1 - scale.width)
    let shift: CGFloat =
      switch directedAlignment {
      case .left: -width
      case .right: width
      case .center, .justified, .natural: 0
      }
    transform = CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: shift, ty: 0)
    alpha = drum.opacity * (isDimmed ? PickerRowView.dimming : 1)
  }

  /// Measured on years that could not be chosen; medium confidence.
  private static let dimming: CGFloat = 0.25
}

/// The text of a row, so that it is told from an app's own label.
@MainActor
final class PickerLabel: UILabel {
  /// 23 points; fitted to the width of digits in a picture of iOS 15, medium confidence.
  static let fontSize: CGFloat = 23

  static func make(_ text: String, reusing old: UIView?) -> PickerLabel {
    let label = old as? PickerLabel ?? PickerLabel(frame: .zero)
    label.font = .systemFont(ofSize: fontSize)
    label.text = text
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    return label
  }
}
