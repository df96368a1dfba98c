import ContactSheet
import Testing

struct ManifestMergeTests {
  typealias Part = ManifestMerge.Part

  /// The run in `count` parts: each picture in one of them, by turns.
  private static func split(_ run: RenderManifest, into count: Int) -> [Part] {
    (1...count).map { index in
      var part = run
      part.shard = .init(index: index, count: count)
      var number = 0
      for scene in part.scenes.indices {
        part.scenes[scene].pictures.removeAll { _ in
          number += 1
          return number % count + 1 != index
        }
      }
      return Part(name: "part-\(index)", manifest: part)
    }
  }

  private static func error(_ parts: [Part]) -> ManifestMergeError? {
    #expect(throws: ManifestMergeError.self) { try ManifestMerge(parts).merged() }
  }

  @Test(arguments: 1...5)
  func `the parts of a run make the run`(count: Int) throws {
    let parts = Self.split(SampleRun.run, into: count)
    #expect(try ManifestMerge(parts).merged() == SampleRun.run)
    #expect(try ManifestMerge(parts.reversed()).merged() == SampleRun.run)
  }

  @Test func `parts that are missing are named`() {
    let parts = Self.split(SampleRun.run, into: 4)
    #expect(Self.error([parts[2]]) == .missing(parts: [1, 2, 4], count: 4))
    #expect(
      Self.error([parts[0], parts[1], parts[3]])?.description == "of 4 parts 3 is missing")
    #expect(
      ManifestMergeError.missing(parts: Array(1...99), count: 100).description
        == "of 100 parts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 89 more are missing")
  }

  @Test func `a part that is given twice is named`() {
    let parts = Self.split(SampleRun.run, into: 2)
    let again = Part(name: "copy", manifest: parts[0].manifest)
    #expect(
      Self.error([parts[0], parts[1], again])
        == .givenTwice(part: 1, first: "part-1", second: "copy"))
  }

  @Test func `a whole run is not a part`() {
    #expect(Self.error([Part(name: "out", manifest: SampleRun.run)]) == .notAPart("out"))
    #expect(Self.error([]) == .noParts)
  }

  @Test func `parts of another run are told from each other`() {
    func differing(_ change: (inout RenderManifest) -> Void) -> String? {
      var parts = Self.split(SampleRun.run, into: 2)
      change(&parts[1].manifest)
      guard case .differs(let what, "part-1", "part-2") = Self.error(parts) else { return nil }
      return what
    }
    #expect(differing { $0.title = "Other" } == "the title")
    #expect(differing { $0.program = "older" } == "the program that made them")
    #expect(differing { $0.looks.removeLast() } == "the looks")
    #expect(differing { $0.scenes.removeLast() } == "the number of scenes")
    #expect(differing { $0.shard?.count = 3 } == "the number of parts")
    #expect(
      differing { $0.scenes[1].line = 31 }
        == "the scenes: 'Profile' of App/Main.storyboard:30 and 'Profile' of "
        + "App/Main.storyboard:31 are at the same place")
  }

  @Test func `a picture that two parts have is named`() {
    var parts = Self.split(SampleRun.run, into: 2)
    let light = SampleRun.run.scenes[0].pictures[0]
    for index in parts.indices { parts[index].manifest.scenes[0].pictures = [light] }
    #expect(
      Self.error(parts)
        == .renderedTwice(
          scene: "Login", look: "iPhone 15 · light", first: "part-1", second: "part-2"))
  }
}
