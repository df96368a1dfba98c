import InterfaceBuilder

/// How a scene is reached, which says what the canvas shows around it.
///
/// The bars of a scene follow from the segue that leads to it, the first of the document unless the
/// document names another: a root has its container's bars, a pushed scene those of the one before,
/// a presented one none. Found by measuring files; high confidence but for what says otherwise.
struct SceneRoute: Sendable {
  private let tools: CanvasTools
  private let segues: [SegueElement]
  /// The ids of segues that count before others to the same scene.
  private let preferred: [String]

  init(_ document: Document, tools: CanvasTools) {
    self.tools = tools
    segues = document.segues.filter { $0.kind != .unwind }
    preferred =
      document.root.child("inferredMetricsTieBreakers")?.children.compactMap { $0["reference"] }
      ?? []
  }

  func surroundings(of controller: ControllerElement) -> CanvasSurroundings {
    place(of: controller, visited: []).surroundings
  }

  /// What surrounds a scene, and which containers it lies in.
  private struct Place {
    var surroundings = CanvasSurroundings()
    var isInNavigation = false
    var isInSplit = false
  }

  private func place(of controller: ControllerElement, visited: Set<Element>) -> Place {
    var place = Place()
    if !visited.contains(controller.element), let segue = incomingSegue(of: controller),
      let source = segue.source
    {
      place = reached(
        controller, by: segue, from: source, visited.union([controller.element]))
    }
    // A scene that wants no large title has none, nor do those that are pushed from it.
    if controller.navigationItem?["largeTitleDisplayMode"] == "never" {
      place.surroundings.top?.hasLargeTitle = false
    }
    place.surroundings.apply(SimulatedMetrics(controller.element))
    return place
  }

  func incomingSegue(of controller: ControllerElement) -> SegueElement? {
    let incoming = segues.filter { $0.destination == controller.element }
    return incoming.first { $0.id.map(preferred.contains) ?? false } ?? incoming.first
  }

  private func reached(
    _ controller: ControllerElement, by segue: SegueElement, from source: ControllerElement,
    _ visited: Set<Element>
  ) -> Place {
    let before = { place(of: source, visited: visited) }
    switch segue.kind {
    case .relationship: return contained(in: source, as: segue.relationship, before())
    case .show, .push:
      let source = before()
      // A simulated bar stands for a navigation controller too.
      guard source.isInNavigation || source.surroundings.top != nil else {
        return presented(controller, by: segue)
      }
      return pushed(controller, from: source)
    case .showDetail, .replace:
      return before().isInSplit ? Place() : presented(controller, by: segue)
    case .presentation, .modal, .popoverPresentation, .popover:
      return presented(controller, by: segue)
    default: return Place()
    }
  }

  private func contained(
    in container: ControllerElement, as relationship: String?, _ outer: Place
  ) -> Place {
    var place = outer
    switch (container.element.name, relationship) {
    case ("navigationController", _):
      place.isInNavigation = true
      let bar = container.element.child(key: "navigationBar")
      let isHidden = container.element.flag("navigationBarHidden", default: false)
      place.surroundings.top = isHidden ? nil : CanvasBar(kind: .navigation, bar)
      if !container.element.flag("toolbarHidden", default: true) {
        place.surroundings.bottom =
          CanvasBar(kind: .tool, container.element.child(key: "toolbar"))
      }
    case ("tabBarController", _):
      place.surroundings.bottom = CanvasBar(kind: .tab, container.element.child(key: "tabBar"))
    case ("splitViewController", _): place.isInSplit = true
    case _: break
    }
    return place
  }

  private func pushed(_ controller: ControllerElement, from source: Place) -> Place {
    var place = source
    if controller.element.flag("hidesBottomBarWhenPushed", default: false) {
      place.surroundings.bottom = nil
    }
    return place
  }

  private func presented(_ controller: ControllerElement, by segue: SegueElement) -> Place {
    let style = segue.modalPresentationStyle ?? controller.modalPresentationStyle
    let filling = [
      "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom",
    ]
    var place = Place()
    place.surroundings.isSheet = tools.hasSheets && !filling.contains(style ?? "")
    return place
  }
}

extension CanvasBar {
  /// As the bar's element says; files say `translucent="NO"` of a bar that covers nothing.
  fileprivate init(kind: Kind, _ bar: Element?) {
    self.init(
      kind: kind, isTranslucent: bar?.flag("translucent", default: true) ?? true,
      hasLargeTitle: bar?.flag("largeTitles", default: false) ?? false)
  }
}
