import Diagnostics
import Foundation
import InterfaceBuilder
import Theatre

/// Finds pictures of earlier runs by all that they follow from.
///
/// A unit's *ground* is the digest of what is known before it is staged: the program, the look,
/// the document and all those it may ask for, translations and fonts. Under the ground lie the
/// questions that it asked of the project when it was last staged. The *key* is the ground with
/// the questions and their present answers; under it lie the pictures. Staging is deterministic,
/// so whoever has the same ground and gets the same answers to the same questions makes the same
/// pictures: what lies under a key can only be right.
@MainActor
final class SceneCache {
  private let folder: CacheFolder
  private let resources: RunResources
  private let program: ContentDigest
  private var answers: [ProjectQuestion: Answer] = [:]
  private var projectFonts: [[String]: ContentDigest] = [:]
  private var closures: [Closure: ContentDigest] = [:]

  private struct Closure: Hashable {
    let document: String
    let language: Language?
  }

  private struct ProjectQuestion: Hashable {
    let project: String
    let language: Language?
    let question: ResourceQuestion
  }

  /// The digest of an answer, and the files that it rests on.
  private struct Answer {
    let digest: ContentDigest
    let files: [String]
  }

  /// - Parameter program: The digest of all code and fonts that take part.
  init(_ folder: CacheFolder, _ resources: RunResources, program: ContentDigest) {
    self.folder = folder
    self.resources = resources
    self.program = program
  }

  /// What could not be kept, once.
  var warning: Diagnostic? { folder.warning }

  /// How many jobs are looked for at once.
  static let batchSize = 64

  /// What the cache has for a job.
  struct Finding {
    /// What other pictures are to be kept under.
    let ground: ContentDigest
    /// Those of the wanted scenes, in order; nil if they have to be made.
    let scenes: [RenderedScene]?
  }

  /// Looks for the pictures of many jobs on all cores at once.
  func find(_ jobs: [RenderJob], for request: RenderRequest) -> [Finding] {
    let grounds = jobs.map { ground(of: $0, request) }
    let questions = parallelMap(grounds) { [folder] ground in
      folder.entry(for: ground).flatMap(QuestionRecord.questions)
    }
    let lookups = zip(jobs, zip(grounds, questions)).map { job, known in
      Lookup(
        key: known.1.flatMap { key(known.0, $0, job) }, count: job.wanted.count)
    }
    let scenes = parallelMap(lookups) { [folder] in Self.scenes($0, in: folder) }
    return zip(grounds, scenes).map { Finding(ground: $0, scenes: $1) }
  }

  private struct Lookup: Sendable {
    /// nil if there is nothing to look for.
    let key: ContentDigest?
    let count: Int
  }

  private nonisolated static func scenes(
    _ lookup: Lookup, in folder: CacheFolder
  ) -> [RenderedScene]? {
    guard let key = lookup.key, let entry = folder.entry(for: key) else { return nil }
    var reader = RecordReader(entry)
    guard let scenes = reader.list({ $0.scene() }), reader.isAtEnd, scenes.count == lookup.count
    else { return nil }
    return scenes
  }

  /// Where the pictures of a job that was staged now are to be kept; nil if they cannot be, as a
  /// file has changed meanwhile.
  func place(
    for job: RenderJob, ground: ContentDigest, questions: [ResourceQuestion]
  ) -> Place? {
    guard let key = key(ground, questions, job) else { return nil }
    return Place(
      folder: folder, ground: ground, key: key, questions: QuestionRecord.bytes(of: questions))
  }

  /// Keeps pictures; any thread may.
  struct Place: Sendable {
    fileprivate let folder: CacheFolder
    fileprivate let ground: ContentDigest
    fileprivate let key: ContentDigest
    fileprivate let questions: [UInt8]

    /// The pictures first: a run that ends in between leaves no questions without them.
    func keep(_ scenes: [RenderedScene]) {
      var writer = RecordWriter()
      writer.add(scenes) { $0.add($1) }
      folder.store(writer.bytes, for: key)
      folder.store(questions, for: ground)
    }
  }

  /// Lets go of what was unused for longest, if this run has kept anything.
  func prune(to byteLimit: Int) {
    if folder.counts.stored > 0 { folder.prune(to: byteLimit) }
  }

  // MARK: - Digests

  /// All that the job's pictures follow from but for the answers of the project.
  private func ground(of job: RenderJob, _ request: RenderRequest) -> ContentDigest {
    let document = job.document.facts
    let language = job.look.options.language
    let project = resources.project(of: document.path, language: language)
    var builder = ContentDigest.Builder(purpose: "ground 2")
    builder.add(program)
    builder.add(job.look.words)
    builder.add(request.format.rawValue)
    builder.add(flag: request.isBare)
    builder.add(job.unit.index)
    builder.add(job.wanted.map(String.init))
    builder.add(fonts(of: project))
    builder.add(documents(of: document, project))
    return builder.finish()
  }

  /// The document and all those it may ask for, with their translations: the same for all its
  /// scenes.
  private func documents(
    of document: DocumentFacts, _ project: ProjectResources
  ) -> ContentDigest {
    let id = Closure(document: document.path, language: project.language)
    if let known = closures[id] { return known }
    var builder = ContentDigest.Builder(purpose: "documents 1")
    for facts in resources.closure(of: document, language: project.language) {
      builder.add(facts.path)
      builder.add(facts.name)
      builder.add(facts.digest)
      builder.add(project.localization(ofDocumentAt: facts.path).digest)
    }
    let digest = builder.finish()
    closures[id] = digest
    return digest
  }

  /// The font files, by content and order.
  private func fonts(of project: ProjectResources) -> ContentDigest {
    let files = project.fontFiles
    if let known = projectFonts[files] { return known }
    var builder = ContentDigest.Builder(purpose: "fonts 1")
    for file in files { builder.add(resources.files.digest(of: file)) }
    let digest = builder.finish()
    projectFonts[files] = digest
    return digest
  }

  private func key(
    _ ground: ContentDigest, _ questions: [ResourceQuestion], _ job: RenderJob
  ) -> ContentDigest? {
    let project = resources.project(
      of: job.document.facts.path, language: job.look.options.language)
    var builder = ContentDigest.Builder(purpose: "key 2")
    builder.add(ground)
    for question in questions {
      guard let answer = answer(to: question, in: project) else { return nil }
      builder.add(QuestionRecord.bytes(of: [question]))
      builder.add(answer)
    }
    return builder.finish()
  }

  /// nil if it rests on a file that changes while the run goes on.
  private func answer(
    to question: ResourceQuestion, in project: ProjectResources
  ) -> ContentDigest? {
    let id = ProjectQuestion(
      project: project.folder, language: project.language, question: question)
    let answer = answers[id] ?? makeAnswer(to: question, in: project)
    answers[id] = answer
    return answer.files.allSatisfy(resources.files.isSteady) ? answer.digest : nil
  }

  private func makeAnswer(to question: ResourceQuestion, in project: ProjectResources) -> Answer {
    let answer = project.answer(to: question)
    var builder = ContentDigest.Builder(purpose: "answer 1")
    builder.add(answer.facts)
    for file in answer.files { builder.add(resources.files.digest(of: file)) }
    return Answer(digest: builder.finish(), files: answer.files)
  }
}

extension Localization {
  /// Of all texts.
  fileprivate var digest: ContentDigest {
    var builder = ContentDigest.Builder(purpose: "translations 1")
    for (key, text) in sortedTexts {
      builder.add(key)
      builder.add(text)
    }
    return builder.finish()
  }
}
