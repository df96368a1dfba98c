import Foundation

/// What one thread at a time may do: anything that opens, closes or asks a font through cairo.
///
/// Cairo 1.16 keeps one set of open FreeType faces for all threads. It opens and closes them
/// outside of its own lock, so that two threads that draw with fonts of their own crash now and
/// then. Shaped texts and masks of glyphs are kept, and using them needs no lock.
enum FontLock {
  /// Letting go of a kept text or mask, which may close a face, may happen while it is held.
  private static let lock = NSRecursiveLock()

  static func hold<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try work()
  }
}
