/// A unit of a document in a look: what is staged at once.
struct RenderJob: Sendable {
  let document: RenderPlan.PlannedDocument
  let unit: RenderPlan.PlannedUnit
  /// The number of the look.
  let lookNumber: Int
  let look: Look

  /// The places in the unit of the scenes that are wanted.
  var wanted: [Int] { unit.scenes.indices.filter { unit.scenes[$0].isWanted } }
}

extension RenderPlan {
  /// All that is to be done, scene by scene, each in all looks.
  func jobs(in looks: [Look]) -> [RenderJob] {
    documents.flatMap { document in
      document.units.filter { $0.scenes.contains(where: \.isWanted) }.flatMap { unit in
        looks.enumerated().map { number, look in
          RenderJob(document: document, unit: unit, lookNumber: number, look: look)
        }
      }
    }
  }
}

/// What became of a scene of a job.
enum SceneOutcome: Sendable {
  /// Its picture is under this path.
  case written(path: String, SceneAccount)
  case failed(RenderFailure, SceneAccount)

  var isWritten: Bool {
    switch self {
    case .written: true
    case .failed: false
    }
  }
}

/// Why there is no picture.
enum RenderFailure: Error, Sendable {
  /// The picture cannot be made.
  case picture(String)
  /// The file cannot be written.
  case file(FileError)
}
