import InterfaceBuilder
import SceneRendering
import Theatre

/// `flytower play`: runs a storyboard whose classes are not linked.
@MainActor
struct PlayCommand {
  static func run(_ arguments: ArgumentReader, _ console: any Console) throws(UsageError) -> Int32 {
    var arguments = arguments
    var options = try PlayOptions(&arguments)
    let files = try arguments.someFiles()
    guard files.count == 1 else { throw UsageError("one storyboard can be played at a time") }
    let report = Report(console)
    guard let document = report.read(files[0]) else { return report.status }
    guard document.kind == .storyboard else {
      throw UsageError("\(files[0]) is a xib; only storyboards can be played")
    }
    options.stage = options.stage.fitted(to: document)
    let resources = ProjectShelf(project: options.project, language: options.stage.language)
    let run = PlayRun(
      options: options, report: report, tools: resources.textTools(for: document))
    run.play(title: document.storyboardName) { performance in
      resources.supply(performance.session, with: document)
      return performance.open(document)
    }
    resources.report(to: report, listing: options.listsResources)
    return report.status
  }
}
