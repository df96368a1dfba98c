import ContactSheet
import Foundation
import TestSupport
import Testing

/// Published documents in looks that matter: an eighth of them, or all where `FLYTOWER_ALL` is 1.
@Suite(
  .enabled(if: Corpus.isPresent, "the corpus is not beside the package"), .serialized,
  .timeLimit(.minutes(60)))
@MainActor
struct CorpusRenderTests {
  private static let isWhole = ProcessInfo.processInfo.environment["FLYTOWER_ALL"] == "1"

  /// Every eighth of the list, so that all kinds of projects are among them.
  private static let files = sample(8)
  /// Of runs that are repeated.
  private static let fewFiles = sample(16)

  private static func sample(_ step: Int) -> [String] {
    Corpus.files.enumerated().filter { isWhole || $0.offset % step == 3 }.map(\.element)
  }

  private static let matrix =
    "device=iPhone SE,ipad11_0rounded,appearance=light,dark,direction=ltr,rtl,scale=1"
  private static let smallMatrix = isWhole ? matrix : "appearance=light,dark,scale=1"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(
    _ options: [String], of files: [String] = Self.fewFiles, matrix: String = Self.smallMatrix,
    to out: String
  ) -> Call {
    let call = Call(
      ["render"] + files + ["--output", "\(folder.path)/\(out)", "--matrix", matrix] + options)
    #expect(call.status < 2, "\(call.errors.suffix(3))")
    return call
  }

  private func lines(_ call: Call, of out: String) -> [String] {
    call.output.map { String($0.dropFirst("\(folder.path)/\(out)".count)) }
  }

  @Test func `every scene is drawn in every look`() throws {
    let call = render([], of: Self.files, matrix: Self.matrix, to: "out")
    let record = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/out/render.json"))
    let manifest = try ManifestFile.decode(record)
    #expect(manifest.looks.count == 8)
    #expect(manifest.scenes.count >= Self.files.count)
    for scene in manifest.scenes {
      #expect(
        scene.pictures.count { $0.path != nil } == 8, "\(scene.name) of \(scene.file)")
    }
    #expect(call.output.count == manifest.scenes.count * 8)
    #expect(Set(call.output).count == call.output.count)
    print("drew \(manifest.scenes.count) scenes of \(Self.files.count) documents in 8 looks")
  }

  @Test func `threads, parts and a cache change no byte and no line`() throws {
    let one = render(["--jobs", "1"], to: "one")
    let four = render(["--jobs", "4", "--cache", "\(folder.path)/cache"], to: "four")
    let cached = render(["--jobs", "3", "--cache", "\(folder.path)/cache"], to: "cached")
    for (call, out) in [(four, "four"), (cached, "cached")] {
      #expect(lines(call, of: out) == lines(one, of: "one"))
      #expect(call.errors == one.errors)
      #expect(differences("one", out) == [])
    }
    let parts = (1...3).map { index in
      let call = render(["--jobs", "2", "--shard", "\(index)/3"], to: "part\(index)")
      #expect(call.output.count > one.output.count / 5)
      return call
    }
    #expect(parts.map(\.output.count).reduce(0, +) == one.output.count)
    // What is odd in several scenes of a document is said once in each part.
    #expect(Set(parts.flatMap(\.errors)).isSuperset(of: one.errors))
    let merged = Call(
      ["render", "merge"] + (1...3).map { "\(folder.path)/part\($0)" }
        + ["--output", "\(folder.path)/merged"])
    #expect(merged.errors == [])
    #expect(Set(lines(merged, of: "merged")) == Set(lines(one, of: "one")))
    #expect(differences("one", "merged") == [])
    print("\(one.output.count) pictures are the same in five runs")
  }

  /// The files that are not in both folders, or not the same.
  private func differences(_ one: String, _ other: String) -> [String] {
    let roots = [one, other].map { "\(folder.path)/\($0)" }
    let names = Set(roots.flatMap { FileManager.default.subpaths(atPath: $0) ?? [] })
    return names.sorted().filter { name in
      !FileManager.default.contentsEqual(
        atPath: "\(roots[0])/\(name)", andPath: "\(roots[1])/\(name)")
    }
  }
}
