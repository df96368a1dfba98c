public import Drawing

/// Writes frames one after the other as a film that repeats without end.
///
/// Frames are opaque; what alpha they have is not kept. The same frames at the same times always
/// give the same bytes.
public protocol FilmWriter: AnyObject {
  /// Shows the bitmap from this moment on. The bitmap may be used again afterwards. Moments are
  /// in seconds from the start and do not go back.
  func add(_ bitmap: Bitmap, at seconds: Double) throws(WritingError)

  /// Ends the film at this moment and gives the file. Nothing can be added afterwards.
  func finish(at seconds: Double) throws(WritingError) -> [UInt8]
}

/// The size of a film and the order of its moments, which every frame is held to.
struct FilmRules {
  let width: Int
  let height: Int
  private var lastMoment = 0.0

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  func check(_ bitmap: Bitmap) throws(WritingError) {
    guard bitmap.width == width, bitmap.height == height else {
      throw .size(bitmap.width, bitmap.height, insteadOf: "\(width) × \(height)")
    }
  }

  /// The moment as a count of `unit`, of which there are so many in a second.
  mutating func count(_ seconds: Double, unitsPerSecond: Double) throws(WritingError) -> Int {
    guard seconds >= lastMoment, seconds < 1_000_000 else {
      throw WritingError("moment \(seconds) s of a film comes after \(lastMoment) s")
    }
    lastMoment = seconds
    return Int((seconds * unitsPerSecond).rounded())
  }
}
