import Foundation
import Testing

@testable import SceneRendering

struct LeftoverTests {
  /// The number of a process that is no more.
  private func goneProcess() throws -> pid_t {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func `parts of gone processes are removed, everything else is left`() throws {
    try withFolder { folder in
      let gone = try goneProcess()
      let kept = [
        ".flytower-1-4.part", ".flytower-\(gone)-4.part.png", ".flytower-\(gone)-04.part",
        ".flytower-\(gone)-.part", ".flytower--\(gone)-1.part", ".flytower-\(gone)--1.part",
        ".flytower-0-1.part", "flytower-\(gone)-4.part", "picture.png",
      ]
      let removed = [".flytower-\(gone)-4.part", ".flytower-\(gone)-123.part"]
      for name in kept + removed { try Data([1]).write(to: URL(filePath: "\(folder)/\(name)")) }
      mkdir("\(folder)/.flytower-\(gone)-5.part", 0o777)
      symlink("picture.png", "\(folder)/.flytower-\(gone)-6.part")

      #expect(AtomicFile.removeLeftovers(in: folder) == 2)

      let others = [".flytower-\(gone)-5.part", ".flytower-\(gone)-6.part"]
      #expect(names(in: folder) == (kept + others).sorted())
    }
  }

  @Test func `parts of an earlier process with this number are removed, not those being written`()
    throws
  {
    try withFolder { folder in
      let part = PartName.next()
      let earlier = ".flytower-\(getpid())-999999999.part"
      for name in [part.text, earlier] {
        try Data([1]).write(to: URL(filePath: "\(folder)/\(name)"))
      }
      #expect(AtomicFile.removeLeftovers(in: folder) == 1)
      #expect(names(in: folder) == [part.text])
      part.retire()
      #expect(AtomicFile.removeLeftovers(in: folder) == 1)
    }
  }

  @Test func `a folder that is not there has no leftovers`() {
    #expect(AtomicFile.removeLeftovers(in: "/nowhere/at/all") == 0)
  }
}
