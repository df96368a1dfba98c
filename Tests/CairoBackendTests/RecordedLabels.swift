import Drawing
import Foundation

/// A text and the width that Interface Builder recorded for it.
struct RecordedLabel {
  let text: String
  let font: FontDescription
  let width: Double
  /// In points: the pixel that widths were rounded up to.
  let grid: Double

  /// Where recorded metrics lie, if they are there.
  static let file: URL? = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let corpus = ProcessInfo.processInfo.environment["FLYTOWER_CORPUS"]
      .map { URL(fileURLWithPath: $0) }
    let candidates = [
      corpus, root.appendingPathComponent("../shared"),
    ]
    return candidates.compactMap { $0?.appendingPathComponent("sf-text-metrics.tsv") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// Labels of one line in the system's font whose width nothing but their text decided.
  static func all() throws -> [RecordedLabel] {
    guard let file else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .compactMap { RecordedLabel(row: $0.split(separator: "\t").map(String.init)) }
  }

  private init?(row: [String]) {
    let isFree = ["free", "stack", "free+ineq", "cellstyle"]
    guard row.count >= 10, row[0] == "label", isFree.contains(row[9]),
      let size = Double(row[2]), size > 0, let weight = FontWeight(rawValue: row[3]),
      let width = Double(row[5])
    else { return nil }
    text = row[1]
    font = FontDescription(size: CGFloat(size), weight: weight)
    self.width = width
    let steps = row[8].split(separator: "/").compactMap { Double($0) }
    grid = steps.count == 2 ? steps[0] / steps[1] : 1
  }
}
