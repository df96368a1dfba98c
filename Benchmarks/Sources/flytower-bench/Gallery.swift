import CairoBackend
import Drawing
import Foundation
import InterfaceBuilder
import Theatre
import UIKit

/// The scenes of our own storyboards, on the usual phone. Images of catalogs are not looked for:
/// grey areas stand where they would be.
@MainActor
struct Gallery {
  /// Pixels a point.
  nonisolated static let scale: CGFloat = 2

  let documents: [Document]
  /// Finding fonts takes longer than making a scene, so one typesetter serves a run.
  let typesetter = PangoTypesetter()

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Gallery")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".storyboard") }.sorted()
    documents = try files.map { file in
      try Document(bytes: Array(Data(contentsOf: folder.appending(path: file))), file: file)
    }
  }

  var scenes: [GalleryScene] { documents.flatMap(scenes) }

  func scenes(of document: Document) -> [GalleryScene] {
    let staged = StagedScene.all(of: document, inContainers: true, makeSession: makeSession)
    return staged.map { scene in
      let (list, size) = scene.composeFrame()
      let name = "\(document.storyboardName)/\(scene.name)"
      return GalleryScene(name: name, list: list, size: size)
    }
  }

  private func makeSession() -> Session {
    let session = Session(typesetter: typesetter)
    session.rasterizer = CairoRasterizer()
    session.imageDecoder = ImageFileDecoder()
    return session
  }
}

/// A scene ready to be drawn.
struct GalleryScene {
  let name: String
  let list: DisplayList
  let size: CGSize
}
