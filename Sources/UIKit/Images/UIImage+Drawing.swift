public import Drawing
public import Foundation

extension UIImage {
  /// An image of a drawing.
  @MainActor convenience init(_ picture: Picture, scale: CGFloat) {
    var storage = ImageStorage(size: picture.bounds.size, scale: scale)
    storage.picture = picture
    self.init(storage)
  }

  // MARK: Drawing in the current context

  @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  @MainActor public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Stretched into the rectangle. A template is drawn in its tint; one without a tint, and a
  /// symbol, in black: high confidence.
  @MainActor public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isStencil = isSymbolImage || ownTintColor != nil
    let tint = isStencil ? (ownTintColor ?? .black).cgColor : nil
    context.draw(Picture(bounds: rect, DisplayList(drawing(in: rect, tint: tint))))
  }

  @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Fills a rectangle with copies of the image, the first one in the origin.
  @MainActor public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFill(pattern: picture)
    context.fill(rect)
    context.restoreGState()
  }

  // MARK: Pixels

  /// nil if the session has nothing that reads or makes pixels.
  @MainActor public func pngData() -> Data? {
    pixels.flatMap { Session.current.rasterizer?.png($0) }.map { Data($0) }
  }

  @MainActor public func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = min(max(compressionQuality, 0), 1)
    return pixels.flatMap { Session.current.rasterizer?.jpeg($0, quality: quality) }
      .map { Data($0) }
  }

  /// The pixels without the scale. An image that an app drew stays a drawing.
  @MainActor public var cgImage: CGImage? {
    if let raster = storage.raster { return CGImage(raster) }
    guard let picture = storage.picture else { return nil }
    let size = CGSize(width: size.width * scale, height: size.height * scale)
    let map = CGAffineTransform(translationX: -picture.bounds.minX, y: -picture.bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    return CGImage(
      picture: Picture(
        bounds: CGRect(origin: .zero, size: size),
        [.save, .transform(map), .picture(picture), .restore]),
      width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
  }

  @MainActor public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  @MainActor public convenience init(
    cgImage: CGImage, scale: CGFloat, orientation: Orientation
  ) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    let map = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
      .concatenating(orientation.transform(of: size))
    let picture = Picture(
      bounds: CGRect(origin: .zero, size: orientation.size(of: size)),
      [.save, .transform(map), .picture(cgImage.picture), .restore])
    self.init(picture, scale: scale)
  }

  /// Decodes an image; nil for what is none, or without anything that decodes in the session.
  @MainActor public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  @MainActor public convenience init?(data: Data, scale: CGFloat) {
    guard let decoder = Session.current.imageDecoder,
      let raster = try? decoder.image([UInt8](data), name: "", scale: scale)
    else { return nil }
    self.init(raster)
  }

  /// The file's scale is told by its name, as in `sign@2x.png`; documented.
  @MainActor public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = String((path as NSString).lastPathComponent.split(separator: ".").first ?? "")
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  @MainActor package convenience init(_ raster: RasterImage) {
    self.init(
      ImageStorage(name: raster.name, size: raster.size, scale: raster.scale, raster: raster))
  }

  /// How pixels are turned to stand upright. Raw values as documented.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    fileprivate var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    fileprivate func size(of size: CGSize) -> CGSize {
      isSideways ? CGSize(width: size.height, height: size.width) : size
    }

    /// From the pixels as they lie to the image as it stands.
    fileprivate func transform(of size: CGSize) -> CGAffineTransform {
      let (width, height) = (size.width, size.height)
      return switch self {
      case .up: .identity
      case .down: CGAffineTransform(-1, 0, 0, -1, width, height)
      case .left: CGAffineTransform(0, -1, 1, 0, 0, width)
      case .right: CGAffineTransform(0, 1, -1, 0, height, 0)
      case .upMirrored: CGAffineTransform(-1, 0, 0, 1, width, 0)
      case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, height)
      case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
      case .rightMirrored: CGAffineTransform(0, -1, -1, 0, height, width)
      }
    }
  }
}
