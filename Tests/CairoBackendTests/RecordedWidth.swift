import Drawing
import Foundation

/// A text and the width that Interface Builder recorded for the label or button that shows it.
struct RecordedWidth {
  let text: String
  let font: FontDescription
  let width: Double
  let isButton: Bool
  /// Whether the text's width was all that decided, judged by how far an older estimate was off.
  let isPlausible: Bool
  /// In points: what widths were rounded up to. Buttons take whole points.
  private let grid: Double

  /// Where recorded metrics lie, if they are there.
  static let file: URL? = {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["FLYTOWER_CORPUS"]
    let folders =
      named.map { [URL(fileURLWithPath: $0)] }
      ?? ["../shared", "../../shared"].map(package.appendingPathComponent)
    return folders.map { $0.appendingPathComponent("sf-text-metrics.tsv") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  static func all() throws -> [RecordedWidth] {
    guard let file else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .compactMap { line in
        RecordedWidth(
          row: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
      }
  }

  private init?(row: [String]) {
    guard row.count >= 12, let size = Double(row[2]), size > 0, let width = Double(row[5])
    else { return nil }
    let isItalic = row[3] == "italic"
    guard let weight = isItalic ? .regular : FontWeight(rawValue: row[3]) else { return nil }
    text = row[1]
    font = FontDescription(size: CGFloat(size), weight: weight, isItalic: isItalic)
    self.width = width
    isButton = row[0] == "button"
    isPlausible = Double(row[11]).map { abs($0) <= 4 } ?? false
    let steps = row[8].split(separator: "/").compactMap { Double($0) }
    grid = isButton || steps.count != 2 ? 1 : steps[0] / steps[1]
  }

  /// How far the measured width is from the recorded one, in points.
  func error(by typesetter: any Typesetter) -> Double {
    let line = typesetter.lines(for: TextRequest(text, font: font)).first
    let measured = (Double(line?.width ?? 0) / grid - 1e-6).rounded(.up) * grid
    return abs((isButton ? max(30, measured) : measured) - width)
  }
}
