import Drawing
import Foundation

extension LayerComposer {
  /// A layer that masks to its bounds cuts its own shadow off; documented.
  func appendShadow(
    of layer: CALayer, state: LayerState, without hidden: CALayer?, to list: inout DisplayList
  ) {
    guard let shadow = state.shadow.drawn, !state.masksToBounds else { return }
    list.append(.shadow(silhouette(of: layer, state: state, without: hidden), shadow))
  }

  private func silhouette(
    of layer: CALayer, state: LayerState, without hidden: CALayer?
  ) -> Silhouette {
    if let path = state.shadow.path { return .path(path) }
    let extent = bodyExtent(of: layer, state: state)
    let isFilled = (state.backgroundColor?.alpha ?? 0) >= 1
    if isFilled, state.bounds.contains(extent) { return .path(state.outline) }
    var list = DisplayList()
    LayerComposer().appendBody(of: layer, state: state, without: hidden, to: &list)
    let picture = Picture(bounds: extent, list)
    layer.kept.caster = picture.unlessEqual(to: layer.kept.caster)
    return .picture(layer.kept.caster ?? picture)
  }

  /// What the mask of the layer looks like, in the layer's coordinates.
  func maskPicture(of layer: CALayer) -> Picture? {
    guard let mask = layer.mask else { return nil }
    let bounds = extent(of: mask).applying(mask.presentationState().transformToSuperlayer)
    let picture = Picture(bounds: bounds, LayerComposer().compose(mask))
    layer.kept.mask = picture.unlessEqual(to: layer.kept.mask)
    return layer.kept.mask
  }

  /// The whole content of a layer that asks for it to be kept.
  func rasterized(_ layer: CALayer, state: LayerState) -> Picture {
    let picture = LayerComposer().content(of: layer)
    let kept = picture.unlessEqual(to: layer.kept.content)
    layer.kept.content = kept
    return kept
  }
}

/// Pictures made of a layer at the last frame, which stay the same objects while they look the
/// same, so that a renderer may keep what it made of them.
struct KeptPictures {
  var caster: Picture?
  var mask: Picture?
  var content: Picture?
}

extension Picture {
  /// The last one if it shows the same.
  fileprivate func unlessEqual(to last: Picture?) -> Picture {
    if let last, last == self { last } else { self }
  }
}
