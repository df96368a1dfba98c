import Foundation
import TestSupport
import Testing

/// Runs that are told to stop, or killed: nothing is half done, and a rerun does the rest.
@Suite(
  .enabled(if: BuiltProgram.isPresent, "the executable is not beside the tests"), .serialized,
  .timeLimit(.minutes(5)))
struct InterruptionTests {
  private static let undisturbed = Result {
    let project = try LargeProject()
    let run = try BuiltProgram(project.arguments(to: "out"))
    try #require(run.end() == .exit(0))
    return project.tree("out")
  }

  private let project: LargeProject

  init() throws { project = try LargeProject() }

  @Test func `an undisturbed run is whole`() throws {
    let tree = try Self.undisturbed.get()
    #expect(tree.pictures.count == LargeProject.sceneCount)
    #expect(tree.files.count == LargeProject.sceneCount + 2)
    #expect(tree.brokenPictures == [])
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a signal ends a run in good order`(signal: Int32, status: Int32) throws {
    let run = try BuiltProgram(project.arguments(to: "out"))
    try run.waitForLines(3)
    run.send(signal)

    #expect(run.end() == .exit(status))
    let tree = project.tree("out")
    let count = tree.pictures.count
    #expect(count >= 3 && count < LargeProject.sceneCount)
    #expect(
      run.errors == [
        """
        flytower render: interrupted; \(count) of \(LargeProject.sceneCount) pictures are written, \
        and a rerun does the rest
        """
      ])
    #expect(run.output.count == count)
    #expect(tree.files.count == count, "\(tree.files.keys.filter { !$0.hasSuffix(".png") })")
    #expect(tree.brokenPictures == [])
    try expectRerunIsWhole()
  }

  @Test(arguments: [1, 2, 7]) func `no part is left, whatever the threads were at`(jobs: Int) throws
  {
    for lines in [1, 4, 9] {
      let run = try BuiltProgram(project.arguments(to: "\(lines)", "--jobs", "\(jobs)"))
      try run.waitForLines(lines)
      run.send(SIGINT)
      #expect(run.end() == .exit(130))
      let tree = project.tree("\(lines)")
      #expect(tree.parts == [])
      #expect(run.output.count == tree.pictures.count)
    }
  }

  @Test(arguments: [[], ["--cache"]])
  func `a killed run leaves whole pictures, and a rerun the same as if nothing had been`(
    options: [String]
  ) throws {
    let cache = options.isEmpty ? [] : options + ["\(project.folder.path)/cache"]
    for lines in [2, 20] {
      let run = try BuiltProgram(project.arguments(to: "out") + cache)
      try run.waitForLines(lines)
      run.send(SIGKILL)
      #expect(run.end() == .signal(SIGKILL))
      let tree = project.tree("out")
      #expect(tree.pictures.count >= lines && tree.pictures.count < LargeProject.sceneCount)
      #expect(tree.brokenPictures == [])
      #expect(tree.files["index.html"] == nil)
    }
    // As a process leaves it that is killed between two writes; this number no process can have.
    for place in ["out", "out/Floor0"] + (cache.isEmpty ? [] : ["cache/v1/00"]) {
      try project.folder.write("half", to: "\(place)/.flytower-2000000000-1.part")
    }
    try expectRerunIsWhole(cache)
    #expect(project.tree("cache").parts == [])
  }

  @Test func `an interrupted run with a cache leaves one that can be used`() throws {
    let cache = ["--cache", "\(project.folder.path)/cache"]
    let run = try BuiltProgram(project.arguments(to: "half") + cache)
    try run.waitForLines(10)
    run.send(SIGTERM)
    #expect(run.end() == .exit(143))
    #expect(project.tree("cache").parts == [])
    #expect(project.tree("cache").files.keys.contains { $0.hasSuffix(".entry") })
    try expectRerunIsWhole(cache)
  }

  @Test func `whoever reads only the first line has all pictures`() throws {
    try expectIsWhole(runReadingOneByte(project.arguments(to: "out")))
  }

  @Test func `whoever reads only the first line of a merge has all pictures`() throws {
    let parts = ["1", "2"]
    for part in parts {
      let run = try BuiltProgram(project.arguments(to: part, "--shard", "\(part)/2"))
      #expect(run.end() == .exit(0))
    }
    let root = project.folder.path
    let merge = ["render", "merge"] + parts.map { "\(root)/\($0)" } + ["--output", "\(root)/out"]
    try expectIsWhole(runReadingOneByte(merge))
  }

  /// A run whose reader goes after the first byte.
  private func runReadingOneByte(_ arguments: [String]) throws -> BuiltProgram {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let run = try BuiltProgram(arguments, output: .descriptor(ends[1]))
    close(ends[1])
    var byte: UInt8 = 0
    #expect(read(ends[0], &byte, 1) == 1)
    close(ends[0])
    return run
  }

  private func expectIsWhole(_ run: BuiltProgram) throws {
    #expect(run.end() == .exit(0))
    #expect(run.errors == [])
    let (tree, whole) = (project.tree("out"), try Self.undisturbed.get())
    #expect(tree == whole)
  }

  @Test func `lines for which there is no stream go into no picture`() throws {
    let run = try BuiltProgram(project.arguments(to: "out"), output: .closed)
    try expectIsWhole(run)
  }

  private func expectRerunIsWhole(_ options: [String] = []) throws {
    try expectIsWhole(BuiltProgram(project.arguments(to: "out") + options))
  }
}
