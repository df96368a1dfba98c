import Diagnostics
import Foundation
import InterfaceBuilder

/// The coder that `init(coder:)` is given: it knows which element the object is made from.
final class NibCoder: NSCoder {
  let element: Element
  let loader: NibLoader

  init(_ element: Element, _ loader: NibLoader) {
    self.element = element
    self.loader = loader
  }

  /// Everything that a view of any kind has; its subviews are made in here.
  @MainActor func decode(_ view: UIView) {
    loader.adopt(view, for: element)
    view.nibElement = element
    NibSchemas.view.apply(element, to: view, with: loader)
    // Subviews are given to the size in the file: growing to the screen's is another step.
    if let element = ViewElement(element) { loader.addSubviews(of: element, to: view) }
  }

  @MainActor func decode(_ controller: UIViewController) {
    loader.adopt(controller, for: element)
    controller.nib = loader.nib
    Session.current.note(.initWithCoder, controller)
    NibSchemas.controller.apply(element, to: controller, with: loader)
    for guide in element.child("layoutGuides")?.children ?? [] {
      let made =
        guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
      loader.adopt(made, for: guide)
    }
    if element.flag("useStoryboardIdentifierAsRestorationIdentifier", default: false) {
      controller.restorationIdentifier = element["storyboardIdentifier"]
    }
  }

  /// Makes the controllers that are part of this one by relationship, in the document's order.
  /// They have no views yet. None on the canvas; a bounded number where containers contain one
  /// another.
  @MainActor func makeRelated(_ relationships: [String]) -> [UIViewController] {
    let session = Session.current
    guard session.sceneLoading == .running, let storyboard = loader.nib?.storyboard,
      let container = ControllerElement(element)
    else { return [] }
    return container.related.filter { relationships.contains($0.relationship) }.compactMap {
      guard session.nibNesting.enterScene(at: 0) else {
        reportEndlessContainers()
        return nil
      }
      defer { session.nibNesting.leaveScene(at: 0) }
      return storyboard.instantiate($0.controller)
    }
  }

  @MainActor private func reportEndlessContainers() {
    Session.current.report(
      Diagnostic(
        .error, rule: "endless-nesting", "containers contain one another without end",
        at: element.location, hint: "this one stays empty; does a container contain itself?"),
      once: "\(element.location.file) containers")
  }

  @MainActor func decode(_ item: UIBarItem) {
    loader.adopt(item, for: element)
    NibSchemas.barItem.apply(element, to: item, with: loader)
  }

  /// What a class below has beside.
  @MainActor func decode<Object: NSObject>(_ object: Object, by schema: NibSchema<Object>) {
    schema.apply(element, to: object, with: loader)
  }
}
