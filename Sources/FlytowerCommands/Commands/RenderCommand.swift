import Diagnostics
import Foundation
import InterfaceBuilder
import Theatre
import UIKit

/// `flytower render`: a picture of each scene.
@MainActor
struct RenderCommand {
  let options: StageOptions
  let output: String
  let scene: String?
  /// Whether scenes stand alone, without the containers around them.
  let isBare: Bool
  let showsStatusBar: Bool
  let report: Report
  let resources: ProjectShelf

  static func run(_ arguments: ArgumentReader, _ console: any Console) throws(UsageError) -> Int32 {
    var arguments = arguments
    let options = try StageOptions(&arguments)
    guard let output = try arguments.option("--output") else {
      throw UsageError("--output DIR is missing")
    }
    let scene = try arguments.option("--scene")
    let isBare = arguments.flag("--bare")
    let showsStatusBar = arguments.flag("--status-bar")
    let listsResources = arguments.flag("--resources")
    let files = try arguments.someFiles()
    let report = Report(console)
    let command = RenderCommand(
      options: options, output: output, scene: scene, isBare: isBare,
      showsStatusBar: showsStatusBar,
      report: report,
      resources: ProjectShelf(options))
    command.render(files)
    command.resources.report(to: command.report, listing: listsResources)
    return command.report.status
  }

  private func render(_ files: [String]) {
    var documents: [Document] = []
    report.readAll(files) { documents.append($1) }
    var byName: [String: Document] = [:]
    for document in documents { byName[document.storyboardName] = document }
    var folders = FileNames()
    var count = 0
    for document in documents {
      let folder = output + "/" + folders.unique(document.fileStem)
      count += render(document, among: byName, into: folder)
    }
    if let scene, count == 0, !documents.isEmpty { reportNoScene(scene, in: documents) }
  }

  /// Returns how many scenes there were to draw.
  private func render(
    _ document: Document, among documents: [String: Document], into folder: String
  ) -> Int {
    let options = options.fitted(to: document)
    let tools = resources.textTools(for: document)
    let pictures = PictureFile(report: report, renderer: tools.renderer)
    var names = FileNames()
    let others = documents.sorted { $0.key < $1.key }.map(\.value)
    let scenes = StagedScene.all(
      of: document, named: scene, documents: documents, inContainers: !isBare
    ) {
      let session = report.listen(to: options.makeSession(fonts: tools.typesetter))
      resources.supply(session, with: document, among: others)
      return session
    }
    for staged in scenes {
      report.add(staged.diagnostics)
      if showsStatusBar { staged.showStatusBar() }
      let (list, size) = staged.composeFrame()
      let path = "\(folder)/\(names.unique(staged.name)).png"
      if pictures.writePNG(list, size: size, scale: options.outputScale, to: path) {
        report.console.print(path)
      }
    }
    return scenes.count
  }

  private func reportNoScene(_ scene: String, in documents: [Document]) {
    let names = documents.flatMap(\.sceneUnits).flatMap(\.scenes).map { "'\($0.name)'" }.joined(separator: ", ")
    report.fail(
      Diagnostic(
        .error, rule: "unknown-scene",
        "no scene '\(scene)'; there \(names.isEmpty ? "is none" : "are \(names)")",
        at: SourceLocation(file: documents.map(\.file).joined(separator: ", "))))
  }
}
