import ContactSheet
import Diagnostics
import InterfaceBuilder
import Theatre

/// Every scene of a run and the names of its pictures, in order. It is the same on every machine,
/// whichever part of it is rendered there.
struct RenderPlan: Sendable {
  let documents: [PlannedDocument]
  /// The names of the folders are taken from all documents, so that a part of the scenes has them
  /// too.
  struct PlannedDocument: Sendable {
    let facts: DocumentFacts
    /// The name of its folder of pictures.
    let folder: String
    let units: [PlannedUnit]
  }

  /// What is staged at once.
  struct PlannedUnit: Sendable {
    /// Its place among the document's units.
    let index: Int
    let scenes: [PlannedScene]
  }

  struct PlannedScene: Sendable {
    let facts: DocumentFacts.SceneFacts
    /// The place in the manifest, which counts all scenes of the run.
    let number: Int
    /// The path of its picture below the folder of the run, without look and ending.
    let path: String
    /// Whether it is to be rendered: it is the scene asked for, and of this shard.
    let isWanted: Bool
  }

  /// - Parameter identity: What tells a document from others of its name, wherever the project
  ///   lies.
  init(
    _ documents: [DocumentFacts], scene: String?, shard: RenderManifest.Shard?,
    identity: (DocumentFacts) -> String
  ) {
    let folders = FileNames.distinct(
      documents.map { (name: $0.path.fileStem, identity: identity($0)) })
    var selection = SceneSelection(scene: scene, shard: shard)
    var planned: [PlannedDocument] = []
    for (document, folder) in zip(documents, folders) {
      planned.append(
        PlannedDocument(
          facts: document, folder: folder,
          units: Self.units(of: document, in: folder, &selection)))
    }
    self.documents = planned
  }

  private static func units(
    of document: DocumentFacts, in folder: String, _ selection: inout SceneSelection
  ) -> [PlannedUnit] {
    let all = document.units.flatMap(\.self)
    var names = FileNames.distinct(all.map { (name: $0.name, identity: $0.id ?? $0.name) })[...]
    return document.units.enumerated().map { index, scenes in
      let isOurs = selection.takesUnit(of: scenes)
      let planned = scenes.map { scene in
        PlannedScene(
          facts: scene, number: selection.nextNumber(),
          path: folder + "/" + (names.popFirst() ?? "_"),
          isWanted: isOurs && selection.isAsked(scene))
      }
      return PlannedUnit(index: index, scenes: planned)
    }
  }

  var scenes: [(scene: PlannedScene, document: PlannedDocument)] {
    documents.flatMap { document in
      document.units.flatMap(\.scenes).map { ($0, document) }
    }
  }
}

/// Which scenes of a run are rendered here.
private struct SceneSelection {
  let scene: String?
  let shard: RenderManifest.Shard?
  private var count = 0
  /// Scenes given to each shard so far.
  private var loads: [Int]

  init(scene: String?, shard: RenderManifest.Shard?) {
    self.scene = scene
    self.shard = shard
    loads = Array(repeating: 0, count: shard?.count ?? 1)
  }

  mutating func nextNumber() -> Int {
    defer { count += 1 }
    return count
  }

  func isAsked(_ facts: DocumentFacts.SceneFacts) -> Bool { scene.map(facts.isCalled) ?? true }

  /// Gives the unit to the shard with the fewest scenes so far, of several to the first. Whether
  /// that is this one.
  mutating func takesUnit(of scenes: [DocumentFacts.SceneFacts]) -> Bool {
    guard let shard else { return true }
    let asked = scenes.filter(isAsked).count
    guard asked > 0, let least = loads.indices.min(by: { loads[$0] < loads[$1] }) else {
      return false
    }
    loads[least] += asked
    return least == shard.index - 1
  }
}

extension String {
  /// A file's name without folders and ending.
  fileprivate var fileStem: String {
    let last = split(separator: "/").last.map(String.init) ?? self
    return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
  }
}
