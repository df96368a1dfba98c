public import Drawing
import Foundation

/// Turns a layer tree, as it is seen at this moment, into a display list.
///
/// Layers hold pictures; the composer puts transforms, clips and opacities around them and leaves
/// out what is hidden. The same tree at the same moment gives an equal list.
@MainActor
public struct LayerComposer {
  public init() {}

  /// The list in the coordinates of the layer's superlayer.
  public func compose(_ layer: CALayer) -> DisplayList {
    var list = DisplayList()
    append(layer, to: &list)
    return list
  }

  /// The layer without its own transform and opacity, as a picture in its coordinates.
  func content(of layer: CALayer) -> Picture {
    var list = DisplayList()
    appendContent(of: layer, state: layer.presentationState(), to: &list)
    return Picture(bounds: extent(of: layer), list)
  }

  private func append(_ layer: CALayer, to list: inout DisplayList) {
    let state = layer.presentationState()
    guard !state.isHidden, state.opacity > 0 else { return }
    let transform = state.transformToSuperlayer
    if !transform.isIdentity {
      list.append(.save)
      list.append(.transform(transform))
    }
    if state.opacity < 1 { list.append(.beginGroup(opacity: state.opacity)) }
    appendContent(of: layer, state: state, to: &list)
    if state.opacity < 1 { list.append(.endGroup) }
    if !transform.isIdentity { list.append(.restore) }
  }

  private func appendContent(of layer: CALayer, state: LayerState, to list: inout DisplayList) {
    if let (transition, fraction) = layer.runningTransition {
      appendTransition(transition, fraction, of: layer, state: state, to: &list)
    } else {
      appendPlainContent(of: layer, state: state, to: &list)
    }
  }

  func appendPlainContent(
    of layer: CALayer, state: LayerState, without hidden: CALayer? = nil,
    to list: inout DisplayList
  ) {
    if let color = state.backgroundColor, color.alpha > 0 {
      list.append(.fill(state.outline, color))
    }
    if state.masksToBounds {
      list.append(.save)
      list.append(.clip(state.outline))
    }
    if let contents = state.contents { list.append(.picture(contents)) }
    for sublayer in paintingOrder(layer.children) where sublayer !== hidden {
      append(sublayer, to: &list)
    }
    if state.masksToBounds { list.append(.restore) }
    appendBorder(state, to: &list)
  }

  /// Core Animation draws the border inside the bounds, above the sublayers; documented.
  private func appendBorder(_ state: LayerState, to list: inout DisplayList) {
    let width = state.borderWidth
    guard width > 0, state.borderColor.alpha > 0 else { return }
    list.append(.stroke(state.outline(insetBy: width / 2), state.borderColor, width: width))
  }

  /// By zPosition, equal ones in the order of the tree.
  private func paintingOrder(_ layers: [CALayer]) -> [CALayer] {
    guard layers.contains(where: { $0.model.zPosition != 0 || !$0.animations.isEmpty }) else {
      return layers
    }
    let depths: [CGFloat] = layers.map { $0.presentationState().zPosition }
    let order = layers.indices.sorted { (one: Int, other: Int) -> Bool in
      depths[one] == depths[other] ? one < other : depths[one] < depths[other]
    }
    return order.map { layers[$0] }
  }

  /// The layer's bounds and what its sublayers draw beyond them, now.
  func extent(of layer: CALayer) -> CGRect {
    let state = layer.presentationState()
    guard !state.masksToBounds else { return state.bounds }
    return layer.children.reduce(state.bounds) { box, child in
      let childState = child.presentationState()
      guard !childState.isHidden else { return box }
      return box.union(extent(of: child).applying(childState.transformToSuperlayer))
    }
  }
}
