import Foundation

/// Shows a background configuration behind a cell's content.
@MainActor
final class ConfiguredBackground: UIView {
  var configuration = UIBackgroundConfiguration.clear() {
    didSet {
      if oldValue.customView !== configuration.customView {
        oldValue.customView?.removeFromSuperview()
      }
      fill()
    }
  }
  private let plate = UIView()
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(plate)
    plate.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  private func fill() {
    plate.backgroundColor = configuration.backgroundColor ?? configuration.listLook?.color
    plate.layer.cornerRadius = configuration.cornerRadius
    plate.layer.cornerCurve = .continuous
    plate.clipsToBounds = configuration.cornerRadius > 0
    plate.layer.borderWidth = configuration.strokeWidth
    let line = configuration.strokeColor ?? tintColor ?? .clear
    plate.layer.borderColor = line.components(for: traitCollection)
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    if let custom = configuration.customView, custom.superview !== plate {
      plate.addSubview(custom)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    let outset = configuration.strokeOutset
    plate.frame = CGRect(
      x: insets.leading - outset, y: insets.top - outset,
      width: max(bounds.width - insets.leading - insets.trailing + 2 * outset, 0),
      height: max(bounds.height - insets.top - insets.bottom + 2 * outset, 0))
    picture.frame = plate.bounds
    configuration.customView?.frame = plate.bounds
  }
}
