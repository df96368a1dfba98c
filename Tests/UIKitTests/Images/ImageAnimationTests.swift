import Drawing
import Foundation
import Testing

@testable import UIKit

@MainActor
struct ImageAnimationTests {
  private let screen = Screen()

  private func makeImages(_ count: Int) -> [UIImage] {
    (0..<count).map { index in
      let raster = RasterImage(
        name: "\(index)", width: 1, height: 1, pixels: [UInt8](repeating: 255, count: 4))
      return screen.session.bind { UIImage(raster) }
    }
  }

  private func addView() -> UIImageView {
    screen.add { UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
  }

  private func shown(_ view: UIImageView) -> String? {
    view.layer.picture?.list.description.split(separator: "\"").dropFirst().first
      .map(String.init)
  }

  @Test func `images play one after the other in the time of the session`() {
    let view = addView()
    screen.session.perform {
      view.animationImages = makeImages(3)
      view.animationDuration = 0.3
      view.animationRepeatCount = 2
      view.startAnimating()
    }
    var seen: [String?] = []
    for _ in 0..<7 {
      seen.append(shown(view))
      screen.session.timeline.advance(by: 0.1)
    }
    #expect(seen == ["0", "1", "2", "0", "1", "2", nil])
    #expect(!view.isAnimating)
  }

  @Test func `stopping shows the still image again`() {
    let view = addView()
    let images = makeImages(4)
    screen.session.perform {
      view.image = images[3]
      view.animationImages = Array(images.prefix(2))
      view.startAnimating()
    }
    #expect(shown(view) == "0" && view.isAnimating)
    screen.session.perform { view.stopAnimating() }
    #expect(shown(view) == "3" && !view.isAnimating)
  }

  @Test func `an animated image plays as soon as it is shown, a thirtieth of a second an image`()
    throws
  {
    let image = try #require(UIImage.animatedImage(with: makeImages(3), duration: 0))
    #expect(image.duration == 0.1 && image.images?.count == 3)
    let view = addView()
    screen.session.perform { view.image = image }
    screen.session.timeline.advance(by: 0.04)
    #expect(shown(view) == "1")
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func `images by number end where there is none`() {
    let images = makeImages(3)
    screen.session.resources.image = { name, _ in
      images.first { "spin" + ($0.storage.name ?? "") == name }?.storage.raster
        .map { NamedImage($0) }
    }
    let image = screen.session.bind { UIImage.animatedImageNamed("spin", duration: 1) }
    #expect(image?.images?.count == 3 && image?.duration == 1)
  }
}

@MainActor
struct ImageVariantTests {
  private let session = Session()

  @Test func `variants keep what other variants said`() throws {
    let plain = session.bind { UIImage(systemName: "plus") }
    let image = try #require(plain)
      .withRenderingMode(.alwaysOriginal)
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      .withBaselineOffset(fromBottom: 5)
      .imageFlippedForRightToLeftLayoutDirection()
      .withTintColor(.red)
    #expect(image.renderingMode == .alwaysOriginal)
    #expect(image.alignmentRectInsets.left == 2)
    #expect(image.baselineOffsetFromBottom == 5)
    #expect(image.flipsForRightToLeftLayoutDirection)
    #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    #expect(image != plain)
  }

  @Test func `an image of data needs a decoder, a missing file is none`() {
    session.bind {
      #expect(UIImage(data: Data([1, 2, 3])) == nil)
      #expect(UIImage(contentsOfFile: "/nowhere/sign@2x.png") == nil)
    }
  }
}

@MainActor
struct SymbolConfigurationTests {
  private let screen = Screen()

  @Test func `a palette's first colour goes before the tint, the image's own before both`() throws {
    let view = screen.add { () -> UIImageView in
      let image = UIImage(
        systemName: "circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red, .green]))
      let view = UIImageView(image: image)
      view.tintColor = .blue
      return view
    }
    #expect(view.layer.picture?.list.description.contains("fill 1 0 0 1") == true)
    screen.session.perform { view.image = view.image?.withTintColor(.black) }
    #expect(view.layer.picture?.list.description.contains("fill 0 0 0 1") == true)
  }

  @Test func `a style of text gives its size and a later configuration the weight`() {
    screen.session.bind {
      let body = UIImage.SymbolConfiguration(textStyle: .body)
      let both = body.applying(UIImage.SymbolConfiguration(weight: .bold))
      #expect(both.pointSize == 17 && both.weight == .bold)
    }
  }

  @Test func `an image view aligns what its image aligns`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = screen.session.bind {
      UIImageView(image: UIImage(systemName: "plus")?.withAlignmentRectInsets(insets))
    }
    #expect(view.alignmentRectInsets == insets)
  }
}
