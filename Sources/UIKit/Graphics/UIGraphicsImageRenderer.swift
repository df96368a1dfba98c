public import Drawing
public import Foundation

/// How the images of a renderer are made.
public class UIGraphicsRendererFormat: NSObject {
  public fileprivate(set) var bounds = CGRect.zero

  @MainActor public class func `default`() -> Self { preferred() }

  @MainActor public class func preferred() -> Self { self.init() }

  public required override init() {}
}

public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point; the screen's by default. 0 stands for the screen's too.
  public var scale: CGFloat = 0
  public var opaque = false
  public var preferredRange = Range.automatic

  @MainActor public override class func preferred() -> Self {
    let format = self.init()
    format.scale = Session.current.screen.scale
    return format
  }

  @MainActor public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  public required init() {}

  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
}

/// The context that a renderer's block gets, with some shortcuts.
@MainActor
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let ground: GraphicsGround

  fileprivate init(_ ground: GraphicsGround, _ format: UIGraphicsImageRendererFormat) {
    cgContext = ground.context
    self.ground = ground
    self.format = format
  }

  /// What was drawn so far.
  public var currentImage: UIImage { ground.image }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  /// A line of one point inside the rectangle.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }

  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images out of drawing.
@MainActor
public final class UIGraphicsImageRenderer: NSObject {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public func image(actions: DrawingActions) -> UIImage {
    let scale = format.scale > 0 ? format.scale : Session.current.screen.scale
    let ground = GraphicsGround(bounds: bounds, scale: scale, isOpaque: format.opaque)
    Session.current.graphics.drawing(on: ground) {
      actions(UIGraphicsImageRendererContext(ground, format))
    }
    return ground.image
  }

  /// Empty if the session has nothing that makes pixels.
  public func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  public func jpegData(withCompressionQuality quality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}
