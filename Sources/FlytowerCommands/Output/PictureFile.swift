import CairoBackend
import Diagnostics
import Drawing
import Foundation
import SceneRendering
import Theatre

/// Draws frames and writes them to files.
@MainActor
struct PictureFile {
  let renderer: CairoRenderer
  let report: Report

  init(report: Report, renderer: CairoRenderer) {
    (self.report, self.renderer) = (report, renderer)
  }

  /// Writes a PNG; false, and a failure, when that does not work.
  @discardableResult
  func writePNG(_ list: DisplayList, size: CGSize, scale: CGFloat, to path: String) -> Bool {
    guard let bitmap = bitmap(size: size, scale: scale, for: path) else { return false }
    renderer.render(list, into: bitmap)
    do {
      return write(try PNGWriter.bytes(of: bitmap), to: path)
    } catch {
      return fail(path, "\(error)")
    }
  }

  /// Writes a GIF or a WebP, by the ending of the name.
  @discardableResult
  func writeFilm(_ film: Film, scale: CGFloat, to path: String) -> Bool {
    guard let bitmap = bitmap(size: film.size, scale: scale, for: path) else { return false }
    do {
      let writer: any FilmWriter =
        path.hasSuffix(".gif")
        ? try GIFWriter(width: bitmap.width, height: bitmap.height)
        : try WebPWriter(width: bitmap.width, height: bitmap.height)
      for frame in film.frames {
        renderer.render(frame.list, into: bitmap)
        try writer.add(bitmap, at: frame.time)
      }
      return write(try writer.finish(at: film.end), to: path)
    } catch {
      return fail(path, "\(error)")
    }
  }

  private func bitmap(size: CGSize, scale: CGFloat, for path: String) -> Bitmap? {
    do throws(RenderingError) {
      try PictureLimit.check(size, scale: scale)
      return Bitmap(size: size, scale: scale)
    } catch {
      fail(path, error.description)
      return nil
    }
  }

  /// Makes the folders on the way.
  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    do throws(FileError) {
      try AtomicFile.write(bytes, to: path)
      return true
    } catch {
      report.fail(error.diagnostic(.error))
      return false
    }
  }

  @discardableResult
  private func fail(_ path: String, _ message: String) -> Bool {
    report.fail(
      Diagnostic(.error, rule: "unwritable-file", message, at: SourceLocation(file: path)))
    return false
  }
}
