public import Foundation

/// Something that happens when a property of a layer changes.
@MainActor
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The answer that ends the search for an action: nothing happens.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CAAnimation: CAAction {
  /// Adds a copy, which animates the property that changed, from its old value, where it says
  /// nothing else. Documented.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let copy = clone()
    if let property = copy as? CAPropertyAnimation, property.keyPath == nil {
      property.keyPath = event
    }
    if let basic = copy as? CABasicAnimation, basic.hasNoValues, let old = dict?["from"] {
      basic.fromValue = (old as? LayerState)?.value(forKeyPath: event)
    }
    layer.add(copy, forKey: event)
  }
}

/// The one upward word of this module: what a layer asks whoever it belongs to.
@MainActor
public protocol CALayerDelegate: AnyObject {
  /// nil to go on searching, `NSNull` for no action at all.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func layoutSublayers(of layer: CALayer) {}
}

extension CALayer {
  /// Delegate, `actions`, then the class's default: the documented order of the search.
  public func action(forKey event: String) -> (any CAAction)? {
    if CATransaction.disableActions() { return nil }
    if let found = delegate?.action(for: self, forKey: event) {
      return found is NSNull ? nil : found
    }
    if let found = actions?[event] { return found is NSNull ? nil : found }
    return delegate == nil ? implicitAnimation(forKey: event) : nil
  }

  /// Layers without a view animate what they can by themselves, once they have been seen.
  /// Paths change at once; documented.
  private func implicitAnimation(forKey key: String) -> (any CAAction)? {
    guard hasPresentation, key != "path", key != "shadowPath",
      let seen = presentationState().value(forKeyPath: key)
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = seen
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
