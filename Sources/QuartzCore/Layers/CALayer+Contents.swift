import Drawing
public import Foundation

extension CALayer {
  /// An image, shown between the background and the sublayers. What is none shows nothing.
  public var contents: Any? {
    get { heldContents }
    set {
      heldContents = newValue
      change("contents", \.image.picture, to: (newValue as? any LayerContents)?.layerPicture)
    }
  }

  public var contentsGravity: CALayerContentsGravity {
    get { model.image.gravity }
    set { change("contentsGravity", \.image.gravity, to: newValue) }
  }

  /// Pixels of the contents a point, for gravities that do not stretch.
  public var contentsScale: CGFloat {
    get { model.image.scale }
    set { change("contentsScale", \.image.scale, to: newValue) }
  }

  public var contentsRect: CGRect {
    get { model.image.part }
    set { change("contentsRect", \.image.part, to: newValue) }
  }

  public var contentsCenter: CGRect {
    get { model.image.center }
    set { change("contentsCenter", \.image.center, to: newValue) }
  }
}
