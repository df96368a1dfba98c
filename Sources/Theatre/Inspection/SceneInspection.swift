public import Diagnostics
import Foundation
public import InterfaceBuilder
public import UIKit

/// The objects that a scene of a document, or a xib, becomes.
public struct SceneInspection: Hashable, Sendable {
  /// The storyboard identifier, or else the id of the controller; empty for a xib.
  public let name: String
  /// The objects that lie inside no other, in the order of the document.
  public let objects: [ObjectNode]

  /// Loads the scenes of a storyboard, or the objects of a xib as one, and keeps what was made.
  ///
  /// - Parameter makeSession: Gives each scene a fresh session; it decides what loading is for.
  @MainActor
  public static func all(
    of document: Document, makeSession: () -> Session
  ) -> (scenes: [SceneInspection], diagnostics: [Diagnostic]) {
    var casts: [Cast] = []
    let staged = StagedScene.all(of: document) {
      let cast = Cast(makeSession())
      casts.append(cast)
      return cast.session
    }
    let roots: [(name: String, element: Element)] =
      document.kind == .xib
      ? [("", document.root.child("objects") ?? document.root)]
      : zip(staged, document.scenes.filter(\.isStaged)).map { ($0.name, $1.element) }
    let scenes = zip(roots, casts).map { root, cast in
      SceneInspection(name: root.name, objects: cast.nodes(in: root.element))
    }
    return (scenes, staged.flatMap(\.diagnostics))
  }
}

extension SceneElement {
  /// References stand for scenes elsewhere and are not staged.
  fileprivate var isStaged: Bool { controller.map { !$0.isPlaceholder } ?? false }
}

/// The objects that loading has made in a session, by their elements.
@MainActor
private final class Cast {
  let session: Session
  private var objects: [Element: NSObject] = [:]

  init(_ session: Session) {
    self.session = session
    session.whenMade = { [weak self] in self?.add($1, for: $0) }
  }

  /// Of what is made more than once the first counts; what only serves layout does not.
  private func add(_ object: NSObject, for element: Element) {
    guard !(object is NSLayoutConstraint || object is UILayoutGuide) else { return }
    if objects[element] == nil { objects[element] = object }
  }

  /// The objects inside an element that lie in no other object, with all that is inside them.
  func nodes(in root: Element) -> [ObjectNode] {
    // Innermost first, so that what is inside an object is ready when its turn comes.
    var inside: [Element: [ObjectNode]] = [:]
    for element in root.descendants.reversed() {
      guard let object = objects[element] else { continue }
      let children = inside.removeValue(forKey: element)?.reversed() ?? []
      let node = session.bind { ObjectNode(object, of: element, Array(children)) }
      inside[home(of: element, in: root), default: []].append(node)
    }
    return inside[root]?.reversed() ?? []
  }

  private func home(of element: Element, in root: Element) -> Element {
    element.ancestors.first { $0 == root || objects[$0] != nil } ?? root
  }
}

extension ObjectNode {
  @MainActor
  fileprivate init(_ object: NSObject, of element: Element, _ children: [ObjectNode]) {
    let view = object as? UIView
    className = "\(type(of: object))"
    standsFor =
      element["customClass"].flatMap { [className] in $0 == className ? nil : $0 }
      ?? (object as? OpaqueView)?.kind
    id = element.id
    identifier =
      element["storyboardIdentifier"] ?? element["reuseIdentifier"] ?? view?.accessibilityIdentifier
    frame = view?.frame
    connections = AnyObjectElement(element).connections.compactMap(ConnectionLine.init)
    self.children = children
  }
}
