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

  @Test(.timeLimit(.minutes(5)))
  func `no recorded frame of a computed view takes part`() throws {
    let rows = try #require(Oracle.rows).filter { $0.path.sampleNumber % 8 == 0 }
    let folder = try TemporaryFolder()
    var replaced = 0
    for (path, views) in Dictionary(grouping: rows, by: \.path) {
      var text = try String(contentsOfFile: Oracle.folder.path + "/" + path, encoding: .utf8)
      for row in views where text.replaceFrame(of: row.view) { replaced += 1 }
      _ = try folder.write(text, to: path)
    }
    #expect(replaced > rows.count * 9 / 10)
    let (one, other) = (
      try computedFrames(of: rows), try computedFrames(of: rows, in: folder.path)
    )
    for row in rows {
      let (frame, again) = (one[row.path]?[row.view], other[row.path]?[row.view])
      #expect(frame != nil && frame == again, "\(row.view) in \(row.path)")
    }
  }

  private func computedFrames(
    of rows: [Oracle.Row], in folder: String = Oracle.folder.path
  ) throws -> [String: [String: [Double]]] {
    let paths = Set(rows.map(\.path)).sorted()
    let console = RecordingConsole()
    _ = CommandLineTool.run(
      ["frames", "--format", "json"] + paths.map { folder + "/" + $0 }, console: console)
    var frames: [String: [String: [Double]]] = [:]
    for line in console.output {
      let file = try JSONDecoder().decode(File.self, from: Data(line.utf8))
      let path = String(file.file.dropFirst(folder.count + 1))
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

extension String {
  /// The same on every run, unlike a hash.
  fileprivate var sampleNumber: Int { utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } }

  /// Puts nonsense in place of the frame that the element with the id has; false if it has none.
  fileprivate mutating func replaceFrame(of id: String) -> Bool {
    guard let start = range(of: " id=\"\(id)\""),
      let frame = range(of: "<rect key=\"frame\"", range: start.upperBound..<endIndex),
      let end = range(of: "/>", range: frame.upperBound..<endIndex)
    else { return false }
    replaceSubrange(
      frame.lowerBound..<end.upperBound,
      with: "<rect key=\"frame\" x=\"7\" y=\"11\" width=\"13\" height=\"17\"/>")
    return true
  }
}
