import Foundation
import InterfaceBuilder

/// The nibs of one scene that has been made: its controller, the objects beside it, and later
/// its view.
///
/// A scene is two nibs, one for the controller and the objects beside it, one for the view tree.
/// High confidence.
@MainActor
final class SceneNib {
  let storyboard: UIStoryboard
  let element: ControllerElement
  /// Every object made so far by its id; views are held by their superviews.
  private var objects: [String: NSObject] = [:]
  private weak var controller: UIViewController?
  private(set) var segues: [SegueTemplate] = []
  /// Views outside the tree, and whatever else only the scene holds.
  private var kept: [NSObject] = []
  /// Connections that have been made: a controller's may be made with the scene or with its view.
  private var connected: Set<Element> = []

  init(_ element: ControllerElement, in storyboard: UIStoryboard) {
    self.element = element
    self.storyboard = storyboard
  }

  /// `init(coder:)`, run-time attributes, connections among the scene's own objects,
  /// `awakeFromNib`; the view stays unloaded. High confidence, attributes before outlets low.
  func instantiate(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let loader = NibLoader(nib: self)
    let controller = loader.makeController(element, creator: creator)
    controller.nib = self
    self.controller = controller
    for accessory in element.element.scene?.accessories ?? [] { loader.makeObject(accessory) }
    segues = element.allSegues.filter { $0.kind != .relationship }
      .map { SegueTemplate($0, in: self, source: controller) }
    loader.finish()
    for template in segues { template.connect(to: loader.objects) }
    // The controller must not be held by its own nib.
    objects = loader.objects.filter { $0.value !== controller }
    return controller
  }

  /// The view tree, attributes, connections, `awakeFromNib`, then the embed segues in the order
  /// of the document. High confidence.
  func loadView(of controller: UIViewController) {
    let loader = NibLoader(nib: self, known: objects)
    loader.adopt(controller, for: element.element)
    let view = element.view.map { loader.makeView($0) } ?? UIView(frame: UIScreen.main.bounds)
    let isRunning = Session.current.sceneLoading == .running
    if isRunning { view.frame = UIScreen.main.bounds }
    controller.view = view
    loader.finish()
    for template in segues { template.connect(to: loader.objects) }
    guard isRunning else { return }
    for template in segues where template.element.kind == .embed {
      template.embedWithinLimits()
    }
  }

  /// What the nibs within this one, such as those of prototype cells, can be connected to.
  var reachableObjects: [String: NSObject] {
    var reachable = objects
    if let id = element.id { reachable[id] = controller }
    return reachable
  }

  /// The views beside the controller that are in no tree.
  var otherViews: [UIView] {
    let others = element.element.scene?.accessories ?? []
    return others.compactMap { $0.id.flatMap { objects[$0] } as? UIView }
      .filter { $0.superview == nil }
  }

  func keep(_ object: NSObject) { kept.append(object) }

  /// True the first time for each connection.
  func connectsFirst(_ connection: Element) -> Bool { connected.insert(connection).inserted }

  func segue(identifier: String) -> SegueTemplate? {
    segues.first { $0.element.identifier == identifier }
  }
}

extension UIViewController {
  /// The views that stand beside the controller in its scene and are in no tree.
  package final var otherViewsOfScene: [UIView] { nib?.otherViews ?? [] }
}
