import Configuration
import Diagnostics
import Foundation
import SceneRendering

/// `flytower render`: a picture of each scene, in each look.
@MainActor
struct RenderCommand {
  private let request: RenderRequest
  private let report: Report

  static func run(_ arguments: ArgumentReader, _ console: any Console) throws(UsageError) -> Int32 {
    var arguments = arguments
    if arguments.word("merge") { return try RenderMergeCommand.run(arguments, console) }
    let listsResources = arguments.flag("--resources")
    let report = Report(console)
    guard let request = try request(&arguments, report) else { return report.status }
    let command = RenderCommand(request: request, report: report)
    return command.render(listsResources: listsResources)
  }

  /// nil, and a failure, if there is a configuration that cannot be read.
  private static func request(
    _ arguments: inout ArgumentReader, _ report: Report
  ) throws(UsageError) -> RenderRequest? {
    let choice = try ConfigurationChoice(&arguments)
    var settings = try RenderSettings(&arguments)
    settings.inputs = try arguments.files()
    var log = DiagnosticLog()
    do throws(ConfigurationError) {
      settings = settings.completed(by: try choice.settings(for: settings.inputs, &log))
    } catch {
      report.fail(error.diagnostic)
      return nil
    }
    report.add(log.diagnostics)
    var request = try settings.request(
      processors: ProcessInfo.processInfo.activeProcessorCount)
    request.environment = ProcessInfo.processInfo.environment
    return request
  }

  private func render(listsResources: Bool) -> Int32 {
    let listensToSignals = report.console.isOfProcess
    if listensToSignals {
      Interruption.install()
      ProcessMemory.returnLargeBlocks()
    }
    defer { if listensToSignals { Interruption.restore() } }
    let listener = RenderReport(report)
    let run = RenderRun(request, listener) { listensToSignals && Interruption.isRequested }
    let ending = run.run()
    listener.end(run.counts, ending, request)
    if listsResources {
      for path in run.usedFiles { report.console.printError("uses \(path)") }
    }
    return status(ending)
  }

  private func status(_ ending: RenderRun.Ending) -> Int32 {
    switch ending {
    case .complete: report.status
    case .gaveUp: 2
    case .interrupted: Interruption.signal?.exitStatus ?? 2
    }
  }
}
