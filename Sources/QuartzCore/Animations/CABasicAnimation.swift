package import Foundation

/// From one value to another. What is left nil comes from the layer, as Core Animation documents.
@MainActor
open class CABasicAnimation: CAPropertyAnimation {
  public var fromValue: Any?
  public var toValue: Any?
  public var byValue: Any?

  /// Whether start and end are left to the layer.
  package final var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }

  package override func clone() -> CAAnimation { copyValues(to: CABasicAnimation()) }

  package final func copyValues<T: CABasicAnimation>(to copy: T) -> T {
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copyProperty(to: copy)
  }

  package override func apply(
    to state: inout LayerState, fraction: Double, elapsed: TimeInterval
  ) {
    guard let keyPath, let present = state.value(forKeyPath: keyPath) else { return }
    let (start, end) = ends(present: isAdditive ? present.zero : present)
    put(start.interpolated(to: end, fraction: progress(fraction)), on: &state)
  }

  private func ends(present: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
    let from = AnimatableValue(fromValue)
    let to = AnimatableValue(toValue)
    let by = AnimatableValue(byValue)
    return switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from + by)
    case (nil, let to?, let by?): (to - by, to)
    case (let from?, nil, nil): (from, present)
    case (nil, let to?, nil): (present, to)
    case (nil, nil, let by?): (present, present + by)
    case (nil, nil, nil): (present, present)
    }
  }
}
