import FlytowerCommands
import Foundation
import TestSupport
import Testing

/// How many frames come out as Xcode recorded them in published files.
@Suite(.enabled(if: Oracle.isPresent, "the recorded frames are not beside the package"))
@MainActor
struct OracleTests {
  @Test(.timeLimit(.minutes(5)))
  func `nearly all computed frames are those that Xcode recorded`() throws {
    let rows = try #require(Oracle.rows)
    let frames = try computedFrames(of: rows)
    let errors = rows.map { row in
      (level: row.level, error: frames[row.path]?[row.view].map(row.error) ?? .infinity)
    }
    func share(within limit: Double, level: String? = nil) -> Double {
      let chosen = errors.filter { level == nil || $0.level == level }
      return Double(chosen.count { $0.error <= limit }) / Double(max(chosen.count, 1))
    }
    print("within 1 pt \(share(within: 1.001)), within 0.5 pt \(share(within: 0.501))")
    #expect(rows.count > 5000)
    #expect(share(within: 1.001) >= 0.92)
    #expect(share(within: 0.501) >= 0.86)
    #expect(share(within: 1.001, level: "0") >= 0.96)
  }

  private func computedFrames(of rows: [Oracle.Row]) throws -> [String: [String: [Double]]] {
    let paths = Set(rows.map(\.path)).sorted()
    let console = RecordingConsole()
    _ = CommandLineTool.run(
      ["frames", "--format", "json"] + paths.map { Oracle.folder.path + "/" + $0 },
      console: console)
    var frames: [String: [String: [Double]]] = [:]
    for line in console.output {
      let file = try JSONDecoder().decode(File.self, from: Data(line.utf8))
      let path = String(file.file.dropFirst(Oracle.folder.path.count + 1))
      for view in file.views { frames[path, default: [:]][view.id] = view.frame }
    }
    return frames
  }

  private struct File: Decodable {
    let file: String
    let views: [View]

    struct View: Decodable {
      let id: String
      let frame: [Double]
    }
  }
}

/// The table of recorded frames beside the published files.
private enum Oracle {
  struct Row {
    let path: String
    let view: String
    let level: String
    let frame: [Double]

    /// The largest distance of the four numbers.
    func error(_ other: [Double]) -> Double {
      zip(frame, other).map { abs($0 - $1) }.max() ?? .infinity
    }
  }

  static let folder = (Corpus.folder ?? URL(fileURLWithPath: "/")).appendingPathComponent("corpus")
  static var isPresent: Bool { FileManager.default.fileExists(atPath: table.path) }
  private static var table: URL { folder.appendingPathComponent("oracle.tsv") }

  /// path, controller, root, view, element, level, x, y, width, height; a line each, after a title.
  static var rows: [Row]? {
    guard let text = try? String(contentsOf: table, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 10 else { return nil }
      return Row(
        path: fields[0], view: fields[3], level: fields[5],
        frame: fields[6...].compactMap(Double.init))
    }
  }
}
