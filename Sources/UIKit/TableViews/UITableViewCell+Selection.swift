import Foundation
import QuartzCore

/// What shows that a cell is touched or selected.
extension UITableViewCell {
  final var showsSelection: Bool {
    (isSelected || isHighlighted) && selectionStyle != .none
  }

  /// The app's own background for it, or a grey one.
  private var plate: UIView { selectedBackgroundView ?? greyPlate }

  /// The texts and the image of a style are highlighted along.
  final func stateDidChange(animated: Bool) {
    let shows = showsSelection
    for label in styleLabels { label.isHighlighted = shows }
    if shows, backgroundConfiguration == nil { showPlate() } else { hidePlate(animated: animated) }
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  private func showPlate() {
    let plate = plate
    plate.layer.removeAllAnimations()
    plate.alpha = 1
    if plate === greyPlate { plate.backgroundColor = .systemGray4 }
    placePlate()
    insertSubview(plate, at: backgroundView?.superview === self ? 1 : 0)
  }

  /// Fades with the row's deselection; the duration is low confidence.
  private func hidePlate(animated: Bool) {
    let plate = plate
    guard plate.superview === self else { return }
    guard animated else { return plate.removeFromSuperview() }
    UIView.animate(withDuration: 0.35) {
      plate.alpha = 0
    } completion: { [weak self] isFinished in
      guard self?.showsSelection != true else { return }
      plate.removeFromSuperview()
      plate.alpha = 1
    }
  }

  /// The grey covers the line above the cell as well. Medium confidence.
  final func placePlate() {
    guard selectedBackgroundView == nil else {
      selectedBackgroundView?.frame = bounds
      return
    }
    let line = edges.isFirst ? 0 : 1 / Session.current.device.scale
    greyPlate.frame = CGRect(
      x: 0, y: -line, width: bounds.width, height: bounds.height + line)
  }
}
