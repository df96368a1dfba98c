import Diagnostics
import Foundation
import Testing

@testable import SceneRendering

/// What stands in the way of a file; nothing may change then.
struct AtomicFileErrorTests {
  private func expect(
    _ cause: FileError.Cause, writing path: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(throws: FileError(.write, path, cause), sourceLocation: sourceLocation) {
      try AtomicFile.write([1, 2, 3], to: path)
    }
  }

  @Test func `a folder in the place of the file`() throws {
    try withFolder { folder in
      mkdir("\(folder)/file", 0o777)
      expect(.folderInTheWay, writing: "\(folder)/file")
      expect(.folderInTheWay, writing: "\(folder)/")
      expect(.folderInTheWay, writing: "\(folder)/..")
      #expect(names(in: folder) == ["file"])
    }
  }

  @Test func `a file in the place of a folder`() throws {
    try withFolder { folder in
      try AtomicFile.write([9], to: "\(folder)/file")
      expect(.fileInTheWay, writing: "\(folder)/file/picture.png")
      expect(.fileInTheWay, writing: "\(folder)/file/deeper/picture.png")
      #expect(bytes(of: "\(folder)/file") == [9])
    }
  }

  @Test func `something that is no file`() throws {
    try withFolder { folder in
      mkfifo("\(folder)/pipe", 0o666)
      expect(.notAFile, writing: "\(folder)/pipe")
      expect(.notAFile, writing: "/dev/full")
      #expect(names(in: folder) == ["pipe"])
    }
  }

  @Test func `names that are too long, links in circles and no name at all`() throws {
    try withFolder { folder in
      expect(.nameTooLong, writing: "\(folder)/" + String(repeating: "é", count: 128))
      symlink("round", "\(folder)/round")
      expect(.linksInCircles, writing: "\(folder)/round/file")
      expect(.notFound, writing: "")
      expect(.other(EINVAL), writing: "\(folder)/a\0b")
      #expect(names(in: folder) == ["round"])
    }
  }

  @Test func `a name of 255 bytes is not too long`() throws {
    try withFolder { folder in
      let name = String(repeating: "n", count: 255)
      try AtomicFile.write([1], to: "\(folder)/\(name)")
      #expect(names(in: folder) == [name])
    }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"))
  func `a folder without permission`() throws {
    try withFolder { folder in
      chmod(folder, 0o555)
      expect(.notPermitted, writing: "\(folder)/file")
    }
  }

  @Test func `each cause has its sentence`() {
    let error = FileError(.write, "out/a.png", .noSpace)
    #expect(
      "\(error)"
        == "'out/a.png' cannot be written: no space is left on the disk, or none that the quota allows"
    )
    #expect(
      "\(FileError(.read, "x", .other(EIO)))" == "'x' cannot be read: Input/output error")
    #expect(
      "\(FileError(.write, "out/a.png", .readOnly).diagnostic(.error))" == """
        out/a.png: error: cannot write the file: the file system is read-only [unwritable-file]
        out/a.png: note: choose another folder, or change who may write there
        """)
  }
}
