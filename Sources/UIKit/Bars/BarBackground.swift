import Drawing
import Foundation
import QuartzCore

/// What lies behind the content of a bar: a material, a colour or an image, and a hairline at one
/// edge.
@MainActor
final class BarBackground: UIView {
  /// Where the hairline lies.
  enum Edge { case top, bottom }

  private let edge: Edge
  private let picture = UIImageView()
  private let shadow = UIImageView()
  private var look = BarLook.transparent

  init(shadowAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(shadow)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: BarLook) {
    guard look != self.look || backgroundColor == nil else { return }
    self.look = look
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    func shade(_ color: UIColor?) -> UIColor? {
      look.isDark ? color?.resolvedColor(with: dark) : color
    }
    backgroundColor = look.color ?? (look.hasMaterial ? shade(.barMaterial) : .clear)
    layer.backdrop = look.hasMaterial ? .bar : nil
    picture.image = look.image
    picture.contentMode = look.imageMode
    picture.isHidden = look.image == nil
    shadow.backgroundColor = shade(look.shadowColor)
    shadow.image = look.shadowImage
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let line: CGFloat = 1 / Session.current.device.scale
    let height = look.shadowImage.map(\.size.height) ?? line
    shadow.frame = CGRect(
      x: 0, y: edge == .top ? -height : bounds.height, width: bounds.width, height: height)
  }
}

extension UIView {
  /// Files of the time before iOS 7 say that bars clip; their hairlines and what reaches under the
  /// status bar are seen all the same. Observed, high confidence.
  final func showWhole() { clipsToBounds = false }
}

extension Backdrop {
  /// What shines through a bar, an alert or a popover. Low confidence.
  static let bar = Backdrop(radius: 20, saturation: 1.8)
}
