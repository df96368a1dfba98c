import Foundation
import Testing

@testable import SceneRendering

struct AtomicFileTests {
  @Test func `a file is written whole, in folders made on the way, and nothing else is left`()
    throws
  {
    try withFolder { folder in
      let content = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
      try AtomicFile.write(content, to: "\(folder)/a/b//c/picture.png")
      #expect(bytes(of: "\(folder)/a/b/c/picture.png") == content)
      #expect(paths(in: folder) == ["a", "a/b", "a/b/c", "a/b/c/picture.png"])
    }
  }

  @Test func `an older file is replaced, a longer one too`() throws {
    try withFolder { folder in
      let path = "\(folder)/file"
      try AtomicFile.write([1, 2, 3, 4], to: path)
      try AtomicFile.write([5, 6], to: path)
      #expect(bytes(of: path) == [5, 6])
      try AtomicFile.write([7, 8], to: path)
      #expect(bytes(of: path) == [7, 8])
      try AtomicFile.write([], to: path)
      #expect(bytes(of: path) == [])
    }
  }

  @Test func `a file with the same bytes is left with its times`() throws {
    try withFolder { folder in
      let path = "\(folder)/file"
      try AtomicFile.write([1, 2, 3], to: path)
      let old = try number(of: path)
      try AtomicFile.write([1, 2, 3], to: path)
      #expect(try number(of: path) == old)
      try AtomicFile.write([1, 2, 4], to: path)
      #expect(try number(of: path) != old)
    }
  }

  @Test func `a link is replaced and what it leads to is left`() throws {
    try withFolder { folder in
      try AtomicFile.write([1], to: "\(folder)/far")
      symlink("far", "\(folder)/near")
      try AtomicFile.write([1], to: "\(folder)/near")
      try AtomicFile.write([2], to: "\(folder)/near")
      #expect(bytes(of: "\(folder)/far") == [1])
      #expect(bytes(of: "\(folder)/near") == [2])
    }
  }

  @Test func `a file has the permissions that the process gives new files`() throws {
    try withFolder { folder in
      try AtomicFile.write([1], to: "\(folder)/ours")
      close(open("\(folder)/plain", O_CREAT | O_WRONLY, 0o666))
      #expect(try status(of: "\(folder)/ours").st_mode == status(of: "\(folder)/plain").st_mode)
    }
  }

  @Test func `threads that write the same file leave one of their contents`() throws {
    try withFolder { folder in
      let contents = (0..<8).map { [UInt8](repeating: UInt8($0), count: 100_000) }
      DispatchQueue.concurrentPerform(iterations: 160) { turn in
        try? AtomicFile.write(contents[turn % 8], to: "\(folder)/file")
        // At no moment is there a file of two contents.
        if let seen = bytes(of: "\(folder)/file") { #expect(contents.contains(seen)) }
      }
      #expect(names(in: folder) == ["file"])
    }
  }

  private func status(of path: String) throws -> stat {
    try Descriptor(opening: path, O_RDONLY).status()
  }

  /// The number of a file within its file system: a new file has a new one while the old is there.
  private func number(of path: String) throws -> UInt { try UInt(status(of: path).st_ino) }
}
