import CairoBackend
import Drawing
import Foundation
import Testing

/// Text that cannot be drawn takes no other text with it.
struct HostileTextTests {
  private static let sizes: [CGFloat] = [
    0, 1e-300, 1e-9, 0.001, 1000, 1e4, 1e5, 1e6, 1e8, 1e12, 1e300, .infinity, .nan, -20,
  ]

  @Test(arguments: sizes) func `a font of an odd size does no harm to others of its face`(
    size: CGFloat
  ) {
    let odd = TextLine("HHH", font: FontDescription(size: size), width: 30)
    let plain = TextLine("HHH", font: FontDescription(size: 20), width: 60)
    let renderer = CairoRenderer()
    let bitmap = rendered([.text(odd, at: CGPoint(x: 5, y: 30), .white)], width: 80, by: renderer)
    #expect(bitmap.width == 80)
    for drawer in [renderer, CairoRenderer()] {
      let after = rendered(
        [.text(plain, at: CGPoint(x: 5, y: 30), .white)], width: 80, height: 40, by: drawer)
      #expect(after.inkedColumns != nil)
    }
  }

  @Test(arguments: [1e-300, 1e-12, 1e-6, 1e4, 1e8, 1e20, 1e300])
  func `an odd scale does no harm to text at others`(scale: Double) {
    let line = TextLine("HHH", font: FontDescription(size: 20), width: 60)
    let renderer = CairoRenderer()
    _ = rendered(
      [
        .transform(CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))),
        .text(line, at: CGPoint(x: 0, y: 0.0001), .white),
      ], width: 80, by: renderer)
    for drawer in [renderer, CairoRenderer()] {
      let after = rendered(
        [.text(line, at: CGPoint(x: 5, y: 30), .white)], width: 80, height: 40, by: drawer)
      #expect(after.inkedColumns != nil)
    }
  }

  @Test(arguments: sizes) func `an SVG with a font of an odd size does no harm to others`(
    size: CGFloat
  ) throws {
    let odd = TextLine("HHH", font: FontDescription(size: size), width: 30)
    let plain = TextLine("HHH", font: FontDescription(size: 20), width: 60)
    _ = try? SVGWriter().bytes(
      of: [.text(odd, at: CGPoint(x: 5, y: 30), .white)], size: CGSize(width: 80, height: 40))
    let after = try SVGWriter().bytes(
      of: [.text(plain, at: CGPoint(x: 5, y: 30), .white)], size: CGSize(width: 80, height: 40))
    #expect(String(decoding: after, as: UTF8.self).contains("<use"))
  }
}
