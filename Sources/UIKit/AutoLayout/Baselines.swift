import Foundation

/// Where lines of text stand by which views can be aligned.
///
/// `firstBaselineFromTop` and `lastBaselineFromBottom` are those of a view that is as high as its
/// content; views without text, whose bottom edge stands for a baseline (high confidence), leave
/// them as they are. Baselines are rounded to pixels.
struct TextBlock {
  private let ascender: CGFloat
  private let lineHeight: CGFloat
  private let pitch: CGFloat
  /// The number of lines but one.
  private let others: CGFloat
  private let height: CGFloat

  /// Lines of one font in the middle of a height; of as high a room as they need when it is nil.
  @MainActor init(_ font: UIFont, lineCount: Int = 1, inHeight height: CGFloat? = nil) {
    ascender = font.ascender
    lineHeight = font.lineHeight
    pitch = font.lineHeight + font.leading
    others = CGFloat(max(lineCount, 1) - 1)
    self.height = height ?? UIFont.pixelCeiling(pitch * others + lineHeight)
  }

  private var top: CGFloat { (height - pitch * others - lineHeight) / 2 }

  /// Of the first line, from the top of the room.
  @MainActor var firstBaseline: CGFloat { UIFont.pixelRounding(top + ascender) }

  /// Of the last line, from the bottom of the room.
  @MainActor var lastBaseline: CGFloat {
    let last: CGFloat = top + pitch * others + ascender
    return height - UIFont.pixelRounding(last)
  }
}

extension UIView {
  /// From the middle down to the first baseline, for text that stays in the middle of a view that
  /// is higher than its content; nil for other views.
  final var firstBaselineFromMiddle: CGFloat? {
    guard keepsTextInMiddle, let baseline = firstBaselineFromTop else { return nil }
    return baseline - intrinsicContentSize.height / 2
  }

  /// From the middle down to the last baseline; nil as above.
  final var lastBaselineFromMiddle: CGFloat? {
    guard keepsTextInMiddle, firstBaselineFromTop != nil else { return nil }
    return intrinsicContentSize.height / 2 - lastBaselineFromBottom
  }

  /// A button's title is a view of its own in the middle of it, and its baselines are the
  /// button's. High confidence for that, medium for what follows in constraints.
  private var keepsTextInMiddle: Bool {
    (self as? UIButton).map { $0.contentVerticalAlignment == .center } ?? false
  }
}
