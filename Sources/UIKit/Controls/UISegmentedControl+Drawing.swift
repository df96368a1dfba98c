import Drawing
import Foundation

extension UISegmentedControl {
  /// The grey ground under all segments.
  final var ground: Picture? {
    let shape = CGPath(roundedRect: bounds, cornerRadius: UISegmentedControl.cornerRadius)
    let color = UIColor.tertiarySystemFill.components(for: traitCollection)
    return Picture(bounds: bounds, [.fill(shape, color)])
  }

  final func showSelection(animated: Bool) {
    guard animated, window != nil, !needs.contains(.layout) else { return setNeedsLayout() }
    UIView.animate(withDuration: UISegmentedControl.movingTime) { self.parts.place(in: self) }
  }

  /// The state in which a segment shows its title.
  final func state(ofSegment index: Int) -> State {
    var state: State = []
    if index == shownIndex { state.insert(.selected) }
    if index == pressed, index != shownIndex { state.insert(.highlighted) }
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    return state
  }

  /// White, in dark surroundings grey; high confidence.
  final var plateColor: UIColor { selectedSegmentTintColor ?? UISegmentedControl.plainPlate }

  private static let plainPlate = UIColor(dynamicProvider: {
    $0.userInterfaceStyle == .dark ? .systemGray2 : .white
  })

  /// Measured on iOS 17, medium confidence.
  static let cornerRadius: CGFloat = 8
  /// In seconds; medium confidence.
  private static let movingTime = 0.25
}
