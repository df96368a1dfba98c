import Diagnostics
import Foundation
import Theatre

/// Where jobs become files: staged here or taken from the cache, then drawn by the crew.
@MainActor
struct Workshop {
  let request: RenderRequest
  let resources: RunResources
  let ledger: Ledger
  let crew: DrawingCrew
  private let cache: SceneCache?
  private let staging: SceneStaging

  init(
    _ request: RenderRequest, _ resources: RunResources, _ cache: SceneCache?, _ ledger: Ledger,
    _ crew: DrawingCrew
  ) {
    self.cache = cache
    self.request = request
    self.resources = resources
    self.ledger = ledger
    self.crew = crew
    staging = SceneStaging(resources: resources, isBare: request.isBare)
  }

  /// What the cache has for each of some jobs; nil without a cache.
  func lookUp(_ jobs: [RenderJob]) -> [SceneCache.Finding?] {
    cache?.find(jobs, for: request) ?? jobs.map { _ in nil }
  }

  /// Takes the job's pictures from the cache, or stages it and has them made; each outcome goes
  /// to the ledger.
  func begin(_ job: RenderJob, _ number: Int, _ found: SceneCache.Finding?) {
    if let scenes = found?.scenes {
      write(scenes, of: job, number)
    } else {
      make(job, number, ground: found?.ground)
    }
  }

  private func write(_ scenes: [RenderedScene], of job: RenderJob, _ number: Int) {
    for (place, scene) in scenes.enumerated() {
      let path = path(of: place, in: job)
      crew.give { [ledger] _ in
        ledger.put(Self.write(scene, to: path), job: number, scene: place)
      }
    }
  }

  private func make(_ job: RenderJob, _ number: Int, ground: ContentDigest?) {
    do throws(RenderingError) {
      let staged = try staging.stage(job.unit, of: job.document.facts, in: job.look)
      let place = ground.flatMap {
        cache?.place(for: job, ground: $0, questions: staged.questions)
      }
      draw(staged.frames, of: job, number, keptAt: place)
    } catch {
      for place in job.wanted.indices { fail(error.description, job: number, scene: place) }
    }
  }

  private func draw(
    _ frames: [SceneFrame?], of job: RenderJob, _ number: Int, keptAt place: SceneCache.Place?
  ) {
    let project = resources.project(
      of: job.document.facts.path, language: job.look.options.language)
    let fontFiles = project.fontFiles
    let batch = place.map { KeptBatch(at: $0, count: job.wanted.count) }
    for (place, scene) in job.wanted.enumerated() {
      guard let frame = frames[scene] else {
        fail("the scene could not be made", job: number, scene: place)
        continue
      }
      let path = path(of: place, in: job)
      crew.give { [ledger, format = request.format] maker in
        let outcome: SceneOutcome
        do throws(RenderingError) {
          let bytes = try maker.bytes(of: frame, in: format, fontFiles: fontFiles)
          let scene = RenderedScene(account: frame.account, bytes: bytes)
          outcome = Self.write(scene, to: path)
          batch?.add(scene, at: place)
        } catch {
          outcome = .failed(.picture(error.description), frame.account)
        }
        ledger.put(outcome, job: number, scene: place)
      }
    }
  }

  private func fail(_ sentence: String, job: Int, scene: Int) {
    ledger.put(.failed(.picture(sentence), SceneAccount()), job: job, scene: scene)
  }

  private func path(of place: Int, in job: RenderJob) -> String {
    request.path(of: job.unit.scenes[job.wanted[place]], in: job.look)
  }

  private nonisolated static func write(_ scene: RenderedScene, to path: String) -> SceneOutcome {
    do throws(FileError) {
      try AtomicFile.write(scene.bytes, to: path)
      return .written(path: path, scene.account)
    } catch {
      return .failed(.file(error), scene.account)
    }
  }
}

/// The pictures of a unit on their way to the cache: they go there together. The lock guards all
/// that changes.
private final class KeptBatch: @unchecked Sendable {
  private let lock = NSLock()
  private let place: SceneCache.Place
  private var scenes: [RenderedScene?]

  init(at place: SceneCache.Place, count: Int) {
    self.place = place
    scenes = Array(repeating: nil, count: count)
  }

  /// Keeps all when this was the last.
  func add(_ scene: RenderedScene, at index: Int) {
    let complete = lock.withLock { () -> [RenderedScene]? in
      scenes[index] = scene
      let made = scenes.compactMap(\.self)
      return made.count == scenes.count ? made : nil
    }
    if let complete { place.keep(complete) }
  }
}

extension RenderRequest {
  /// The path of a scene's picture below the folder of the run.
  func name(of scene: RenderPlan.PlannedScene, in look: Look) -> String {
    let suffix = look.id.isEmpty ? "" : "." + look.id
    return "\(scene.path)\(suffix).\(format.ending)"
  }

  func path(of scene: RenderPlan.PlannedScene, in look: Look) -> String {
    output + "/" + name(of: scene, in: look)
  }
}

extension FileError {
  /// Whether every other picture would meet the same.
  var endsRun: Bool {
    switch cause {
    case .noSpace, .readOnly: true
    case .tooLarge, .notPermitted, .folderInTheWay, .fileInTheWay, .notAFile, .nameTooLong,
      .notFound, .linksInCircles, .tooManyOpenFiles, .noMemory, .other:
      false
    }
  }
}
