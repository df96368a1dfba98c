import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import Theatre
import UIKit

/// What holds for the layout of all published files.
@Suite(.enabled(if: Corpus.isPresent, "the corpus is not beside the package"), .serialized)
@MainActor
struct FileLayoutTests {
  @Test(.timeLimit(.minutes(5)))
  func `every view of published files has a place`() throws {
    var count = 0
    for file in Corpus.files {
      let frames = frames(of: try Document(contentsOf: file))
      count += frames.count
      #expect(frames.filter { !$0.isUsable } == [], "\(file)")
    }
    #expect(count > 5 * Corpus.files.count)
  }

  @Test(.timeLimit(.minutes(5)))
  func `constraints that were changed at random leave every view a place`() throws {
    var changed = 0
    for (index, file) in Corpus.files.enumerated() {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      var mutation = ConstraintMutation(seed: UInt64(index))
      let odd = mutation.text(of: text)
      if odd != text { changed += 1 }
      let frames = frames(of: try Document(bytes: Array(odd.utf8), file: file))
      #expect(frames.filter { !$0.isUsable } == [], "\(file)")
    }
    #expect(changed > Corpus.files.count / 3)
  }

  private func frames(of document: Document) -> [CGRect] {
    StagedScene.all(of: document) {
      let session = Session()
      session.sceneLoading = .canvas
      session.whenRaised = { _ in }
      return session
    }.flatMap(\.frames).map(\.frame)
  }
}

extension CGRect {
  /// Finite, and of no negative size.
  fileprivate var isUsable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
      && size.width >= 0 && size.height >= 0
  }
}
