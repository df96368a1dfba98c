import FlytowerCommands
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.isPresent, "the corpus is not beside the package"), .serialized)
@MainActor
struct CorpusTests {
  @Test(.timeLimit(.minutes(5)))
  func `every published file has frames`() {
    for file in Corpus.files {
      let call = Call("frames", "--format", "json", file)
      #expect(call.status < 2, "\(file)")
      #expect(call.output.count == 1 && call.output != ["{}"], "\(file)")
    }
    print("frames of \(Corpus.files.count) documents")
  }

  @Test(.timeLimit(.minutes(2)))
  func `published files of all kinds are drawn`() throws {
    let folder = try TemporaryFolder()
    let step = max(1, Corpus.files.count / 40)
    let chosen = stride(from: 0, to: Corpus.files.count, by: step).map { Corpus.files[$0] }
    for file in chosen {
      let call = Call("render", file, "--output", folder.path, "--scale", "1")
      #expect(call.status < 2, "\(file)")
      #expect(call.output.allSatisfy(FileManager.default.fileExists(atPath:)), "\(file)")
    }
    print("drew \(chosen.count) documents")
  }
}
