import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SceneRendering

@Suite(.enabled(if: SmallDisk.isAllowed, "file systems cannot be mounted here"))
struct FullDiskTests {
  private let large = [UInt8](repeating: 7, count: 200_000)

  @Test func `a file that does not fit leaves nothing, and a smaller one finds room`() throws {
    let disk = try #require(SmallDisk(byteCount: 1 << 16))
    let path = disk.path + "/pictures/a.png"
    #expect(throws: FileError(.write, path, .noSpace)) { try AtomicFile.write(large, to: path) }
    #expect(names(in: disk.path + "/pictures") == [])
    try AtomicFile.write([1, 2, 3], to: path)
    #expect(bytes(of: path) == [1, 2, 3])
  }

  @Test func `an older file stays when the new one does not fit`() throws {
    let disk = try #require(SmallDisk(byteCount: 1 << 16))
    let path = disk.path + "/a.png"
    try AtomicFile.write([1, 2, 3], to: path)
    #expect(throws: FileError(.write, path, .noSpace)) { try AtomicFile.write(large, to: path) }
    #expect(bytes(of: path) == [1, 2, 3])
    #expect(names(in: disk.path) == ["a.png"])
  }

  @Test func `a cache on a full disk keeps what fits and says so once`() throws {
    let disk = try #require(SmallDisk(byteCount: 1 << 17))
    let cache = CacheFolder(disk.path + "/cache")
    let key = ContentDigest(of: [1])
    let small = ContentDigest(of: [2])
    cache.store(large, for: key)
    cache.store(large, for: key)
    cache.store([1], for: small)
    #expect(cache.entry(for: key) == nil)
    #expect(cache.entry(for: small) == [1])
    #expect(cache.counts.description == "1 found, 1 absent, 0 damaged, 1 stored")
    #expect(cache.warning?.message.contains("no space is left") == true)
    #expect(paths(in: disk.path).filter { $0.hasSuffix(".part") } == [])
  }

  @Test func `a read-only file system is named`() throws {
    let disk = try #require(SmallDisk(byteCount: 1 << 16, readOnlyWith: "a.png"))
    #expect(throws: FileError(.write, disk.path + "/a.png", .readOnly)) {
      try AtomicFile.write([2], to: disk.path + "/a.png")
    }
    #expect(throws: FileError(.write, disk.path + "/new/a.png", .readOnly)) {
      try AtomicFile.write([2], to: disk.path + "/new/a.png")
    }
    // The same bytes need no writing.
    try AtomicFile.write([1], to: disk.path + "/a.png")
    let cache = CacheFolder(disk.path + "/cache")
    #expect(cache.warning?.message.contains("read-only") == true)
  }
}
