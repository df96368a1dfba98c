import Diagnostics
import InterfaceBuilder
import Theatre

/// What a plan knows of a document, so that the document itself need not stay in memory.
struct DocumentFacts: Sendable {
  let path: String
  /// Of its bytes.
  let digest: ContentDigest
  let kind: Document.Kind
  /// The name by which others ask for it.
  let name: String
  /// What it asks for.
  let names: DocumentNames
  /// The names, classes and places of the scenes, by the units in which they are staged.
  let units: [[SceneFacts]]

  /// What is known of a scene before it is staged.
  struct SceneFacts: Sendable {
    let name: String
    /// nil where the document gives none.
    let id: String?
    let className: String
    let location: SourceLocation
  }

  init(_ document: Document) {
    path = document.file
    digest = document.withBytes { ContentDigest(of: $0) }
    kind = document.kind
    name = document.nameForOthers
    names = document.namesOfOthers
    units = document.sceneUnits.map { $0.scenes.map(SceneFacts.init) }
  }
}

extension DocumentFacts.SceneFacts {
  init(_ scene: SceneReference) {
    name = scene.name
    id = scene.element.id
    className = scene.className
    location = scene.element.location
  }

  /// Whether a person means it by the name.
  func isCalled(_ name: String) -> Bool { self.name == name || id == name }
}
