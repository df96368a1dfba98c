import Diagnostics
import Drawing
import Foundation
import InterfaceBuilder
import Theatre
import UIKit

/// Stages units of documents in looks. What comes out depends on the look, on the documents of
/// the closure, and on the answers to the questions that are asked of the project: on nothing
/// that was staged before.
@MainActor
struct SceneStaging {
  let resources: RunResources
  let isBare: Bool

  /// What a unit became: a frame for each of its scenes, nil for one that could not be made, and
  /// what was asked of the project.
  struct Outcome {
    let frames: [SceneFrame?]
    let questions: [ResourceQuestion]
  }

  /// Throws when a document has changed since the plan was made.
  func stage(
    _ unit: RenderPlan.PlannedUnit, of document: DocumentFacts, in look: Look
  ) throws(RenderingError) -> Outcome {
    let closure = resources.closure(of: document, language: look.options.language)
    var documents: [Document] = []
    for facts in closure {
      guard let document = resources.document(facts) else {
        throw RenderingError("'\(facts.path)' has changed while it was rendered")
      }
      documents.append(document)
    }
    guard let own = documents.first, own.sceneUnits.indices.contains(unit.index) else {
      throw RenderingError("'\(document.path)' has no such scene")
    }
    return stage(own.sceneUnits[unit.index], unit, among: documents, in: look)
  }

  private func stage(
    _ sceneUnit: SceneUnit, _ unit: RenderPlan.PlannedUnit, among documents: [Document],
    in look: Look
  ) -> Outcome {
    let options = look.options.fitted(to: sceneUnit.document)
    let project = resources.project(of: sceneUnit.document.file, language: options.language)
    let questions = Questions()
    let session = options.makeSession(tools: resources.textTools(for: project))
    project.supply(session, withOnly: documents)
    project.listen(to: session) { questions.add($0) }
    let staged = StagedScene.all(of: sceneUnit, inContainers: !isBare, in: session)
    for scene in staged { scene.show(options.chrome) }
    return Outcome(
      frames: frames(of: staged, named: unit.scenes.map(\.facts.name), options),
      questions: questions.inOrder)
  }

  /// Of scenes with one name the first staged is the first in the document.
  private func frames(
    of staged: [StagedScene], named names: [String], _ options: StageOptions
  ) -> [SceneFrame?] {
    var rest = staged
    return names.map { name in
      rest.firstIndex { $0.name == name }.map { frame(of: rest.remove(at: $0), options) }
    }
  }

  private func frame(of scene: StagedScene, _ options: StageOptions) -> SceneFrame {
    let (list, size) = scene.composeFrame()
    let account = SceneAccount(
      findings: scene.findings, written: scene.session.console, outlines: scene.outlines,
      width: size.width, height: size.height, scale: options.outputScale)
    return SceneFrame(
      list: list, size: size, scale: options.outputScale, isCut: options.chrome == .device,
      account: account)
  }
}

/// Questions in the order they were first asked.
@MainActor
private final class Questions {
  private(set) var inOrder: [ResourceQuestion] = []
  private var known: Set<ResourceQuestion> = []

  func add(_ question: ResourceQuestion) {
    if known.insert(question).inserted { inOrder.append(question) }
  }
}
