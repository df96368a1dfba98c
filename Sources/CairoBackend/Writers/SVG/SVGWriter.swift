public import Drawing
public import Foundation

/// Writes a display list as an SVG file that looks the same everywhere: text is outlines, and
/// what SVG cannot say is a raster inside the file.
///
/// `Documentation/SVG.md` says what becomes what. The same list always gives the same bytes. A
/// writer serves one thread at a time; several may work side by side.
public final class SVGWriter {
  private let kept: KeptWork

  /// `fontFiles` are fonts that an app brings along, as for `CairoRenderer`.
  public init(fontFiles: [String] = []) {
    kept = KeptWork(limit: 1 << 24, text: TextShaper(fontFiles: fontFiles))
  }

  /// The file, as UTF-8.
  ///
  /// - Parameters:
  ///   - size: In points; the list is drawn from the origin on.
  ///   - scale: Pixels a point of what has to be a raster.
  ///   - ground: What everything is before, black or clear, as for `CairoRenderer`.
  public func bytes(
    of list: DisplayList, size: CGSize, scale: CGFloat = 2, over ground: CGColor = .black
  ) throws(WritingError) -> [UInt8] {
    let pixels = try Self.pixels(size, scale)
    let document = SVGDocument()
    let area = CGRect(origin: .zero, size: size)
    let painter = SVGPainter(document, area: area, scale: scale, kept: kept, of: list, over: ground)
    let base = CGAffineTransform(scaleX: scale, y: scale)
    let cover = Cover(of: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
      .lastIndex(in: list, under: base)
    if cover == nil, ground.alpha > 0 { painter.paintGround() }
    try painter.write(
      surface: list, visibleFrom: cover ?? 0, over: [.fill(CGPath(rect: area), ground)])
    return document.file(size: size, body: painter.finish())
  }

  private static func pixels(
    _ size: CGSize, _ scale: CGFloat
  ) throws(WritingError) -> (width: Int, height: Int) {
    do {
      return try ImageLimit.pixels(
        width: Double(size.width * scale), height: Double(size.height * scale))
    } catch {
      throw .format("SVG", error.description)
    }
  }
}
