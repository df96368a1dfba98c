import Drawing
import Foundation

extension LayerComposer {
  /// All that the layer and its sublayers draw now, its shadow included, in its coordinates.
  func extent(of layer: CALayer) -> CGRect {
    let state = layer.presentationState()
    let body = bodyExtent(of: layer, state: state)
    guard let shadow = state.shadow.drawn, !state.masksToBounds else { return body }
    let caster = state.shadow.path?.boundingBox ?? body
    return body.union(
      caster.insetBy(dx: -shadow.reach, dy: -shadow.reach)
        .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
  }

  /// The layer's bounds and what it and its sublayers draw beyond them.
  func bodyExtent(of layer: CALayer, state: LayerState) -> CGRect {
    guard !state.masksToBounds else { return state.bounds }
    var box = state.bounds
    if let extent = state.shape?.extent { box = box.union(extent) }
    if let picture = layer.ownPicture(state) { box = box.union(picture.bounds) }
    let lens = state.lens
    let instances: [CATransform3D?] =
      layer.replication?.instances(in: state).map { $0.transform.concatenated(with: lens) }
      ?? [lens]
    for child in layer.children {
      let childState = child.presentationState()
      guard !childState.isHidden else { continue }
      let extent = extent(of: child)
      for instance in instances {
        box = box.union(extent.applying(childState.transformToSuperlayer(within: instance)))
      }
    }
    return box
  }
}
