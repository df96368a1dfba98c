import Foundation

/// An animation of one property, named by its key path.
@MainActor
open class CAPropertyAnimation: CAAnimation {
  public var keyPath: String?
  /// Added to the value the layer has from its model and the animations before this one.
  public var isAdditive = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package final func copyProperty<T: CAPropertyAnimation>(to copy: T) -> T {
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    return copyTiming(to: copy)
  }

  package override var moves: Bool {
    let key = keyPath?.split(separator: ".").first.map { String($0) } ?? ""
    return ["anchorPoint", "bounds", "position", "sublayerTransform", "transform"].contains(key)
  }

  /// Lays a value onto the state, by addition where the animation is additive.
  package final func put(_ value: AnimatableValue, on state: inout LayerState) {
    guard let keyPath, let present = state.value(forKeyPath: keyPath) else { return }
    state.setValue(isAdditive ? value + present : value, forKeyPath: keyPath)
  }
}
