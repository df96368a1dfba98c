import Diagnostics
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

  @Test func `only the files that are made to be wrong have something to report`() throws {
    let reported = try Corpus.files.filter { try !Document(contentsOf: $0).diagnostics.isEmpty }
    #expect(reported.map { $0.split(separator: "/").last } == ["DuplicateID.xib"])
  }

  @Test func `every scene has a controller with a place, and every segue a source`() throws {
    for path in Corpus.files {
      let document = try Document(contentsOf: path)
      #expect(document.scenes.allSatisfy { $0.controller?.location.line != nil }, "\(path)")
      #expect(document.segues.allSatisfy { $0.source != nil && $0.destination != nil }, "\(path)")
    }
  }
}
