import Diagnostics
import FlytowerCommands
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import Theatre
import UIKit

/// What holds for all published storyboards at once.
@Suite(.enabled(if: Corpus.isPresent, "the corpus is not beside the package"), .serialized)
@MainActor
struct UnderstandingTests {
  @Test func `nearly all that published files say is understood`() throws {
    var sum = Census()
    for file in Corpus.files {
      sum += CensusTaker.census(of: try Document(contentsOf: file))
    }
    print("elements \(sum.elements), attributes \(sum.attributes)")
    #expect(sum.files >= 1294)
    #expect(share(sum.elements) >= 0.995)
    #expect(share(sum.attributes) >= 0.98)
  }

  @Test func `at most one view in a hundred of published files is a stand-in`() throws {
    var sum = Census()
    for file in Corpus.files {
      sum += CensusTaker.census(of: try Document(contentsOf: file))
    }
    print("stand-ins: \(sum.standIns) of \(sum.views) views")
    #expect(sum.standIns * 100 <= sum.views)
  }

  @Test(.timeLimit(.minutes(5)))
  func `every scene of published files becomes a tree of objects`() throws {
    for file in Corpus.files {
      let document = try Document(contentsOf: file)
      let scenes = InspectedText(document).scenes
      let expected = document.scenes.filter { $0.controller?.isPlaceholder == false }.count
      #expect(scenes.count == (document.kind == .xib ? 1 : expected), "\(file)")
      #expect(scenes.allSatisfy { !$0.objects.isEmpty }, "\(file)")
    }
  }

  /// A sample, unless FLYTOWER_ALL is set.
  @Test(.timeLimit(.minutes(10)))
  func `unknown elements and attributes change nothing else`() throws {
    let isAll = ProcessInfo.processInfo.environment["FLYTOWER_ALL"] != nil
    let step = isAll ? 1 : max(1, Corpus.files.count / 60)
    for index in stride(from: 0, to: Corpus.files.count, by: step) {
      let file = Corpus.files[index]
      let document = try Document(contentsOf: file)
      let text = Injection(seed: UInt64(index)).text(of: document)
      let injected = try Document(bytes: Array(text.utf8), file: file)
      #expect(injected.root.descendantCount > document.root.descendantCount, "\(file)")
      let (one, other) = (InspectedText(document).lines, InspectedText(injected).lines)
      #expect(one == other, "\(file)")
    }
  }

  private func share(_ tally: Census.Tally) -> Double {
    Double(tally.understood) / Double(max(tally.count, 1))
  }
}

/// The objects of a document on the canvas, without those of injected elements.
@MainActor
private struct InspectedText {
  let scenes: [SceneInspection]

  init(_ document: Document) {
    scenes =
      SceneInspection.all(of: document) {
        let session = Session()
        session.sceneLoading = .canvas
        session.whenRaised = { _ in }
        return session
      }.scenes
  }

  var lines: [String] {
    scenes.flatMap { scene in [scene.name] + scene.objects.flatMap(\.lines) }
      .filter { !$0.contains(Injection.mark) }
  }
}
