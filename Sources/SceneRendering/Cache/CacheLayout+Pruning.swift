import Foundation

/// What pruning a cache has left and removed.
package struct CachePruning: Hashable, Sendable, CustomStringConvertible {
  package var kept = 0
  package var keptBytes = 0
  package var removed = 0
  package var removedBytes = 0

  package init() {}

  package var description: String {
    "\(kept) entries of \(keptBytes) bytes kept, \(removed) of \(removedBytes) removed"
  }
}

extension CacheFolder.Layout {
  /// Removes the oldest entries, by the time of their last use, then by their names. Files that are
  /// not entries are left, but for parts that killed processes have left.
  func prune(to byteLimit: Int) -> CachePruning {
    let entries = shelves.flatMap { usedEntries($0) }.sorted { $0.isOlder(than: $1) }
    var result = CachePruning()
    result.kept = entries.count
    result.keptBytes = entries.reduce(0) { $0 + $1.size }
    for entry in entries where result.keptBytes > byteLimit {
      guard remove(entry) else { continue }
      result.kept -= 1
      result.keptBytes -= entry.size
      result.removed += 1
      result.removedBytes += entry.size
    }
    return result
  }

  private struct UsedEntry {
    let shelf: String
    let file: String
    let size: Int
    let used: timespec

    func isOlder(than other: UsedEntry) -> Bool {
      (used.tv_sec, used.tv_nsec, shelf, file)
        < (other.used.tv_sec, other.used.tv_nsec, other.shelf, other.file)
    }
  }

  private func usedEntries(_ name: String) -> [UsedEntry] {
    guard let shelf = try? shelf(name) else { return [] }
    _ = AtomicFile.removeLeftovers(in: shelf)
    let files = ((try? shelf.names()) ?? []).filter(EntryName.isFile)
    var entries: [UsedEntry] = []
    for file in files {
      var status = stat()
      guard fstatat(shelf.number, file, &status, AT_SYMLINK_NOFOLLOW) == 0, status.isFile else {
        continue
      }
      entries.append(
        UsedEntry(shelf: name, file: file, size: Int(status.st_size), used: status.st_mtim))
    }
    return entries
  }

  private func remove(_ entry: UsedEntry) -> Bool {
    guard let shelf = try? shelf(entry.shelf) else { return false }
    return unlinkat(shelf.number, entry.file, 0) == 0 || errno == ENOENT
  }
}
