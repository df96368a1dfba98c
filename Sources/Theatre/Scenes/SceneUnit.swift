public import InterfaceBuilder

/// What is staged at once: a scene of a storyboard, or all top-level views of a xib, which are
/// made together.
public struct SceneUnit: Sendable {
  public let document: Document
  /// What it becomes, in order.
  public let scenes: [SceneReference]
  let content: Content

  enum Content: Sendable {
    case storyboard(ControllerElement)
    case xib
  }

  /// Whether it has the scene of the name, or any where none is named.
  func isStaged(for name: String?) -> Bool {
    guard let name else { return true }
    return switch content {
    case .storyboard(let controller): controller.isCalled(name)
    case .xib: true
    }
  }
}

/// A scene before it is staged.
public struct SceneReference: Sendable {
  /// The storyboard identifier, or else the id of the controller or view.
  public let name: String
  /// The controller's, or the view's where it has none.
  public let element: Element

  /// The class that the document names.
  public var className: String {
    element["customClass"] ?? ElementClass.uikitName(of: element) ?? element.name
  }

  /// Whether the storyboard identifier or the id is the name.
  public func isCalled(_ name: String) -> Bool {
    self.name == name || ControllerElement(element)?.isCalled(name) ?? false
  }
}

extension Document {
  /// The units in the order of the document. Storyboard references stand for scenes elsewhere
  /// and are left out.
  public var sceneUnits: [SceneUnit] {
    if kind == .xib {
      let scenes = objects.compactMap(SceneReference.init)
      return [SceneUnit(document: self, scenes: scenes, content: .xib)]
    }
    return self.scenes.compactMap(\.controller).filter { !$0.isPlaceholder }.map { controller in
      let scene = SceneReference(name: controller.sceneName, element: controller.element)
      return SceneUnit(document: self, scenes: [scene], content: .storyboard(controller))
    }
  }
}

extension SceneReference {
  /// nil for an object of a xib that shows nothing.
  fileprivate init?(_ object: Element) {
    guard let view = ViewElement(object) ?? ControllerElement(object)?.view else { return nil }
    self.init(name: view.id ?? "view", element: object)
  }
}

extension ControllerElement {
  var sceneName: String {
    [storyboardIdentifier, id].compactMap(\.self).first { !$0.isEmpty } ?? "scene"
  }

  fileprivate func isCalled(_ name: String) -> Bool {
    name == storyboardIdentifier || name == id || name == sceneName
  }
}
