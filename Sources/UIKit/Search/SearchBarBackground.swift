import Drawing
import Foundation

/// What lies behind the parts of a search bar.
@MainActor
final class SearchBarBackground: UIView {
  private let picture = UIImageView()
  private let lines = [UIView(), UIView()]

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    for view in [picture] + lines { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The colour of the bar or that of a bar's material, between two lines; nothing for a minimal
  /// one. Medium confidence.
  func show(_ bar: UISearchBar) {
    let isClear = bar.searchBarStyle == .minimal || bar.backgroundImage != nil
    backgroundColor = isClear ? nil : bar.barTintColor ?? Self.material(bar.barStyle)
    picture.image = bar.backgroundImage
    for line in lines {
      line.isHidden = isClear
      line.backgroundColor = UIColor(white: 0, alpha: 0.15)
    }
  }

  private static func material(_ style: UIBarStyle) -> UIColor {
    let dark = CGColor(red: 0.11, green: 0.11, blue: 0.11, alpha: 1)
    let light = CGColor(red: 0.97, green: 0.97, blue: 0.97, alpha: 1)
    return UIColor(light: style == .default ? light : dark, dark: dark)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = 1 / Session.current.device.scale
    for (line, y) in zip(lines, [0, bounds.height - height]) {
      line.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
  }
}
