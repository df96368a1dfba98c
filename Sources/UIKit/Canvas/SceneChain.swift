package import InterfaceBuilder

/// The way to a scene through the containers that its document puts around it.
package struct SceneChain: Sendable {
  /// From the outermost container to the scene itself, which is the last.
  package private(set) var steps: [Step]
  let surroundings: CanvasSurroundings

  /// A controller on the way, and how it is reached from the one before.
  package struct Step: Sendable {
    package let controller: ControllerElement
    let arrival: Arrival
  }

  enum Arrival: Sendable {
    /// It stands alone on the screen, as far as the document says.
    case alone
    /// The step before is its container.
    case contained
    /// The step before is below it in the stack of a navigation controller.
    case pushed
  }

  /// Presented and embedded scenes stand alone, and those that no segue leads to.
  package init(to controller: ControllerElement, in document: Document) {
    let route = SceneRoute(document, tools: CanvasTools(document))
    surroundings = route.surroundings(of: controller)
    steps = Self.steps(to: controller, by: route, visited: [])
  }

  private static func steps(
    to controller: ControllerElement, by route: SceneRoute, visited: Set<Element>
  ) -> [Step] {
    let alone = [Step(controller: controller, arrival: .alone)]
    let visited = visited.union([controller.element])
    guard let segue = route.incomingSegue(of: controller), let source = segue.source,
      !visited.contains(source.element)
    else { return alone }
    switch segue.kind {
    case .relationship:
      return steps(to: source, by: route, visited: visited)
        + [Step(controller: controller, arrival: .contained)]
    case .show, .push:
      let before = steps(to: source, by: route, visited: visited)
      guard before.contains(where: { $0.controller.element.name == "navigationController" }) else {
        return alone
      }
      return before + [Step(controller: controller, arrival: .pushed)]
    default: return alone
    }
  }
}
