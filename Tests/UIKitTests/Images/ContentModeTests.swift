import Drawing
import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// An image of 10 × 20 points.
private let raster = RasterImage(
  name: "post", width: 20, height: 40, scale: 2, pixels: [UInt8](repeating: 255, count: 3200))

@MainActor
struct ContentModeTests {
  private let screen = Screen()

  private func makeView(_ named: NamedImage) -> UIImageView {
    screen.session.resources.image = { name, _ in name == "post" ? named : nil }
    return screen.add {
      let view = UIImageView(image: UIImage(named: "post"))
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      return view
    }
  }

  /// The text of what the window shows of the image.
  private func drawn(_ change: () -> Void) -> String? {
    screen.session.perform(change)
    let text = screen.session.bind { screen.window.composeFrame() }.description
    return text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .first { $0.hasPrefix("image") }.map { $0.split(separator: " in ")[1] }.map(String.init)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, "0 0 100 50"), (.redraw, "0 0 100 50"),
    (.scaleAspectFit, "37.5 0 25 50"), (.scaleAspectFill, "0 -75 100 200"),
    (.center, "45 15 10 20"), (.top, "45 0 10 20"), (.bottom, "45 30 10 20"),
    (.left, "0 15 10 20"), (.right, "90 15 10 20"), (.topLeft, "0 0 10 20"),
    (.topRight, "90 0 10 20"), (.bottomLeft, "0 30 10 20"), (.bottomRight, "90 30 10 20"),
  ])
  func `the content mode places the image`(mode: UIView.ContentMode, expected: String) {
    let view = makeView(NamedImage(raster))
    #expect(drawn { view.contentMode = mode } == expected)
  }

  @Test func `an image is drawn again when its view grows`() {
    let view = makeView(NamedImage(raster))
    #expect(drawn { view.frame.size.width = 60 } == "0 0 60 50")
  }

  @Test func `a template takes the tint, of the moment`() {
    let view = makeView(NamedImage(raster, renderingMode: .alwaysTemplate))
    #expect(drawn { view.tintColor = .red } == "0 0 100 50 tint 1 0 0 1")
    #expect(drawn { view.superview?.tintColor = .green } == "0 0 100 50 tint 1 0 0 1")
    #expect(drawn { view.tintColor = nil } == "0 0 100 50 tint 0 1 0 1")
  }

  @Test func `the catalog's slicing reaches the drawing`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = makeView(NamedImage(raster, capInsets: insets, resizingMode: .tile))
    #expect(view.image?.capInsets == insets)
    #expect(drawn {} == "0 0 100 50 caps 1 2 3 4 tiled")
  }

  @Test func `an image of the bundle has its size and scale`() {
    let view = makeView(NamedImage(raster))
    #expect(view.image?.size == CGSize(width: 10, height: 20))
    #expect(view.image?.scale == 2)
    #expect(screen.session.bind { UIImage(named: "absent") } == nil)
  }
}

@MainActor
struct NamedColorTests {
  @Test func `a named colour follows the appearance`() {
    let session = Session()
    session.resources.color = { name, traits in
      guard name == "accent" else { return nil }
      return traits.userInterfaceStyle == .dark
        ? .white(0.25, alpha: 1) : .system("systemRedColor")
    }
    let color = session.bind { UIColor(named: "accent") }
    let dark = color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    let light = color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(dark == UIColor(white: 0.25, alpha: 1))
    #expect(
      light == UIColor.systemRed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
    #expect(session.bind { UIColor(named: "absent") } == nil)
  }
}
