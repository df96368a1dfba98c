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
    let listensToSignals = console.isOfProcess
    if listensToSignals { Interruption.install() }
    defer { if listensToSignals { Interruption.restore() } }
    do throws(RenderingError) {
      let isWhole = try PartsMerge(folders).write(
        to: output, isInterrupted: { listensToSignals && Interruption.isRequested },
        { console.print($0) })
      if !isWhole { return interrupted(console) }
    } catch {
      report.fail(Diagnostic(.error, rule: "unmergeable", error.description))
    }
    return report.status
  }

  private static func interrupted(_ console: any Console) -> Int32 {
    console.printError("flytower render merge: interrupted; a rerun does the rest")
    return Interruption.signal?.exitStatus ?? 2
  }
}
