import CairoBackend
import Diagnostics
import Foundation
import InterfaceBuilder
import SceneRendering
import Theatre
import UIKit

/// `flytower inspect`: the objects that every scene becomes.
@MainActor
struct InspectCommand {
  static func run(_ arguments: ArgumentReader, _ console: any Console) throws(UsageError) -> Int32 {
    var arguments = arguments
    let isJSON = try arguments.option("--format", oneOf: ["text", "json"]) == "json"
    let language = try arguments.language()
    let project = try arguments.project()
    let report = Report(console)
    // Without being asked the file alone is looked at.
    let isAsked = language != nil || project != nil
    let resources = isAsked ? ProjectShelf(project: project, language: language) : nil
    let fonts = PangoTypesetter()
    report.readAll(try arguments.someFiles()) { file, document in
      let scenes = inspect(document, fonts, report, resources)
      if isJSON {
        console.print(JSONLine.text(JSONFile(file: file, scenes: scenes.map(JSONScene.init))))
      } else {
        for line in text(of: scenes, in: file) { console.print(line) }
      }
    }
    resources?.report(to: report, listing: false)
    return report.status
  }

  private static func inspect(
    _ document: Document, _ fonts: PangoTypesetter, _ report: Report, _ resources: ProjectShelf?
  ) -> [SceneInspection] {
    let inspection = SceneInspection.all(of: document) {
      let session = StageOptions().makeSession(onCanvasOf: document, fonts: fonts)
      resources?.supply(session, with: document)
      return session
    }
    report.add(inspection.diagnostics)
    return inspection.scenes
  }

  private static func text(of scenes: [SceneInspection], in file: String) -> [String] {
    ["\(file):"]
      + scenes.flatMap { scene in
        let title = scene.name.isEmpty ? [] : ["  scene \(scene.name)"]
        let indent = scene.name.isEmpty ? "  " : "    "
        return title + scene.objects.flatMap(\.lines).map { indent + $0 }
      }
  }

  private struct JSONFile: Encodable {
    let file: String
    let scenes: [JSONScene]
  }

  private struct JSONScene: Encodable {
    let name: String?
    let objects: [JSONObject]

    init(_ scene: SceneInspection) {
      name = scene.name.isEmpty ? nil : scene.name
      objects = scene.objects.flatMap(\.subtree).map { JSONObject($0.node, depth: $0.depth) }
    }
  }
}
