import CGif
public import Drawing
import Foundation

/// Writes films as animated GIF: each frame is the rectangle that changed, in its own palette.
///
/// Times are kept to 1/100 s. Viewers slow down frames shorter than 2/100 s, so that one which
/// would be is replaced by the next.
public final class GIFWriter: FilmWriter {
  private static let unitsPerSecond = 100.0
  private static let shortestFrame = 2

  private var rules: FilmRules
  private let file: GIFFile
  /// The frame shown last, not yet written because its duration is not known.
  private var pending: Bitmap?
  private var pendingMoment = 0
  /// The frame before, as given.
  private var written: Bitmap?

  /// Sides are from 1 to 65,535 pixels.
  public init(width: Int, height: Int) throws(WritingError) {
    rules = FilmRules(width: width, height: height)
    file = try GIFFile(width: width, height: height)
  }

  public func add(_ bitmap: Bitmap, at seconds: Double) throws(WritingError) {
    try rules.check(bitmap)
    let moment = try rules.count(seconds, unitsPerSecond: Self.unitsPerSecond)
    guard let pending else {
      self.pending = bitmap.copy()
      pendingMoment = moment
      return
    }
    guard moment - pendingMoment >= Self.shortestFrame else {
      self.pending = bitmap.copy()
      return
    }
    guard bitmap.changes(since: pending) != nil else { return }
    try write(pending, until: moment)
    self.pending = bitmap.copy()
  }

  public func finish(at seconds: Double) throws(WritingError) -> [UInt8] {
    guard let pending else { throw .format("GIF", "the film has no frame") }
    let end = try rules.count(seconds, unitsPerSecond: Self.unitsPerSecond)
    try write(pending, until: max(end, pendingMoment + Self.shortestFrame))
    return try file.close()
  }

  private func write(_ frame: Bitmap, until end: Int) throws(WritingError) {
    let whole = PixelRect(left: 0, top: 0, right: frame.width, bottom: frame.height)
    let onePixel = PixelRect(left: 0, top: 0, right: 1, bottom: 1)
    let area = written.map { frame.changes(since: $0) ?? onePixel } ?? whole
    let image = IndexedImage(of: frame, in: area)
    try file.add(image, at: area, duration: end - pendingMoment)
    written = frame
    pendingMoment = end
  }
}
