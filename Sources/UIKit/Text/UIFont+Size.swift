import Drawing
import Foundation

extension UIFont {
  /// The size of a text on one line, rounded up to pixels; zero for no text.
  @MainActor func size(of text: String?) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let lines = Session.current.typesetter.lines(
      for: TextRequest(
        text, font: fontDescription, maximumWidth: .greatestFiniteMagnitude, maximumLines: 1))
    return CGSize(
      width: UIFont.pixelCeiling(lines.first?.width ?? 0),
      height: UIFont.pixelCeiling(lineHeight))
  }

  @MainActor static func pixelRounding(_ length: CGFloat) -> CGFloat {
    let scale = Session.current.device.scale
    return (length * scale).rounded() / scale
  }

  @MainActor static func pixelCeiling(_ length: CGFloat) -> CGFloat {
    let scale = Session.current.device.scale
    return (length * scale - 0.0001).rounded(.up) / scale
  }
}
