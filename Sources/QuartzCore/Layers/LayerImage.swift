package import Drawing
package import Foundation

/// What an app may put into a layer's `contents` and is drawn.
package protocol LayerContents {
  /// The drawing, as many points large as it has pixels.
  @MainActor var layerPicture: Picture? { get }
}

extension Picture: LayerContents {
  package var layerPicture: Picture? { self }
}

/// The contents of a layer and how they lie in its bounds; defaults as documented.
package struct LayerImage: Equatable, Sendable {
  package var picture: Picture?
  package var gravity = CALayerContentsGravity.resize
  package var scale: CGFloat = 1
  /// The part that is shown, as shares of the whole.
  package var part = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part that is stretched, as shares of the whole.
  package var center = CGRect(x: 0, y: 0, width: 1, height: 1)

  package init() {}
}

/// Where contents lie that are not as large as their layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
