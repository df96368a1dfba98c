import Foundation
import SceneRendering

/// How a storyboard or an app is performed.
struct PlayOptions {
  var stage: StageOptions
  /// The folder of the resources; nil for that of the file's project.
  let project: String?
  let script: String?
  let film: String?
  let rate: Double
  let snapshots: String?
  let printsLog: Bool
  let showsWindow: Bool
  let listsResources: Bool

  init(_ arguments: inout ArgumentReader) throws(UsageError) {
    stage = try StageOptions(&arguments, LookAxis.allCases.filter { $0 != .chrome })
    project = try arguments.project()
    script = try arguments.option("--script")
    film = try arguments.option("--film")
    snapshots = try arguments.option("--snapshots")
    printsLog = arguments.flag("--log")
    showsWindow = arguments.flag("--window")
    listsResources = arguments.flag("--resources")
    rate = try Self.rate(arguments.option("--rate"))
    if let film, !film.hasSuffix(".gif"), !film.hasSuffix(".webp") {
      throw UsageError("--film writes .gif or .webp, not '\(film)'")
    }
  }

  private static func rate(_ text: String?) throws(UsageError) -> Double {
    guard let text else { return 30 }
    guard let rate = Double(text), rate >= 1, rate <= 120 else {
      throw UsageError("--rate is frames a second, from 1 to 120, not '\(text)'")
    }
    return rate
  }
}
