import Drawing
import Foundation
import Testing

@testable import UIKit

/// Pixels of one colour, and files that tell what they were asked for.
private final class CountingRasterizer: Rasterizer {
  private(set) var count = 0

  func image(_ picture: Picture, size: CGSize, scale: CGFloat, isOpaque: Bool) -> RasterImage? {
    count += 1
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    return RasterImage(
      name: "made", width: width, height: height, scale: scale,
      pixels: [UInt8](repeating: 255, count: 4 * width * height))
  }

  func png(_ image: RasterImage) -> [UInt8]? { Array("png \(image.width)".utf8) }

  func jpeg(_ image: RasterImage, quality: CGFloat) -> [UInt8]? {
    Array("jpeg \(image.width) \(quality)".utf8)
  }
}

@MainActor
struct ImageContextTests {
  private let session = Session()
  private let size = CGSize(width: 20, height: 10)

  private func makeImage(scale: CGFloat = 2, isOpaque: Bool = false) -> UIImage {
    session.bind {
      let format = UIGraphicsImageRendererFormat()
      (format.scale, format.opaque) = (scale, isOpaque)
      return UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
  }

  @Test func `a renderer's image is a drawing until someone asks for pixels`() {
    let rasterizer = CountingRasterizer()
    session.rasterizer = rasterizer
    let image = makeImage()
    #expect(image.size == size && image.scale == 2)
    let commands = session.bind {
      image.drawing(in: CGRect(origin: .zero, size: size), tint: nil)
    }
    #expect(
      DisplayList(commands).description == """
        picture 0 0 20 10 {
          fill 1 0 0 1 rect 0 0 5 5
        }
        """)
    #expect(rasterizer.count == 0)
    #expect(session.bind { image.pngData() } == Data("png 40".utf8))
    #expect(session.bind { image.jpegData(compressionQuality: 2) } == Data("jpeg 40 1.0".utf8))
    #expect(rasterizer.count == 2)
  }

  @Test func `without anything that makes pixels there are none`() {
    #expect(session.bind { makeImage().pngData() } == nil)
  }

  @Test func `an opaque image is black below`() {
    #expect(
      makeImage(isOpaque: true).storage.picture?.list.commands.first
        == .fill(CGPath(rect: CGRect(origin: .zero, size: size)), .black))
  }

  @Test func `the old image context gives the same`() {
    session.bind {
      UIGraphicsBeginImageContextWithOptions(size, false, 0)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(image?.scale == session.screen.scale)
      #expect(image?.storage.picture == makeImage().storage.picture)
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test func `a drawing stretched or tinted is still one`() {
    let image = makeImage()
    let rect = CGRect(x: 10, y: 0, width: 40, height: 10)
    let stretched = session.bind { image.drawing(in: rect, tint: nil) }
    #expect(stretched[1] == .transform(CGAffineTransform(2, 0, 0, 1, 10, 0)))
    let tinted = session.bind { image.drawing(in: rect, tint: .white) }
    #expect(tinted.contains(.fill(CGPath(rect: rect), .white)))
  }

  @Test func `an image with caps becomes pixels, which have them`() throws {
    session.rasterizer = CountingRasterizer()
    let image = makeImage().resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), resizingMode: .stretch)
    let text = session.bind {
      DisplayList(image.drawing(in: CGRect(x: 0, y: 0, width: 40, height: 40), tint: nil))
        .description
    }
    #expect(text.hasSuffix("in 0 0 40 40 caps 1 2 3 4"))
  }

  @Test func `images draw images, at a place, in a rectangle, as a pattern`() {
    let image = makeImage()
    let text = session.bind {
      UIGraphicsImageRenderer(size: size).image { _ in
        image.draw(at: CGPoint(x: 1, y: 2))
        image.draw(in: CGRect(x: 0, y: 0, width: 10, height: 5), blendMode: .normal, alpha: 0.5)
        image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 40, height: 10))
      }.storage.picture?.list.description ?? ""
    }
    #expect(text.contains("transform 1 0 0 1 1 2"))
    #expect(text.contains("group 0.5"))
    #expect(text.contains("transform 0.5 0 0 0.5 0 0"))
    #expect(text.contains("clip rect 0 0 40 10"))
  }

  @Test func `a CGImage and its orientation make an upright image`() throws {
    let raster = RasterImage(
      name: "post", width: 10, height: 20, pixels: [UInt8](repeating: 9, count: 800))
    let image = session.bind {
      UIImage(cgImage: CGImage(raster), scale: 2, orientation: .right)
    }
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(session.bind { image.cgImage?.width } == 20)
    #expect(CGImage(raster).cropping(to: CGRect(x: 5, y: 5, width: 99, height: 5))?.width == 5)
    #expect(CGImage(raster).cropping(to: CGRect(x: 50, y: 5, width: 9, height: 5)) == nil)
  }

  @Test func `a thumbnail keeps the proportions`() {
    let image = makeImage()
    let small = session.bind { image.preparingThumbnail(of: CGSize(width: 10, height: 10)) }
    #expect(small?.size == CGSize(width: 10, height: 5))
  }
}

@MainActor
struct SnapshotTests {
  private let screen = Screen()

  @Test func `a snapshot shows what the view showed`() throws {
    let view = screen.addSquare()
    let copy = screen.session.perform {
      view.backgroundColor = .red
      let copy = view.snapshotView(afterScreenUpdates: true)
      view.backgroundColor = .green
      return copy
    }
    let snapshot = try #require(copy)
    screen.session.perform { screen.view.addSubview(snapshot) }
    #expect(snapshot.bounds.size == view.bounds.size)
    let text = try #require(snapshot.layer.picture?.list.description)
    #expect(text.contains("fill 1 0 0 1 rect 0 0 100 100"))
  }

  @Test func `a hierarchy is drawn into a rectangle`() {
    let view = screen.addSquare()
    screen.session.perform { view.backgroundColor = .red }
    let image = screen.session.bind {
      UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { _ in
        view.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 50, height: 50), afterScreenUpdates: false)
      }
    }
    let text = image.storage.picture?.list.description ?? ""
    #expect(text.contains("transform 0.5 0 0 0.5 0 0"))
    #expect(text.contains("fill 1 0 0 1 rect 0 0 100 100"))
  }
}
