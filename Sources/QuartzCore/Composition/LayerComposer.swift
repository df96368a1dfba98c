public import Drawing
import Foundation

/// Turns a layer tree, as it is seen at this moment, into a display list.
///
/// Layers hold pictures; the composer puts transforms, clips, opacities, shadows and masks around
/// them and leaves out what is hidden. The same tree at the same moment gives an equal list.
@MainActor
public struct LayerComposer {
  /// Whether what is composed lies in a layer whose place is being animated.
  var isMoving = false

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

  /// `parent` is what the sublayers of the superlayer are seen through.
  private func append(
    _ layer: CALayer, within parent: CATransform3D? = nil, to list: inout DisplayList
  ) {
    let state = layer.presentationState()
    guard !state.isHidden, state.opacity > 0 else { return }
    let transform = state.transformToSuperlayer(within: parent)
    guard state.isDoubleSided || transform.determinant >= 0 else { return }
    if !transform.isIdentity {
      list.append(.save)
      list.append(.transform(transform))
    }
    appendGroup(of: layer, state: state, to: &list)
    if !transform.isIdentity { list.append(.restore) }
  }

  private func appendGroup(of layer: CALayer, state: LayerState, to list: inout DisplayList) {
    var composer = self
    if layer.isMoving { composer.isMoving = true }
    let group = DrawingGroup(opacity: state.opacity, mask: maskPicture(of: layer))
    let isPlain = group == DrawingGroup()
    if !isPlain { list.append(.beginGroup(group)) }
    if state.shouldRasterize {
      list.append(composer.drawing(rasterized(layer, state: state)))
    } else {
      composer.appendContent(of: layer, state: state, to: &list)
    }
    if !isPlain { list.append(.endGroup) }
  }

  func appendContent(of layer: CALayer, state: LayerState, to list: inout DisplayList) {
    if let (transition, fraction) = layer.runningTransition {
      appendTransition(transition, fraction, of: layer, state: state, to: &list)
    } else {
      appendPlainContent(of: layer, state: state, to: &list)
    }
  }

  /// `hidden` is a sublayer that is left out.
  func appendPlainContent(
    of layer: CALayer, state: LayerState, without hidden: CALayer? = nil,
    to list: inout DisplayList
  ) {
    appendShadow(of: layer, state: state, without: hidden, to: &list)
    if let backdrop = state.backdrop { list.append(.backdrop(state.outline, backdrop)) }
    appendBody(of: layer, state: state, without: hidden, to: &list)
  }

  /// All that casts a shadow.
  func appendBody(
    of layer: CALayer, state: LayerState, without hidden: CALayer?, to list: inout DisplayList
  ) {
    if let color = state.backgroundColor, color.alpha > 0 {
      list.append(.fill(state.outline, color))
    }
    if let gradient = state.gradient?.drawn(in: state.bounds) {
      list.append(.gradient(state.outline, gradient))
    }
    if state.masksToBounds {
      list.append(.save)
      list.append(.clip(state.outline))
    }
    appendImage(state.image, in: state.bounds, to: &list)
    if let contents = layer.ownPicture(state) { list.append(drawing(contents)) }
    if let shape = state.shape { shape.append(to: &list) }
    appendSublayers(of: layer, state: state, without: hidden, to: &list)
    if state.masksToBounds { list.append(.restore) }
    appendBorder(state, to: &list)
  }

  private func appendSublayers(
    of layer: CALayer, state: LayerState, without hidden: CALayer?, to list: inout DisplayList
  ) {
    let lens = state.lens
    let sublayers = paintingOrder(layer.children).filter { $0 !== hidden }
    guard let replication = layer.replication else {
      for sublayer in sublayers { append(sublayer, within: lens, to: &list) }
      return
    }
    for instance in replication.instances(in: state) {
      if instance.opacity < 1 { list.append(.beginGroup(opacity: instance.opacity)) }
      let through = instance.transform.concatenated(with: lens)
      for sublayer in sublayers { append(sublayer, within: through, to: &list) }
      if instance.opacity < 1 { list.append(.endGroup) }
    }
  }

  /// A picture that is kept from frame to frame: under an animation its pixels are.
  func drawing(_ picture: Picture) -> DrawingCommand {
    isMoving ? .moving(picture) : .picture(picture)
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
}
