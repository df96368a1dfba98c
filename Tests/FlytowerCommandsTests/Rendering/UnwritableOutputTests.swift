import Foundation
import TestSupport
import Testing

/// Where pictures cannot go: one clear line, status 2, and nothing half written.
@Suite(.enabled(if: BuiltProgram.isPresent, "the executable is not beside the tests"))
struct UnwritableOutputTests {
  private let project: LargeProject

  init() throws { project = try LargeProject() }

  private func run(to output: String, _ options: String...) throws -> BuiltProgram {
    let run = try BuiltProgram(
      ["render", "\(project.folder.path)/App", "--output", output, "--scale", "1"] + options)
    run.end()
    return run
  }

  @Test(
    .enabled(if: SmallDisk.isAllowed, "file systems cannot be mounted here"), arguments: [1, 4])
  func `a full disk ends the run with one line`(jobs: Int) throws {
    let disk = try #require(SmallDisk(byteCount: 1 << 17))
    let run = try run(to: "\(disk.path)/out", "--jobs", "\(jobs)")
    #expect(run.end() == .exit(2))
    let tree = FileTree("\(disk.path)/out")
    #expect(run.errors.count == 2, "\(run.errors)")
    #expect(
      run.errors.first?.hasSuffix(
        """
        error: cannot write the file: no space is left on the disk, or none that the quota allows; \
        free some space, or write to another disk [unwritable-file]
        """) == true)
    #expect(
      run.errors.last == """
        flytower render: given up; \(tree.pictures.count) of \(LargeProject.sceneCount) pictures \
        are written
        """)
    #expect(tree.pictures.count > 0)
    #expect(run.output.count == tree.pictures.count)
    #expect(tree.files.count == tree.pictures.count, "\(tree.files.keys)")
    #expect(tree.brokenPictures == [])
  }

  @Test(.enabled(if: SmallDisk.isAllowed, "file systems cannot be mounted here"))
  func `a full disk for the cache alone is one warning`() throws {
    let disk = try #require(SmallDisk(byteCount: 1 << 17))
    let out = "\(project.folder.path)/out"
    let run = try run(to: out, "--cache", "\(disk.path)/cache")
    #expect(run.end() == .exit(0))
    #expect(run.errors.count == 2, "\(run.errors)")
    #expect(run.errors.first?.contains("warning: the cache is not kept: ") == true)
    #expect(run.errors.first?.hasSuffix("[unusable-cache]") == true)
    #expect(run.errors.last?.hasSuffix("note: free some space, or write to another disk") == true)
    #expect(FileTree(out).pictures.count == LargeProject.sceneCount)
    #expect(FileTree(out).files.count == LargeProject.sceneCount + 2)
    #expect(FileTree(disk.path).parts == [])
  }

  @Test(.enabled(if: SmallDisk.isAllowed, "file systems cannot be mounted here"))
  func `a disk that can only be read is one line`() throws {
    let disk = try #require(SmallDisk(byteCount: 1 << 16, readOnlyWith: "a.txt"))
    for output in [disk.path, "\(disk.path)/out"] {
      let run = try run(to: output)
      #expect(run.end() == .exit(2))
      #expect(run.errors.count == 1)
      #expect(
        run.errors.first?.hasPrefix(
          "\(output): error: cannot write the file: the file system is read-only") == true)
    }
  }

  @Test func `a file in the folder's place is one line`() throws {
    try project.folder.write("a file", to: "out")
    let run = try run(to: "\(project.folder.path)/out")
    #expect(run.end() == .exit(2))
    #expect(run.output == [])
    #expect(run.errors.count == 1)
    #expect(run.errors.first?.contains("a part of its path is a file, not a folder") == true)
  }

  @Test func `a file in the place of one document's folder costs that document's pictures`() throws
  {
    try project.folder.write("a file", to: "out/Floor3")
    let run = try run(to: "\(project.folder.path)/out")
    #expect(run.end() == .exit(2))
    #expect(run.output.count == LargeProject.sceneCount - 10)
    #expect(run.errors.count == 10)
    let page = project.tree("out").files["index.html"] ?? Data()
    #expect(String(decoding: page, as: UTF8.self).contains("a part of its path is a file"))
  }

  @Test(arguments: ["index.html", "render.json"])
  func `a page that cannot be written is one line, and the pictures are there`(name: String) throws
  {
    try project.folder.write("", to: "out/\(name)/a file")
    let run = try run(to: "\(project.folder.path)/out")
    #expect(run.end() == .exit(2))
    #expect(
      run.errors == [
        """
        \(project.folder.path)/out/\(name): error: cannot write the file: a folder stands in its \
        place; move it away, or choose another folder [unwritable-file]
        """
      ])
    #expect(project.tree("out").pictures.count == LargeProject.sceneCount)
  }
}
