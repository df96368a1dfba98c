import Diagnostics
import Foundation
import SceneRendering
import TestSupport

/// Runs over a folder, and all that is told of them.
@MainActor
final class RunRecorder: RenderListener {
  private(set) var findings: [DiagnosticLog.Entry] = []
  private(set) var written: [String] = []
  private(set) var paths: [String] = []
  private(set) var failures: [Diagnostic] = []

  func found(_ findings: [DiagnosticLog.Entry], in file: String) { self.findings += findings }
  func wrote(_ text: String) { written.append(text) }
  func finished(_ path: String) { paths.append(path) }
  func failed(_ diagnostic: Diagnostic) { failures.append(diagnostic) }
  func progressed(_ done: Int, of total: Int) {}
}

/// A run with a cache over a folder, into another.
@MainActor
struct CachedRun {
  let recorder = RunRecorder()
  let counts: RenderRun.Counts
  let pictures: [String: Data]

  init(
    _ inputs: [String], in folder: TemporaryFolder, matrix: String = "scale=1",
    change: (inout RenderRequest) -> Void = { _ in }
  ) throws {
    let output = "\(folder.path)/out-\(UUID().uuidString)"
    var request = RenderRequest(
      inputs: inputs, output: output, looks: try LookMatrix(parsing: matrix).looks(), jobs: 2)
    request.cache = "\(folder.path)/cache"
    change(&request)
    let run = RenderRun(request, recorder)
    _ = run.run()
    counts = run.counts
    var pictures: [String: Data] = [:]
    for path in recorder.paths {
      pictures[String(path.dropFirst(output.count))] = FileManager.default.contents(atPath: path)
    }
    self.pictures = pictures
  }
}
