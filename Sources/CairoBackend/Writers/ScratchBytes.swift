import Foundation

/// Memory that is used again and again for passing results, and grows as they do.
final class ScratchBytes {
  /// In bytes: more is given back after use.
  private static let kept = 1 << 25

  private var start: UnsafeMutableRawPointer?
  private var capacity = 0

  deinit { free(start) }

  /// At least so many bytes, of any content. What was given before is no longer valid.
  func bytes(_ count: Int) throws(WritingError) -> UnsafeMutablePointer<UInt8> {
    if count > capacity || start == nil {
      free(start)
      start = malloc(max(1, count))
      capacity = start == nil ? 0 : count
    }
    guard let start else { throw .noMemory }
    return start.assumingMemoryBound(to: UInt8.self)
  }

  /// Gives back what is only needed for the largest of pictures.
  func trim() {
    guard capacity > Self.kept else { return }
    free(start)
    start = nil
    capacity = 0
  }
}
