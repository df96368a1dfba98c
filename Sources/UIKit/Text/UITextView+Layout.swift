import Drawing
import Foundation

extension UITextView {
  /// Beside the insets, 5 points stay free on either side of every line; documented.
  private static let linePadding: CGFloat = 5

  private var margins: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * UITextView.linePadding
  }

  /// The text and its insets; without text, one line. High confidence.
  final func fittingSize(width: CGFloat) -> CGSize {
    let lines = lines(width: width)
    let widest: CGFloat = lines.map(\.width).max() ?? 0
    let height: CGFloat = shownFont.lineHeight * CGFloat(max(lines.count, 1))
    return CGSize(
      width: UIFont.pixelCeiling(widest) + margins,
      height: UIFont.pixelCeiling(height) + textContainerInset.top + textContainerInset.bottom)
  }

  private func lines(width: CGFloat) -> [TextLine] {
    Session.current.typesetter.lines(
      for: TextRequest(
        text, font: shownFont.fontDescription, maximumWidth: max(width - margins, 0) + 0.01,
        maximumLines: 0, lineBreak: .wordWrap))
  }

  /// The lines from the top of the content, in one font and colour.
  final var drawnText: Picture? {
    let lines = lines(width: bounds.width)
    guard !lines.isEmpty else { return nil }
    let color = (textColor ?? .label).components(for: traitCollection)
    let scale = Session.current.device.scale
    var list = DisplayList()
    for (index, line) in lines.enumerated() {
      let baseline: CGFloat =
        textContainerInset.top + shownFont.lineHeight * CGFloat(index) + shownFont.ascender
      let origin = CGPoint(x: start(of: line), y: (baseline * scale).rounded() / scale)
      list.append(.text(line, at: origin, color))
    }
    return Picture(bounds: bounds, list)
  }

  private func start(of line: TextLine) -> CGFloat {
    let left: CGFloat = textContainerInset.left + UITextView.linePadding
    let right: CGFloat = bounds.width - textContainerInset.right - UITextView.linePadding
    return switch textAlignment {
    case .center: (left + right - line.width) / 2
    case .right: right - line.width
    case .left, .justified, .natural: left
    }
  }
}
