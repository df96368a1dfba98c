public import Drawing
import Foundation

/// Draws display lists with cairo and sets text with pango, on one thread and without a window.
///
/// This module owns everything that knows cairo, pango or a file format for pictures: the
/// renderer, the typesetter and the writers of PNG, GIF and WebP. It does not know where a
/// display list comes from.
///
/// Rasters of pictures are kept by the identity of the picture and the scale, as long as the
/// picture lives and the rasters together stay within `cacheLimit`.
public final class CairoRenderer: Renderer {
  private let kept: KeptWork

  /// `cacheLimit` is in bytes; by default eight frames of a large phone. `fontFiles` are fonts that
  /// an app brings along.
  public init(cacheLimit: Int = 8 * 1290 * 2796 * 4, fontFiles: [String] = []) {
    kept = KeptWork(limit: cacheLimit, text: TextShaper(fontFiles: fontFiles))
  }

  /// For pictures of which each is drawn once: little is kept of them, so that the same memory
  /// serves one after the other. The pixels are those of any renderer.
  public static func forStills(fontFiles: [String] = []) -> CairoRenderer {
    CairoRenderer(cacheLimit: 1 << 23, fontFiles: fontFiles)
  }

  /// How much was made so far that later frames need not make again.
  public var counts: RenderingCounts { kept.counts }

  public func render(_ list: DisplayList, into bitmap: Bitmap) {
    render(list, into: bitmap, over: .black)
  }

  /// Draws the list over the whole bitmap, which is of this colour before: `clear` for a picture
  /// that shows nothing where the list does not paint.
  public func render(_ list: DisplayList, into bitmap: Bitmap, over ground: CGColor) {
    guard let canvas = Canvas(on: bitmap, contentScale: Double(bitmap.scale), kept: kept) else {
      return
    }
    let area = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let base = CGAffineTransform(scaleX: bitmap.scale, y: bitmap.scale)
    let cover = Cover(of: area).lastIndex(in: list, under: base)
    if cover == nil { canvas.clear(to: ground) }
    canvas.concatenate(base)
    canvas.draw(list, visibleFrom: cover ?? 0)
  }
}
