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
  /// What was found wrong with it, with what counts as the same finding.
  public let findings: [DiagnosticLog.Entry]

  /// The scenes of a storyboard or the top-level views of a xib, in the order of the document.
  /// Storyboard references stand for scenes elsewhere and are left out. What is said once of a
  /// kind is said by the first scene that has it.
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
    var log = DiagnosticLog()
    return document.sceneUnits.flatMap { unit in
      guard unit.isStaged(for: name) else { return [StagedScene]() }
      let session = makeSession()
      session.documents.merge(documents) { _, given in given }
      session.log = log
      defer { log = session.log }
      return all(
        of: unit, named: name, inContainers: isInContainers, in: session,
        after: log.entries.count)
    }
  }

  /// The scenes of a unit alone: what they show and what is found wrong with them depends on no
  /// other scene.
  public static func all(
    of unit: SceneUnit, inContainers isInContainers: Bool, in session: Session
  ) -> [StagedScene] {
    all(of: unit, named: nil, inContainers: isInContainers, in: session, after: 0)
  }

  private static func all(
    of unit: SceneUnit, named name: String?, inContainers: Bool, in session: Session,
    after known: Int
  ) -> [StagedScene] {
    session.documents[unit.document.storyboardName] = unit.document
    switch unit.content {
    case .storyboard(let controller):
      return [
        StagedScene(
          controller, of: unit.document, inContainers: inContainers, in: session, after: known)
      ]
    case .xib: return stageXib(unit.document, name, in: session, after: known)
    }
  }

  /// What was found wrong with it, less what was said of a scene before it.
  public var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }

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
      findings: Array(session.log.entries.dropFirst(known)))
  }

  private init(
    name: String, session: Session, view: UIView, others: [UIView] = [], document: Document,
    findings: [DiagnosticLog.Entry]
  ) {
    self.name = name
    self.session = session
    self.view = view
    self.others = others
    self.document = document
    self.findings = findings
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
    _ document: Document, _ name: String?, in session: Session, after known: Int
  ) -> [StagedScene] {
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
        findings: index == 0 ? Array(session.log.entries.dropFirst(known)) : [])
    }
  }

  /// Draws what the system and the device show over the scene.
  package func show(_ chrome: DeviceChrome) {
    session.perform { view.window?.show(chrome) }
  }

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

extension Document {
  /// Whether a xib's view is that of a controller, its owner, and has no size of its own.
  fileprivate func isScreen(_ view: Element) -> Bool {
    let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let outlets = owner?.children.first { $0.name == "connections" }?.children ?? []
    return outlets.contains { $0["property"] == "view" && $0["destination"] == view.id }
      && !view.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
  }
}
