import Foundation

/// What a cache folder was asked for and what became of it.
package struct CacheCounts: Hashable, Sendable, CustomStringConvertible {
  package var found = 0
  package var absent = 0
  /// Entries that were there and could not be trusted. They do not count as absent.
  package var damaged = 0
  package var stored = 0

  package init() {}

  package var description: String {
    "\(found) found, \(absent) absent, \(damaged) damaged, \(stored) stored"
  }
}

/// Counts for many threads. The lock guards the other stored properties.
final class CacheRecord: @unchecked Sendable {
  private let lock = NSLock()
  private var current = CacheCounts()
  private var first: FileError?

  var counts: CacheCounts { lock.withLock { current } }

  /// The first failure that was noted.
  var failure: FileError? { lock.withLock { first } }

  func add(_ kind: WritableKeyPath<CacheCounts, Int>) {
    lock.withLock { current[keyPath: kind] += 1 }
  }

  func note(_ failure: FileError) {
    lock.withLock { first = first ?? failure }
  }
}
