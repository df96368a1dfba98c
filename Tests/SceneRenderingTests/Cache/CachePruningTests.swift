import Foundation
import Testing

@testable import SceneRendering

struct CachePruningTests {
  private let keys = (0..<6).map { ContentDigest(of: [UInt8($0)]) }
  /// What each entry takes.
  private let size = CacheEntry.headSize + 100

  private func file(_ key: ContentDigest, in folder: String) -> String {
    "\(folder)/v1/\(EntryName(key).shelf)/\(EntryName(key).file)"
  }

  private func setUse(_ seconds: Int, of key: ContentDigest, in folder: String) {
    let time = timespec(tv_sec: seconds, tv_nsec: 0)
    #expect(utimensat(AT_FDCWD, file(key, in: folder), [time, time], 0) == 0)
  }

  /// A cache whose entries were used one second after the other.
  private func makeCache(in folder: String) -> CacheFolder {
    let cache = CacheFolder(folder)
    for (index, key) in keys.enumerated() {
      cache.store([UInt8](repeating: UInt8(index), count: 100), for: key)
      setUse(1000 + index, of: key, in: folder)
    }
    return cache
  }

  private func kept(in folder: String) -> [Int] {
    keys.indices.filter { bytes(of: file(keys[$0], in: folder)) != nil }
  }

  @Test func `the oldest entries go until the rest fits`() throws {
    try withFolder { folder in
      let cache = makeCache(in: folder)
      #expect(cache.prune(to: 6 * size).removed == 0)
      #expect(
        cache.prune(to: 4 * size + 1).description
          == "4 entries of \(4 * size) bytes kept, 2 of \(2 * size) removed")
      #expect(kept(in: folder) == [2, 3, 4, 5])
      #expect(cache.prune(to: 0).kept == 0)
      #expect(kept(in: folder) == [])
    }
  }

  @Test func `an entry that was read again is the youngest`() throws {
    try withFolder { folder in
      let cache = makeCache(in: folder)
      #expect(cache.entry(for: keys[0]) != nil)
      cache.prune(to: 2 * size)
      #expect(kept(in: folder) == [0, 5])
    }
  }

  @Test func `of entries used at the same moment the first by name go`() throws {
    try withFolder { folder in
      let cache = makeCache(in: folder)
      for key in keys { setUse(1000, of: key, in: folder) }
      cache.prune(to: 3 * size)
      let last = keys.indices.sorted { "\(keys[$0])" < "\(keys[$1])" }.suffix(3)
      #expect(kept(in: folder) == last.sorted())
    }
  }

  @Test func `what is not an entry stays`() throws {
    try withFolder { folder in
      let cache = makeCache(in: folder)
      let shelf = EntryName(keys[0]).shelf
      let strangers = [
        "notes.txt", "v1/notes.txt", "v1/\(shelf)/notes.entry", "v1/abc/file.entry",
        "v1/zz/\(EntryName(keys[0]).file)", "v2/\(shelf)/\(EntryName(keys[0]).file)",
      ]
      for path in strangers { try AtomicFile.write([1], to: "\(folder)/\(path)") }
      mkdir("\(folder)/v1/\(shelf)/\(EntryName(keys[1]).file)", 0o777)
      cache.prune(to: 0)
      for path in strangers { #expect(bytes(of: "\(folder)/\(path)") == [1]) }
      #expect(names(in: "\(folder)/v1/\(shelf)").contains(EntryName(keys[1]).file))
    }
  }

  @Test func `parts left by killed processes go`() throws {
    try withFolder { folder in
      let cache = makeCache(in: folder)
      let shelf = "\(folder)/v1/\(EntryName(keys[0]).shelf)"
      try Data([1]).write(to: URL(filePath: "\(shelf)/.flytower-\(getpid())-99999999.part"))
      cache.prune(to: 6 * size)
      #expect(names(in: shelf).allSatisfy { $0.hasSuffix(".entry") })
      #expect(kept(in: folder) == [0, 1, 2, 3, 4, 5])
    }
  }
}
