public import Foundation

extension UIImage {
  // MARK: Animation

  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    UIImage(animating: images, duration: duration)
  }

  /// The images `name0`, `name1` and so on, up to the first number that there is none of, at most
  /// 1024; documented.
  @MainActor public class func animatedImageNamed(
    _ name: String, duration: TimeInterval
  ) -> UIImage? {
    var images: [UIImage] = []
    while images.count <= 1024, let next = UIImage(named: "\(name)\(images.count)") {
      images.append(next)
    }
    return UIImage(animating: images, duration: duration)
  }

  @MainActor public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.images
      .flatMap { images in
        let sized = images.map {
          $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return UIImage(animating: sized, duration: duration)
      }
  }

  // MARK: Preparing

  /// The image at another size, with its proportions, as large as fits in it; high confidence.
  @MainActor public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else {
      return nil
    }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitting = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    return UIGraphicsImageRenderer(size: fitting, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: fitting))
    }
  }

  /// Images are decoded when they are read: there is nothing to prepare.
  public func preparingForDisplay() -> UIImage? { self }

  @MainActor public func prepareForDisplay(
    completionHandler: @escaping @MainActor (UIImage?) -> Void
  ) {
    Session.current.timeline.cue(after: 0) { completionHandler(self) }
  }

  @MainActor public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @MainActor (UIImage?) -> Void
  ) {
    Session.current.timeline.cue(after: 0) { completionHandler(self.preparingThumbnail(of: size)) }
  }
}
