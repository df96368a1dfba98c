import CairoBackend
import Drawing
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import Theatre
import UIKit

/// No scene with something to see is drawn as one plain colour.
@Suite(.enabled(if: Corpus.isPresent, "the corpus is not beside the package"), .serialized)
@MainActor
struct BlankPictureTests {
  private let fonts = PangoTypesetter()
  private let renderer = CairoRenderer()

  @Test(.timeLimit(.minutes(10)))
  func `no published scene with visible content is drawn blank`() throws {
    var drawn = 0
    var blank: [String] = []
    for file in Corpus.files {
      let document = try Document(contentsOf: file)
      let visible = visibleRoots(of: document)
      for scene in StagedScene.all(of: document, makeSession: makeSession) {
        guard let content = visible[scene.name] else { continue }
        drawn += 1
        let (list, size) = scene.composeFrame()
        if isBlank(list, size) {
          blank.append("\(content.location): \(content.name) in \(scene.name)")
        }
      }
    }
    print("drew \(drawn) scenes with visible content, \(blank.count) of them blank")
    #expect(drawn > 1000)
    #expect(blank == [])
  }

  /// The first visible element of each root view, by the name of its scene.
  private func visibleRoots(of document: Document) -> [String: Element] {
    let controllers = document.scenes.compactMap(\.controller).map {
      ($0.storyboardIdentifier ?? $0.element.id ?? "", $0.view?.element)
    }
    let views =
      document.kind == .xib ? document.objects.map { ($0.id ?? "view", Optional($0)) } : []
    var result: [String: Element] = [:]
    for (name, view) in controllers + views {
      if let view, let first = VisibleContent.first(in: view) { result[name] = first }
    }
    return result
  }

  private func makeSession() -> Session {
    let session = Session(typesetter: fonts)
    session.whenRaised = { _ in }
    return session
  }

  /// Whether all pixels are equal.
  private func isBlank(_ list: DisplayList, _ size: CGSize) -> Bool {
    let bitmap = Bitmap(size: size, scale: 0.5)
    renderer.render(list, into: bitmap)
    let first = bitmap.bytes.baseAddress
    guard let first else { return true }
    return memcmp(first, first + 4, bitmap.bytes.count - 4) == 0
  }
}
