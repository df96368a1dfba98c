public import Diagnostics
public import Drawing
public import InterfaceBuilder
public import UIKit

/// One scene of a document, made in a session of its own.
@MainActor
public struct StagedScene {
  /// The storyboard identifier, or else the id of the controller or view.
  public let name: String
  /// Where it was made; the views of a xib share one.
  public let session: Session
  /// The scene's root view.
  public let view: UIView
  /// The views that stand beside the controller in the scene, on the canvas.
  let others: [UIView]
  let document: Document
  /// What was found wrong with it, less what was said of a scene before it.
  public let diagnostics: [Diagnostic]

  /// The scenes of a storyboard or the top-level views of a xib, in the order of the document.
  /// Storyboard references stand for scenes elsewhere and are left out.
  ///
  /// - Parameters:
  ///   - name: The one scene to stage, by storyboard identifier or by id.
  ///   - documents: Other storyboards by name, for references to them.
  ///   - isInContainers: Whether a scene that runs stands in the navigation, tab or split
  ///     controller that the document puts around it.
  ///   - makeSession: Gives each scene a fresh session.
  public static func all(
    of document: Document, named name: String? = nil, documents: [String: Document] = [:],
    inContainers isInContainers: Bool = false, makeSession: () -> Session
  ) -> [StagedScene] {
    if document.kind == .xib { return stageXib(document, name, makeSession) }
    var log = DiagnosticLog()
    let wanted = controllers(of: document).filter { name.map($0.isCalled) ?? true }
    return wanted.map { element in
      let session = makeSession()
      session.documents.merge(documents) { _, given in given }
      session.documents[document.storyboardName] = document
      let known = log.diagnostics.count
      session.log = log
      defer { log = session.log }
      return StagedScene(
        element, of: document, inContainers: isInContainers, in: session, after: known)
    }
  }

  /// The names of what `all` stages.
  public static func names(in document: Document) -> [String] {
    document.kind == .xib
      ? document.objects.compactMap(ViewElement.init).map { $0.id ?? "view" }
      : controllers(of: document).map(\.sceneName)
  }

  private static func controllers(of document: Document) -> [ControllerElement] {
    document.scenes.compactMap(\.controller).filter { !$0.isPlaceholder }
  }

  private init(
    _ element: ControllerElement, of document: Document, inContainers: Bool,
    in session: Session, after known: Int
  ) {
    let (view, others) = session.perform {
      let storyboard = UIStoryboard(name: document.storyboardName, document: document)
      if inContainers, session.sceneLoading != .canvas {
        let chain = SceneChain(to: element, in: document)
        return (StagedScene.show(chain.make(in: storyboard), in: session), [UIView]())
      }
      let controller = storyboard.instantiate(element)
      controller.loadViewIfNeeded()
      let others = session.sceneLoading == .canvas ? controller.otherViewsOfScene : []
      for view in others { StagedScene.show(view, of: document, in: session) }
      return (StagedScene.show(controller, of: element, in: session), others)
    }
    self.init(
      name: element.sceneName, session: session, view: view, others: others, document: document,
      diagnostics: Array(session.log.diagnostics.dropFirst(known)))
  }

  private init(
    name: String, session: Session, view: UIView, others: [UIView] = [], document: Document,
    diagnostics: [Diagnostic]
  ) {
    self.name = name
    self.session = session
    self.view = view
    self.others = others
    self.document = document
    self.diagnostics = diagnostics
  }

  /// In a window of the screen's size to run, of its own size on the canvas. Behind what is clear
  /// is the system's background, as in Interface Builder.
  private static func show(
    _ controller: UIViewController, of element: ControllerElement, in session: Session
  ) -> UIView {
    let window = UIWindow(frame: CGRect(origin: .zero, size: session.device.size))
    window.backgroundColor = .systemBackground
    if session.sceneLoading == .canvas, let size = controller.viewIfLoaded?.bounds.size {
      window.frame.size = size
      if let root = session.canvas?.root(of: element, drawn: size) { window.stand(root) }
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return controller.viewIfLoaded ?? window
  }

  /// In a window of the screen's size, with the containers around it.
  private static func show(_ made: SceneChain.Made, in session: Session) -> UIView {
    let window = UIWindow(frame: CGRect(origin: .zero, size: session.device.size))
    window.rootViewController = made.outermost
    window.makeKeyAndVisible()
    return made.scene.viewIfLoaded ?? made.outermost.viewIfLoaded ?? window
  }

  /// A view without a controller: on the screen where it is a controller's, else beside it in its
  /// own size, as a part of some screen.
  private static func show(_ view: UIView, of document: Document, in session: Session) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: view.frame.size))
    window.backgroundColor = .systemBackground
    let element = view.nibIdentifier.flatMap(document.element(id:))
    if let element, let root = session.canvas?.root(ofXib: element, drawn: view.frame.size) {
      window.stand(root)
    } else if session.canvas == nil, let element, document.isScreen(element) {
      window.frame.size = session.device.size
    } else {
      window.isBesideScreen = session.canvas == nil
    }
    view.frame.size = window.frame.size
    window.addSubview(view)
    window.isHidden = false
  }

  private static func stageXib(
    _ document: Document, _ name: String?, _ makeSession: () -> Session
  ) -> [StagedScene] {
    let session = makeSession()
    let objects = session.perform {
      XibNib(document).instantiate(owner: nil, looksOnly: true)
    }
    let scenes = session.perform {
      objects.compactMap { object -> (name: String, view: UIView)? in
        if let view = object as? UIView {
          show(view, of: document, in: session)
          return (view.nibIdentifier ?? "view", view)
        }
        guard let controller = object as? UIViewController, controller.isViewLoaded else {
          return nil
        }
        let element = controller.nibElement.flatMap(ControllerElement.init)
        let view = element.map { show(controller, of: $0, in: session) }
        return view.map { ($0.nibIdentifier ?? "view", $0) }
      }
    }
    let staged = scenes.filter { name == nil || $0.name == name }
    return staged.enumerated().map { index, scene in
      StagedScene(
        name: scene.name, session: session, view: scene.view, document: document,
        diagnostics: index == 0 ? session.log.diagnostics : [])
    }
  }

  /// Draws a status bar and a home indicator over the scene.
  public func showStatusBar() { session.perform { view.window?.show(.statusBar) } }

  /// What the scene shows, and how large it is in points.
  public func composeFrame() -> (list: DisplayList, size: CGSize) {
    session.bind {
      let window = view.window
      return (window?.composeFrame() ?? DisplayList(), window?.bounds.size ?? view.bounds.size)
    }
  }
}

extension UIWindow {
  /// Takes the size of a root on the canvas, and what is covered of it there.
  fileprivate func stand(_ root: CanvasRoot) {
    frame.size = root.size
    canvasInsets = root.insets
  }
}

extension ControllerElement {
  fileprivate var sceneName: String {
    [storyboardIdentifier, id].compactMap(\.self).first { !$0.isEmpty } ?? "scene"
  }

  fileprivate func isCalled(_ name: String) -> Bool {
    name == storyboardIdentifier || name == id || name == sceneName
  }
}

extension Document {
  /// Whether a xib's view is that of a controller, its owner, and has no size of its own.
  fileprivate func isScreen(_ view: Element) -> Bool {
    let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let outlets = owner?.children.first { $0.name == "connections" }?.children ?? []
    return outlets.contains { $0["property"] == "view" && $0["destination"] == view.id }
      && !view.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
  }
}
