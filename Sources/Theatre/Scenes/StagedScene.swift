import Diagnostics
public import Drawing
public import InterfaceBuilder
public import UIKit

/// One scene of a document, made in a session of its own.
@MainActor
public struct StagedScene {
  /// The storyboard identifier, or else the id of the controller or view.
  public let name: String
  public let session: Session
  /// The scene's root view.
  public let view: UIView

  /// The scenes of a storyboard or the top-level views of a xib, in the order of the document.
  /// Storyboard references stand for scenes elsewhere and are left out.
  ///
  /// `makeSession` gives each scene a fresh session; `documents` are found by name.
  public static func all(
    of document: Document, documents: [String: Document] = [:], makeSession: () -> Session
  ) -> [StagedScene] {
    if document.kind == .xib { return stageXib(document, makeSession) }
    let controllers = document.scenes.compactMap(\.controller).filter { !$0.isPlaceholder }
    return controllers.map { element in
      let session = makeSession()
      session.documents = documents
      session.documents[document.storyboardName] = document
      return StagedScene(element, of: document, in: session)
    }
  }

  private init(_ element: ControllerElement, of document: Document, in session: Session) {
    name = element.storyboardIdentifier ?? element.id ?? "scene"
    self.session = session
    view = session.perform {
      let storyboard = UIStoryboard(name: document.storyboardName, document: document)
      let controller = storyboard.instantiate(element)
      controller.loadViewIfNeeded()
      return StagedScene.show(controller, in: session)
    }
  }

  private init(name: String, session: Session, view: UIView) {
    self.name = name
    self.session = session
    self.view = view
  }

  /// In a window of the screen's size to run, of its own size on the canvas.
  private static func show(_ controller: UIViewController, in session: Session) -> UIView {
    let size = controller.viewIfLoaded?.bounds.size
    let window = UIWindow(frame: CGRect(origin: .zero, size: session.device.size))
    if session.sceneLoading == .canvas, let size { window.frame.size = size }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return controller.viewIfLoaded ?? window
  }

  private static func stageXib(_ document: Document, _ makeSession: () -> Session) -> [StagedScene]
  {
    let session = makeSession()
    let views = session.perform { XibViews(document).views }
    return views.map { view in
      session.perform {
        let window = UIWindow(frame: CGRect(origin: .zero, size: view.frame.size))
        window.addSubview(view)
        window.isHidden = false
        return StagedScene(name: view.nibIdentifier ?? "view", session: session, view: view)
      }
    }
  }

  /// What the scene shows, and how large it is in points.
  public func composeFrame() -> (list: DisplayList, size: CGSize) {
    session.bind {
      let window = view.window
      return (window?.composeFrame() ?? DisplayList(), window?.bounds.size ?? view.bounds.size)
    }
  }

  /// Every view of the scene that the document has, parents first.
  public var frames: [ViewFrame] {
    session.bind { view.nibSubtree.map(ViewFrame.init) }
  }
}

/// A view's place in its superview, by its id in the document.
public struct ViewFrame: Hashable, Sendable {
  public let id: String
  /// The class, without its module.
  public let className: String
  public let frame: CGRect

  @MainActor
  init(_ view: UIView) {
    id = view.nibIdentifier ?? ""
    className = "\(type(of: view))"
    frame = view.frame
  }
}

extension UIView {
  fileprivate var nibSubtree: [UIView] {
    (nibIdentifier == nil ? [] : [self]) + subviews.flatMap(\.nibSubtree)
  }
}
