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
    guard let element = ViewElement(element) else { return }
    loader.adopt(view, for: self.element)
    view.decode(element, with: loader)
  }

  @MainActor func decode(_ controller: UIViewController) {
    guard let element = ControllerElement(element) else { return }
    loader.adopt(controller, for: self.element)
    controller.nib = loader.nib
    Session.current.note(.initWithCoder, controller)
    controller.decode(element)
  }
}
