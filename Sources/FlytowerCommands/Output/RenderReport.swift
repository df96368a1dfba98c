import Diagnostics
import SceneRendering

/// Prints what a run finds and writes.
@MainActor
final class RenderReport: RenderListener {
  private let report: Report

  init(_ report: Report) { self.report = report }

  func found(_ findings: [DiagnosticLog.Entry], in file: String) {
    report.add(findings, in: file)
  }

  func wrote(_ text: String) { report.write(text) }

  func finished(_ path: String) { report.console.print(path) }

  func failed(_ diagnostic: Diagnostic) { report.fail(diagnostic) }

  func progressed(_ done: Int, of total: Int) {
    report.console.showProgress("\(done) of \(total) pictures")
  }

  /// Says how the run ended: to a person always, in a pipe only if it ended early.
  func end(_ counts: RenderRun.Counts, _ ending: RenderRun.Ending, _ request: RenderRequest) {
    let share = "\(counts.written) of \(counts.total) pictures are written"
    switch ending {
    case .complete:
      let page = request.writesSheet ? "; \(request.output)/index.html shows them" : ""
      let reused = counts.reused > 0 ? ", \(counts.reused) of them from the cache" : ""
      report.console.showSummary(share + reused + page)
    case .gaveUp:
      // What stopped it before the first is said already.
      if counts.total > 0 { report.console.printError("flytower render: given up; \(share)") }
    case .interrupted:
      report.console.printError("flytower render: interrupted; \(share), and a rerun does the rest")
    }
  }
}
