import Diagnostics
import SceneRendering

/// `flytower render merge`: the parts of a run that several machines made, as one.
@MainActor
enum RenderMergeCommand {
  static func run(_ arguments: ArgumentReader, _ console: any Console) throws(UsageError) -> Int32 {
    var arguments = arguments
    guard let output = try arguments.option("--output") else {
      throw UsageError("--output DIR is missing")
    }
    let folders = try arguments.someFiles()
    let report = Report(console)
    do throws(RenderingError) {
      try PartsMerge(folders).write(to: output) { console.print($0) }
    } catch {
      report.fail(Diagnostic(.error, rule: "unmergeable", error.description))
    }
    return report.status
  }
}
