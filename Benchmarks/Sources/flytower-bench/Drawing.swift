import CairoBackend
import Drawing
import Foundation

extension Benchmark {
  /// The figures from which the renderer's guess at costs was made.
  static let drawing = Benchmark(
    name: "drawing", summary: "a screen of 1290 × 2796 pixels, its text and its PNG"
  ) {
    let size = CGSize(width: 430, height: 932)
    let bitmap = Bitmap(size: size, scale: 3)
    let renderer = CairoRenderer()
    let typesetter = PangoTypesetter()
    let font = FontDescription(size: 17)
    let page = CGPath(rect: CGRect(origin: .zero, size: size))
    let blank: DisplayList = [.fill(page, .white)]
    var text = blank
    for row in 0..<40 {
      let request = TextRequest("Row \(row) of the sample page", font: font)
      for line in typesetter.lines(for: request) {
        text.append(.text(line, at: CGPoint(x: 20, y: 30 + 22 * CGFloat(row)), .black))
      }
    }
    let picture = Picture(bounds: page.boundingBox, text)
    let measurement = Measurement(
      runs: 31,
      of: [
        { renderer.render(blank, into: bitmap) },
        { renderer.render(text, into: bitmap) },
        { renderer.render([.picture(picture)], into: bitmap) },
        { _ = try? PNGWriter.bytes(of: bitmap) },
      ])
    for (name, time) in zip(
      ["blank", "40 lines of text", "kept raster", "PNG"], measurement.medians)
    {
      print("  \(name): \(rounded(time)) ms")
    }
  }
}
