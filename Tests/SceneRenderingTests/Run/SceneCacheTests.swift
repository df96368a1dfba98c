import CairoBackend
import Diagnostics
import Drawing
import Foundation
import SceneRendering
import TestSupport
import Testing

/// What a change makes anew, and what it does not.
@MainActor
struct SceneCacheTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ scenes: StoryboardScene..., to name: String) throws {
    try folder.write(Storyboard(scenes).description, to: "App/\(name).storyboard")
  }

  private func run(
    matrix: String = "scale=1", change: (inout RenderRequest) -> Void = { _ in }
  ) throws -> CachedRun {
    try CachedRun(["\(folder.path)/App"], in: folder, matrix: matrix, change: change)
  }

  private static func imageView(_ name: String) -> String {
    StoryboardView.element("imageView", "i-\(name)", attributes: "image=\"\(name)\"")
  }

  /// A picture file of one colour.
  private func writeImage(_ name: String, blue: UInt8) throws {
    let bitmap = Bitmap(width: 2, height: 2)
    for pixel in 0..<4 {
      bitmap.bytes[pixel * 4] = blue
      bitmap.bytes[pixel * 4 + 3] = 255
    }
    try folder.write("", to: "App/\(name).png")
    try Data(PNGWriter.bytes(of: bitmap))
      .write(to: URL(fileURLWithPath: "\(folder.path)/App/\(name).png"))
  }

  private func writeProject() throws {
    try write(
      StoryboardScene("lobby", StoryboardView.label("Lobby")),
      StoryboardScene("gallery", Self.imageView("star")),
      StoryboardScene("office", StoryboardView.container("c", embeds: "r")),
      StoryboardScene(reference: "r", to: "Office"), to: "Main")
    try write(StoryboardScene("desk", Self.imageView("moon")), to: "Office")
    try writeImage("star", blue: 10)
    try writeImage("moon", blue: 20)
  }

  @Test func `a second run makes nothing and tells the same`() throws {
    try writeProject()
    let first = try run()
    let second = try run()
    #expect(first.counts.reused == 0)
    #expect(first.counts.written == 4)
    #expect(second.counts.reused == 4)
    #expect(second.pictures == first.pictures)
    #expect(second.recorder.findings == first.recorder.findings)
    #expect(second.recorder.failures == first.recorder.failures)
  }

  @Test func `a changed image makes the scenes anew that show it, and an embedded one's container`()
    throws
  {
    try writeProject()
    let first = try run()
    try writeImage("moon", blue: 200)
    let second = try run()
    #expect(second.counts.reused == 2)
    let changed = second.pictures.filter { first.pictures[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["/Main/office.png", "/Office/desk.png"])
    try writeImage("moon", blue: 20)
    let third = try run()
    #expect(third.counts.reused == 4)
    #expect(third.pictures == first.pictures)
  }

  @Test func `a changed document makes its scenes anew, and those of documents that refer to it`()
    throws
  {
    try writeProject()
    _ = try run()
    try write(StoryboardScene("desk", StoryboardView.label("Desk")), to: "Office")
    #expect(try run().counts.reused == 0)
    try write(StoryboardScene("attic"), to: "Attic")
    #expect(try run().counts.reused == 4)
  }

  @Test func `an image that was missing and is there now is shown`() throws {
    try write(StoryboardScene("gallery", Self.imageView("sun")), to: "Main")
    let first = try run()
    #expect(first.recorder.findings.count == 1)
    try writeImage("sun", blue: 99)
    let second = try run()
    #expect(second.counts.reused == 0)
    #expect(second.recorder.findings == [])
  }

  @Test func `every look, format and chain is another picture`() throws {
    try writeProject()
    _ = try run()
    #expect(try run(matrix: "scale=1,appearance=dark").counts.reused == 0)
    #expect(try run(matrix: "scale=2").counts.reused == 0)
    #expect(try run { $0.format = .text }.counts.reused == 0)
    #expect(try run { $0.isBare = true }.counts.reused == 0)
    #expect(try run().counts.reused == 4)
  }

  @Test func `damaged entries are made again`() throws {
    try writeProject()
    let first = try run()
    let root = "\(folder.path)/cache"
    for path in FileManager.default.subpaths(atPath: root) ?? [] where path.hasSuffix(".entry") {
      var bytes = try #require(FileManager.default.contents(atPath: "\(root)/\(path)"))
      bytes[bytes.count / 2] ^= 0x10
      try bytes.write(to: URL(fileURLWithPath: "\(root)/\(path)"))
    }
    let second = try run()
    #expect(second.counts.reused == 0)
    #expect(second.pictures == first.pictures)
    #expect(try run().counts.reused == 4)
  }

  @Test func `a cache that cannot be kept is a warning, and the run goes on`() throws {
    try writeProject()
    try folder.write("a file", to: "cache")
    let run = try run()
    #expect(run.counts.written == 4)
    #expect(run.recorder.findings.map(\.diagnostic.rule) == ["unusable-cache"])
  }
}
