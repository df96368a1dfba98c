public import Diagnostics
public import Foundation

/// A scene of a storyboard: a controller and the objects beside it.
public struct SceneElement: Hashable, Sendable {
  /// The element that is asked.
  public let element: Element

  /// A view of an element, nil for one of another sort.
  public init?(_ element: Element) {
    guard element.name == "scene" else { return nil }
    self.element = element
  }

  /// The id of the scene, apart from those of its objects.
  public var sceneID: String? { element["sceneID"] }

  /// Where the scene stands.
  public var location: SourceLocation { element.location }

  /// The top-level objects, in order: controller, placeholders, recognisers, views without a
  /// superview.
  public var objects: [Element] { element.child("objects")?.children ?? [] }

  /// The controller of the scene, or the placeholder for one of another storyboard.
  public var controller: ControllerElement? {
    let objects = objects
    let marked = objects.first { $0["sceneMemberID"] == "viewController" }
    return marked.flatMap(ControllerElement.init)
      ?? objects.lazy.compactMap(ControllerElement.init).first
  }

  /// Where unwind segues of the scene lead.
  public var exit: Element? { objects.first { $0.name == "exit" } }

  /// What stands for objects that are not made here.
  public var placeholders: [Element] { objects.filter { $0.name == "placeholder" } }

  /// Stands for whatever object answers first.
  public var firstResponder: Element? {
    placeholders.first { $0["placeholderIdentifier"] == "IBFirstResponder" }
  }

  /// The objects that are made beside the controller when the scene is.
  public var accessories: [Element] {
    let controller = controller?.element
    return objects.filter { $0 != controller && !["exit", "placeholder"].contains($0.name) }
  }

  /// Where the scene lies on Interface Builder's canvas.
  public var canvasLocation: CGPoint? {
    element.child(key: "canvasLocation").flatMap(CGPoint.init(element:))
  }

  /// All segues of the scene, in document order, wherever in it they are written.
  public var segues: [SegueElement] { element.descendants.compactMap(SegueElement.init) }
}

extension Element {
  /// The scene that holds this element.
  public var scene: SceneElement? {
    name == "scene" ? SceneElement(self) : ancestors.lazy.compactMap(SceneElement.init).first
  }
}
