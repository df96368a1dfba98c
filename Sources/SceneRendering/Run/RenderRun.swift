import CairoBackend
import ContactSheet
import Diagnostics
import Foundation
import InterfaceBuilder
import Theatre

/// One run over files and folders: every scene in every look, as files below one folder.
///
/// The main thread stages scenes one after the other, or takes them from the cache; a crew of
/// threads draws, encodes and writes them. What is told to the listener comes in the order of the
/// scenes, whatever is finished first.
@MainActor
package final class RenderRun {
  private let request: RenderRequest
  private unowned let listener: any RenderListener
  private let resources: RunResources
  private let input: InputFiles
  private let isInterrupted: @MainActor () -> Bool
  private var sheet: SheetRecord?
  private(set) package var counts = Counts()

  /// What was done.
  package struct Counts: Sendable {
    /// Pictures that there are to be.
    package var total = 0
    package var written = 0
    /// Pictures that the cache had.
    package var reused = 0
    package var failed = 0
  }

  /// How a run ended.
  package enum Ending: Sendable {
    case complete
    /// The disk is full or the folder cannot be written.
    case gaveUp
    case interrupted
  }

  /// - Parameter isInterrupted: Asked before each scene whether the run is to stop.
  package init(
    _ request: RenderRequest, _ listener: any RenderListener,
    isInterrupted: @escaping @MainActor () -> Bool = { false }
  ) {
    self.request = request
    self.listener = listener
    self.isInterrupted = isInterrupted
    input = InputFiles(
      request.inputs, excluding: request.ownFolders, isWanted: request.isWanted)
    resources = RunResources(
      project: request.project, folders: input.folders, excluding: request.ownFolders)
  }

  /// Renders all that the request wants, tells of it, and writes the page if nothing stopped it.
  package func run() -> Ending {
    for diagnostic in input.diagnostics {
      if diagnostic.severity == .error {
        listener.failed(diagnostic)
      } else {
        listener.found([.init(diagnostic)], in: diagnostic.location?.file ?? "")
      }
    }
    let facts = readFacts()
    let plan = RenderPlan(facts, scene: request.scene, shard: request.shard) {
      input.identity(of: $0.path)
    }
    if let scene = request.scene, !facts.isEmpty { checkThereIs(scene, in: facts) }
    sheet = SheetRecord(request, plan, resources, folders: input.folders)
    guard prepareFolder() else { return .gaveUp }
    let ending = perform(plan.jobs(in: request.looks))
    listener.found(resources.diagnostics.map { .init($0) }, in: "")
    if ending == .complete { writeSheet() }
    return ending
  }

  /// The files that were opened for scenes beside the documents of the call.
  package var usedFiles: [String] { resources.usedFiles }

  // MARK: - The documents

  /// What a plan has to know of the documents of the call; those that cannot be read are told.
  private func readFacts() -> [DocumentFacts] {
    var all: [DocumentFacts] = []
    for (file, outcome) in FactsReading(input.files) {
      switch outcome {
      case .read(let facts, let diagnostics):
        listener.found(diagnostics.map { .init($0) }, in: facts.path)
        all.append(facts)
      case .failure(let diagnostic):
        if file.isFound, diagnostic.rule == "unsupported-document" { continue }
        listener.failed(diagnostic)
      }
    }
    resources.add(all)
    return all
  }

  private func checkThereIs(_ scene: String, in facts: [DocumentFacts]) {
    let scenes = facts.flatMap(\.units).flatMap(\.self)
    guard !scenes.contains(where: { $0.isCalled(scene) }) else { return }
    let names = scenes.map { "'\($0.name)'" }.joined(separator: ", ")
    listener.failed(
      Diagnostic(
        .error, rule: "unknown-scene",
        "no scene '\(scene)'; there \(names.isEmpty ? "is none" : "are \(names)")",
        at: SourceLocation(file: facts.map(\.path).joined(separator: ", "))))
  }

  // MARK: - The work

  /// Makes the folder, and removes what a run that was killed left there. False if that cannot be.
  private func prepareFolder() -> Bool {
    do throws(FileError) {
      try AtomicFile.makeFolder(request.output)
      AtomicFile.removeLeftovers(below: request.output)
      return true
    } catch {
      listener.failed(error.diagnostic(.error))
      return false
    }
  }

  private func perform(_ jobs: [RenderJob]) -> Ending {
    counts.total = jobs.reduce(0) { $0 + $1.wanted.count }
    let cache = makeCache()
    defer { close(cache) }
    let workshop = Workshop(
      request, resources, cache, Ledger(sizes: jobs.map(\.wanted.count)),
      DrawingCrew(threads: request.jobs))
    for start in stride(from: 0, to: jobs.count, by: SceneCache.batchSize) {
      let batch = Array(jobs[start..<min(start + SceneCache.batchSize, jobs.count)])
      for (index, found) in workshop.lookUp(batch).enumerated() {
        guard !isInterrupted() else { return stop(workshop, jobs, .interrupted) }
        if found?.scenes != nil { counts.reused += batch[index].wanted.count }
        workshop.begin(batch[index], start + index, found)
        guard drain(workshop, jobs) else { return stop(workshop, jobs, .gaveUp) }
      }
    }
    workshop.crew.finish()
    while !workshop.ledger.isEmpty {
      guard !isInterrupted() else { return stop(workshop, jobs, .interrupted) }
      workshop.ledger.wait()
      guard drain(workshop, jobs) else { return stop(workshop, jobs, .gaveUp) }
    }
    return .complete
  }

  /// nil if there is to be none, or if it is not known what program this is.
  private func makeCache() -> SceneCache? {
    guard let cache = request.cache else { return nil }
    do throws(FileError) {
      let program = try ProgramFingerprint.digest(
        fonts: FontInventory(), environment: request.environment)
      return SceneCache(CacheFolder(cache), resources, program: program)
    } catch {
      listener.found([.init(error.diagnostic(.warning))], in: "")
      return nil
    }
  }

  private func close(_ cache: SceneCache?) {
    cache?.prune(to: request.cacheLimit)
    if let warning = cache?.warning { listener.found([.init(warning)], in: "") }
  }

  /// Tells of all that is finished and in turn. False if nothing more can be written.
  private func drain(_ workshop: Workshop, _ jobs: [RenderJob]) -> Bool {
    while let (number, outcomes) = workshop.ledger.take() {
      let job = jobs[number]
      var goesOn = true
      for (scene, outcome) in zip(job.wanted, outcomes) where goesOn || outcome.isWritten {
        if !tell(outcome, job.unit.scenes[scene], job) { goesOn = false }
      }
      guard goesOn else { return false }
    }
    return true
  }

  private func tell(
    _ outcome: SceneOutcome, _ scene: RenderPlan.PlannedScene, _ job: RenderJob
  ) -> Bool {
    sheet?.add(outcome, of: scene, look: job.lookNumber)
    defer { listener.progressed(counts.written + counts.failed, of: counts.total) }
    switch outcome {
    case .written(let path, let account):
      counts.written += 1
      tell(account, job)
      listener.finished(path)
    case .failed(.picture(let sentence), let account):
      counts.failed += 1
      tell(account, job)
      listener.failed(
        Diagnostic(
          .error, rule: "unwritable-file", sentence,
          at: SourceLocation(
            file: request.path(of: scene, in: job.look))))
    case .failed(.file(let error), _):
      counts.failed += 1
      listener.failed(error.diagnostic(.error))
      return !error.endsRun
    }
    return true
  }

  private func tell(_ account: SceneAccount, _ job: RenderJob) {
    for text in account.written { listener.wrote(text) }
    listener.found(account.findings, in: job.document.facts.path)
  }

  /// Lets the threads end what they are at, and tells of the pictures that are there.
  private func stop(_ workshop: Workshop, _ jobs: [RenderJob], _ ending: Ending) -> Ending {
    workshop.crew.abandon()
    for (number, outcomes) in workshop.ledger.rest() {
      let job = jobs[number]
      for (scene, outcome) in zip(job.wanted, outcomes) {
        guard let outcome, outcome.isWritten else { continue }
        _ = tell(outcome, job.unit.scenes[scene], job)
      }
    }
    return ending
  }

  private func writeSheet() {
    guard request.writesSheet, let manifest = sheet?.manifest else { return }
    do throws(FileError) {
      try SheetFiles(manifest).write(to: request.output)
    } catch {
      listener.failed(error.diagnostic(.error))
    }
  }
}
