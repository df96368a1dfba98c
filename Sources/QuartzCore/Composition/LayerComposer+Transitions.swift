import Drawing
import Foundation

extension LayerComposer {
  /// The old content giving way to the new.
  ///
  /// A dissolve at fraction p is old · (1 − p) + new · p for every pixel; medium confidence.
  func appendTransition(
    _ transition: CATransition, _ fraction: CGFloat, of layer: CALayer, state: LayerState,
    to list: inout DisplayList
  ) {
    let after = newContent(of: layer, state: state, for: transition)
    guard let before = transition.before else { return list.append(drawing(after)) }
    if transition.type == .flip {
      appendFlip(transition, fraction, from: before, to: after, in: state.bounds, to: &list)
    } else {
      list.append(.dissolve(from: before, to: after, fraction: fraction))
    }
  }

  /// Keeps the picture of the last frame while it still shows what is there, so that a renderer
  /// may keep its raster.
  private func newContent(
    of layer: CALayer, state: LayerState, for transition: CATransition
  ) -> Picture {
    var list = DisplayList()
    LayerComposer().appendPlainContent(
      of: layer, state: state, without: transition.leaving, to: &list)
    let picture = Picture(bounds: extent(of: layer), list)
    if let last = transition.after, last == picture { return last }
    transition.after = picture
    return picture
  }

  /// Half a turn about the middle, flattened: the old side narrows, then the new side widens.
  /// UIKit swaps the sides at 90°; high confidence. Its perspective is left out.
  private func appendFlip(
    _ transition: CATransition, _ fraction: CGFloat, from before: Picture, to after: Picture,
    in bounds: CGRect, to list: inout DisplayList
  ) {
    let width: CGFloat = abs(cos(fraction * .pi))
    let isUpright = transition.subtype == .fromTop || transition.subtype == .fromBottom
    let scale = isUpright ? (x: 1, y: width) : (x: width, y: 1)
    let turn = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y))
      .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
    list.append(.save)
    list.append(.transform(turn))
    list.append(.moving(fraction < 0.5 ? before : after))
    list.append(.restore)
  }
}
