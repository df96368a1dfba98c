import Foundation

/// What lies behind the content of a bar: a colour, and a hairline at one edge.
@MainActor
final class BarBackground: UIView {
  /// Where the hairline lies.
  enum Edge { case top, bottom }

  private let edge: Edge
  private let shadow = UIView()

  init(shadowAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(shadow)
  }

  required init?(coder: NSCoder) { nil }

  /// The default look of a bar: low confidence for the colours, UIKit blurs what is behind.
  func show(color: UIColor?, style: UIBarStyle, shadowColor: UIColor?) {
    backgroundColor = color ?? (style == .default ? .systemBackground : .black)
    shadow.backgroundColor = shadowColor ?? .separator
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = 1 / Session.current.device.scale
    shadow.frame = CGRect(
      x: 0, y: edge == .top ? -height : bounds.height, width: bounds.width, height: height)
  }
}
