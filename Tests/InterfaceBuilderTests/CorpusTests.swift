import Foundation
import InterfaceBuilder
import Testing

@Suite(.enabled(if: Corpus.isPresent, "the corpus is not beside the package"))
struct CorpusTests {
  @Test func `every published file opens and is written back byte for byte`() throws {
    for path in Corpus.files {
      let document = try Document(contentsOf: path)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(document.xml == text, "\(path)")
      #expect(written(document) == text, "\(path)")
    }
    print("opened \(Corpus.files.count) documents")
    #expect(!Corpus.files.isEmpty)
  }
}
