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
    switch style {
    case .black: UIColor(white: 0.11, alpha: 1)
    case .default:
      UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.97, alpha: 1)
      }
    }
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
