import CairoBackend
import Drawing
import Foundation

/// Turns frames into files' contents. Each thread has one of its own.
final class PictureMaker {
  private let png = PNGWriter()
  private let memory = BitmapMemory()
  private var svgWriters: [(fontFiles: [String], writer: SVGWriter)] = []
  private var renderers: [(fontFiles: [String], renderer: CairoRenderer)] = []

  /// The content of a file that shows the frame.
  func bytes(
    of frame: SceneFrame, in format: PictureFormat, fontFiles: [String]
  ) throws(RenderingError) -> [UInt8] {
    switch format {
    case .text: return Array((frame.list.description + "\n").utf8)
    case .svg:
      do throws(WritingError) {
        return try svgWriter(with: fontFiles).bytes(
          of: frame.list, size: frame.size, scale: frame.scale, over: frame.ground)
      } catch {
        throw RenderingError(error.description)
      }
    case .png, .webp:
      let bitmap = try bitmap(of: frame)
      renderer(with: fontFiles).render(
        frame.list, into: bitmap, over: frame.ground)
      do throws(WritingError) {
        return format == .png ? try png.bytes(of: bitmap) : try WebPStillWriter.bytes(of: bitmap)
      } catch {
        throw RenderingError(error.description)
      }
    }
  }

  private func renderer(with fontFiles: [String]) -> CairoRenderer {
    if let known = renderers.first(where: { $0.fontFiles == fontFiles }) { return known.renderer }
    let made = CairoRenderer.forStills(fontFiles: fontFiles)
    renderers.append((fontFiles, made))
    return made
  }

  private func svgWriter(with fontFiles: [String]) -> SVGWriter {
    if let known = svgWriters.first(where: { $0.fontFiles == fontFiles }) { return known.writer }
    let made = SVGWriter(fontFiles: fontFiles)
    svgWriters.append((fontFiles, made))
    return made
  }

  private func bitmap(of frame: SceneFrame) throws(RenderingError) -> Bitmap {
    try PictureLimit.check(frame.size, scale: frame.scale)
    return memory.bitmap(size: frame.size, scale: frame.scale)
  }
}
