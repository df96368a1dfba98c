public import Drawing
import Foundation

extension CALayer {
  /// Draws the layer as it is seen now, and what is in it, in its own coordinates.
  public func render(in context: CGContext) {
    context.draw(LayerComposer().content(of: self))
  }
}

extension CGImage: LayerContents {
  package var layerPicture: Picture? { picture }
}
