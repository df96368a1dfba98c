import Foundation
import Testing

@testable import SourceRewriter

@Suite struct LineTests {
  static let sources = ["Examples", "Sources", "Tests", "Plugins"].flatMap {
    files(in: $0, ending: "swift")
  }

  @Test func `no line of any source moves`() throws {
    #expect(Self.sources.count > 50)
    for file in Self.sources {
      let text = try String(contentsOf: file, encoding: .utf8)
      let source = SourceText(path: file.path, text)
      var rewriter = FileRewriter(source, file: 0, index: ModuleIndex([source]))
      rewriter.run()
      let result = rewriter.edits.applied(to: source.bytes)

      #expect(
        result.split(separator: "\n", omittingEmptySubsequences: false).count
          == text.split(separator: "\n", omittingEmptySubsequences: false).count, "\(file.path)")
    }
  }

  @Test func `what is blanked keeps its length and its line breaks`() throws {
    for file in Self.sources {
      let source = SourceText(path: file.path, try String(contentsOf: file, encoding: .utf8))
      var rewriter = FileRewriter(source, file: 0, index: ModuleIndex([source]))
      rewriter.run()
      let blanks = rewriter.edits.filter { $0.replacement == nil }
      let result = Array(blanks.applied(to: source.bytes).utf8)

      #expect(result.count == source.bytes.count, "\(file.path)")
      let changed = zip(result, source.bytes).filter { $0 != $1 }
      #expect(changed.allSatisfy { $0.0 == Byte.space && $0.1 != Byte.lineFeed }, "\(file.path)")
    }
  }

  @Test func `tokens of any source are in order and inside it`() throws {
    for file in Self.sources {
      let source = SourceText(path: file.path, try String(contentsOf: file, encoding: .utf8))
      var end = 0
      for token in source.tokens {
        #expect(token.range.lowerBound >= end && !token.range.isEmpty)
        end = token.range.upperBound
      }
      #expect(end <= source.bytes.count)
    }
  }

  @Test func `every prefix of a source can be rewritten`() throws {
    let file = packageRoot.appendingPathComponent(
      "Tests/Fixtures/RewriterApp/Screens/StageViewController.swift")
    let bytes = try Array(String(contentsOf: file, encoding: .utf8).utf8)
    for length in stride(from: 0, to: bytes.count, by: 3) {
      let prefix = String(decoding: bytes[..<length], as: UTF8.self)
      let lines = prefix.filter { $0 == "\n" }.count

      let source = SourceText(path: "Prefix.swift", prefix)
      var rewriter = FileRewriter(source, file: 0, index: ModuleIndex([source]))
      rewriter.run()
      #expect(rewriter.edits.applied(to: source.bytes).filter { $0 == "\n" }.count == lines)
    }
  }

  @Test func `the first line says which file the lines are of`() throws {
    let text = try rewritten("let a = 1").sources[0].text

    #expect(text == "#sourceLocation(file: \"File0.swift\", line: 1)\nlet a = 1\n")
  }
}
