import CairoBackend
import Foundation
import Testing

@testable import SceneRendering

struct ProgramFingerprintTests {
  @Test func `a fingerprint is the same as long as nothing changes`() throws {
    let first = try ProgramFingerprint.digest(fonts: FontInventory(), environment: [:])
    let second = try ProgramFingerprint.digest(
      fonts: FontInventory(), environment: ["HOME": "/nowhere", "LINES": "24"])
    #expect(first == second)
  }

  @Test func `a variable that shapes glyphs makes another fingerprint`() throws {
    let fonts = FontInventory()
    let plain = try ProgramFingerprint.digest(fonts: fonts, environment: [:])
    let other = try ProgramFingerprint.digest(
      fonts: fonts, environment: ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35"])
    #expect(plain != other)
  }

  @Test func `the loaded objects are the program and its libraries`() {
    let objects = LoadedObject.all
    #expect(objects.first?.file == "/proc/self/exe" || objects.first?.path.isEmpty == false)
    #expect(objects.contains { $0.path.contains("libpango-1.0") })
    #expect(objects.contains { $0.path.contains("libswiftCore") })
    #expect(!objects.contains { $0.path.contains("vdso") })
    #expect(objects.contains { ($0.buildID?.count ?? 0) == 20 })
  }

  private func digest(_ object: LoadedObject) throws -> ContentDigest {
    var builder = ContentDigest.Builder(purpose: "test")
    try object.add(to: &builder)
    return builder.finish()
  }

  @Test func `an object is known by its build id, wherever it stands`() throws {
    let id = [UInt8](repeating: 7, count: 20)
    let object = try digest(LoadedObject(path: "/nowhere/a.so", buildID: id))
    #expect(try object == digest(LoadedObject(path: "/nowhere/b.so", buildID: id)))
    #expect(try object != digest(LoadedObject(path: "/nowhere/a.so", buildID: id.reversed() + [1])))
  }

  @Test(arguments: [nil, [1, 2, 3, 4, 5, 6, 7, 8]])
  func `an object without a build id of good length is known by its content`(_ id: [UInt8]?) throws
  {
    try withFolder { folder in
      try AtomicFile.write([1], to: "\(folder)/a.so")
      try AtomicFile.write([1], to: "\(folder)/b.so")
      try AtomicFile.write([2], to: "\(folder)/c.so")
      let digests = try ["a", "b", "c"].map {
        try digest(LoadedObject(path: "\(folder)/\($0).so", buildID: id))
      }
      #expect(digests[0] == digests[1])
      #expect(digests[0] != digests[2])
      #expect(throws: FileError(.read, "\(folder)/d.so", .notFound)) {
        try digest(LoadedObject(path: "\(folder)/d.so", buildID: id))
      }
    }
  }
}

struct FontFileDigestTests {
  /// A font of one table with the checksum, as far as its directory goes.
  private func font(checksum: UInt8, content: [UInt8]) -> [UInt8] {
    [0, 1, 0, 0, 0, 1, 0, 16, 0, 0, 0, 0]
      + Array("glyf".utf8) + [0, 0, 0, checksum, 0, 0, 0, 28, 0, 0, 0, 4] + content
  }

  private func digest(_ bytes: [UInt8], in folder: String) throws -> ContentDigest? {
    try AtomicFile.write(bytes, to: "\(folder)/font")
    return FontFileDigest.digest(of: "\(folder)/font")
  }

  @Test func `fonts differ by the checksum of a table and by their length`() throws {
    try withFolder { folder in
      let long = [UInt8](repeating: 0, count: 20_000)
      let digests = try [
        digest(font(checksum: 1, content: long), in: folder),
        digest(font(checksum: 2, content: long), in: folder),
        digest(font(checksum: 1, content: long + [0]), in: folder),
        digest(font(checksum: 1, content: long), in: folder),
      ]
      #expect(Set(digests).count == 3)
      #expect(digests[0] == digests[3])
    }
  }

  @Test func `files of other forms are read whole`() throws {
    try withFolder { folder in
      let other = Array("%!PS-AdobeFont-1.0".utf8) + [UInt8](repeating: 0, count: 20_000)
      let found = try [digest(other + [1], in: folder), digest(other + [2], in: folder)]
      #expect(found == [ContentDigest(of: other + [1]), ContentDigest(of: other + [2])])
    }
  }

  @Test func `a directory counts only if all of it was read`() {
    let whole = font(checksum: 1, content: [])
    #expect(FontFileDigest.holdsDirectory(whole))
    for count in whole.indices { #expect(!FontFileDigest.holdsDirectory(Array(whole[..<count]))) }
    let head = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    #expect(FontFileDigest.holdsDirectory(head + [16] + whole))
    #expect(!FontFileDigest.holdsDirectory(head + [200] + whole))
    #expect(!FontFileDigest.holdsDirectory(Array("ttcf".utf8) + [UInt8](repeating: 255, count: 40)))
    #expect(!FontFileDigest.holdsDirectory(Array("wOF2".utf8) + whole.dropFirst(4)))
  }

  @Test func `a file that is not there has no digest`() {
    #expect(FontFileDigest.digest(of: "/nowhere/at/all") == nil)
    #expect(FontFileDigest.digest(of: "/") == nil)
  }
}
