import Diagnostics
import Foundation
import Testing

@testable import SceneRendering

struct CacheFolderTests {
  private let key = ContentDigest(of: Array("key".utf8))
  private let payload = Array("a small payload".utf8)

  private func file(_ key: ContentDigest, in folder: String) -> String {
    "\(folder)/v1/\(EntryName(key).shelf)/\(EntryName(key).file)"
  }

  @Test func `what is stored is found, by another cache too`() throws {
    try withFolder { folder in
      let cache = CacheFolder(folder + "/new/cache")
      #expect(cache.entry(for: key) == nil)
      cache.store(payload, for: key)
      cache.store([], for: ContentDigest(of: []))
      #expect(cache.entry(for: key) == payload)
      #expect(cache.counts.description == "1 found, 1 absent, 0 damaged, 2 stored")
      let other = CacheFolder(folder + "/new/cache")
      #expect(other.entry(for: key) == payload)
      #expect(other.entry(for: ContentDigest(of: [])) == [])
      #expect(cache.warning == nil)
    }
  }

  @Test func `entries stand in folders by the beginning of their key`() throws {
    try withFolder { folder in
      CacheFolder(folder).store(payload, for: key)
      #expect(
        paths(in: folder) == [
          "v1", "v1/.gitignore", "v1/2c",
          "v1/2c/"
            + "70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683.entry",
          "v1/CACHEDIR.TAG",
        ])
      let tag = try #require(bytes(of: "\(folder)/v1/CACHEDIR.TAG"))
      #expect(
        String(decoding: tag, as: UTF8.self).hasPrefix(
          "Signature: 8a477f597d28d172789f06886806bc55"))
    }
  }

  @Test func `a later payload takes the place of an earlier one`() throws {
    try withFolder { folder in
      let cache = CacheFolder(folder)
      cache.store(payload, for: key)
      cache.store([1], for: key)
      #expect(cache.entry(for: key) == [1])
    }
  }

  @Test func `a flipped bit in any byte is found, and the entry removed`() throws {
    try withFolder { folder in
      let cache = CacheFolder(folder)
      cache.store(payload, for: key)
      let path = file(key, in: folder)
      let whole = try #require(bytes(of: path))
      #expect(whole.count == CacheEntry.headSize + payload.count)
      for place in whole.indices {
        var damaged = whole
        damaged[place] ^= 1 << UInt8(place % 8)
        try Data(damaged).write(to: URL(filePath: path))
        #expect(cache.entry(for: key) == nil, "byte \(place)")
        #expect(bytes(of: path) == nil)
      }
      #expect(cache.counts.damaged == whole.count)
      cache.store(payload, for: key)
      #expect(cache.entry(for: key) == payload)
    }
  }

  @Test func `an entry cut short or grown is found`() throws {
    try withFolder { folder in
      let cache = CacheFolder(folder)
      cache.store(payload, for: key)
      let path = file(key, in: folder)
      let whole = try #require(bytes(of: path))
      for damaged in whole.indices.map({ Array(whole[..<$0]) }) + [whole + [0]] {
        try Data(damaged).write(to: URL(filePath: path))
        #expect(cache.entry(for: key) == nil, "\(damaged.count) bytes")
      }
      #expect(cache.counts.damaged == whole.count + 1)
    }
  }

  @Test func `an entry under the name of another is not taken for it`() throws {
    try withFolder { folder in
      let cache = CacheFolder(folder)
      let other = ContentDigest(of: Array("other".utf8))
      cache.store(payload, for: key)
      cache.store(payload, for: other)
      #expect(rename(file(key, in: folder), file(other, in: folder)) == 0)
      #expect(cache.entry(for: other) == nil)
      #expect(cache.counts.damaged == 1)
    }
  }

  @Test func `a folder, a pipe or a link in an entry's place is removed`() throws {
    try withFolder { folder in
      let cache = CacheFolder(folder + "/cache")
      cache.store(payload, for: key)
      let path = file(key, in: folder + "/cache")
      let outside = folder + "/outside"
      #expect(rename(path, outside) == 0)
      for make in [{ mkdir(path, 0o777) }, { mkfifo(path, 0o666) }, { symlink(outside, path) }] {
        #expect(make() == 0)
        #expect(cache.entry(for: key) == nil)
        cache.store(payload, for: key)
        #expect(cache.entry(for: key) == payload)
        unlink(path)
      }
      #expect(cache.counts.damaged == 3)
      #expect(bytes(of: outside)?.count == CacheEntry.headSize + payload.count)
    }
  }

  @Test func `a full folder in an entry's place stays, and only that entry is missing`() throws {
    try withFolder { folder in
      let cache = CacheFolder(folder)
      try AtomicFile.write([1], to: file(key, in: folder) + "/theirs")
      cache.store(payload, for: key)
      cache.store(payload, for: ContentDigest(of: []))
      #expect(cache.entry(for: key) == nil)
      #expect(cache.entry(for: ContentDigest(of: [])) == payload)
      #expect(bytes(of: file(key, in: folder) + "/theirs") == [1])
      #expect(cache.warning?.message.contains("a folder stands in its place") == true)
    }
  }

  @Test func `links in the folder do not lead out of it`() throws {
    try withFolder { folder in
      mkdir("\(folder)/outside", 0o777)
      mkdir("\(folder)/cache", 0o777)
      symlink("../outside", "\(folder)/cache/v1")
      let linked = CacheFolder("\(folder)/cache")
      linked.store(payload, for: key)
      #expect(linked.entry(for: key) == nil)
      #expect(linked.warning != nil)

      unlink("\(folder)/cache/v1")
      let cache = CacheFolder("\(folder)/cache")
      symlink("../../outside", "\(folder)/cache/v1/\(EntryName(key).shelf)")
      cache.store(payload, for: key)
      #expect(cache.entry(for: key) == nil)
      #expect(names(in: "\(folder)/outside") == [])
    }
  }

  @Test func `without a folder nothing is kept, and the warning says why`() throws {
    try withFolder { folder in
      try AtomicFile.write([1], to: "\(folder)/file")
      let cache = CacheFolder("\(folder)/file")
      cache.store(payload, for: key)
      #expect(cache.entry(for: key) == nil)
      #expect(cache.prune(to: 0) == CachePruning())
      let warning = try #require(cache.warning)
      #expect(
        "\(warning)".replacing(folder, with: "") == """
          /file: warning: the cache is not kept: '/file' cannot be written: a part of its path is \
          a file, not a folder [unusable-cache]
          /file: note: move it away, or choose another folder
          """)
    }
  }
}
