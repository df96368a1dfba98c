import CairoBackend
import Foundation
import InterfaceBuilder
import Theatre
import UIKit

extension Benchmark {
  /// What a change costs must not grow with the part of the tree that it does not reach.
  static let layout = Benchmark(
    name: "layout", summary: "scenes laid out beside reading their files; changes in large trees"
  ) {
    measurePublishedFiles()
    for shape in LayoutShape.allCases { measure(shape) }
  }

  // MARK: Published files

  @MainActor
  private static func measurePublishedFiles() {
    let files = publishedFiles()
    guard !files.isEmpty else { return print("  the published storyboards are not here") }
    let fonts = PangoTypesetter()
    var (reading, staging): ([Double], [Double]) = ([], [])
    for bytes in files {
      guard let document = try? Document(bytes: bytes, file: "Main.storyboard") else { continue }
      let measurement = Measurement(
        runs: 3,
        of: [
          { _ = try? Document(bytes: bytes, file: "Main.storyboard") },
          { stage(document, fonts) },
        ])
      reading.append(measurement.medians[0])
      staging.append(measurement.medians[1])
    }
    for (name, share) in [("median", 0.5), ("99th percentile", 0.99)] {
      let (read, laid) = (percentile(share, of: reading), percentile(share, of: staging))
      print(
        "  \(reading.count) published files, \(name): read in \(rounded(read)) ms,",
        "laid out in \(rounded(laid)) ms, \(rounded(laid / read)) ×")
    }
    let ratios = zip(staging, reading).map { $0 / $1 }
    print(
      "  laid out ÷ read, file by file: median \(rounded(percentile(0.5, of: ratios))),",
      "99th percentile \(rounded(percentile(0.99, of: ratios)))")
  }

  @MainActor
  private static func stage(_ document: Document, _ fonts: PangoTypesetter) {
    _ = StagedScene.all(of: document) { Session(onCanvasOf: document, typesetter: fonts) }
  }

  private static func percentile(_ share: Double, of times: [Double]) -> Double {
    times.sorted()[min(times.count - 1, Int(Double(times.count) * share))]
  }

  // MARK: Shapes

  @MainActor
  private static func measure(_ shape: LayoutShape) {
    var smallest: LayoutTimes?
    for count in [100, 1_000, 10_000] {
      let times = LayoutTimes(shape, count)
      smallest = smallest ?? times
      print("  \(shape.rawValue), \(count) views: \(times.description(beside: smallest ?? times))")
    }
  }
}

/// What one tree costs, in milliseconds.
struct LayoutTimes {
  let count: Int
  private(set) var making = 0.0
  private(set) var layout = 0.0
  /// Medians of single turns, by what changes in them.
  private(set) var changes: [(name: String, time: Double)] = []

  @MainActor
  init(_ shape: LayoutShape, _ count: Int) {
    self.count = count
    let session = Session()
    var tree: LayoutTree?
    making = Self.time { session.perform { tree = LayoutTree(shape, count) } }
    guard let tree else { return }
    layout = Self.time { session.perform { tree.show() } }
    changes = tree.changes.map { name, change in
      let times = (0..<9).map { step in Self.time { session.perform { change(step) } } }
      return (name, times.sorted()[times.count / 2])
    }
  }

  /// With each figure's growth over that of a smaller tree.
  func description(beside smallest: LayoutTimes) -> String {
    let each = { (times: LayoutTimes) in times.layout * 1000 / Double(times.count) }
    var parts = [
      "made in \(rounded(making * 1000 / Double(count))) µs each",
      "laid out in \(rounded(each(self))) µs each (\(rounded(each(self) / each(smallest))) ×)",
    ]
    for (change, first) in zip(changes, smallest.changes) {
      parts.append(
        "\(change.name) \(rounded(change.time * 1000)) µs (\(rounded(change.time / first.time)) ×)")
    }
    return parts.joined(separator: ", ")
  }

  @MainActor
  private static func time(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work).components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
  }
}
