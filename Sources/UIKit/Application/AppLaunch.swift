import Diagnostics
import Foundation

/// An app's start: delegate, scene, storyboard, window, in the order iOS has them.
///
/// `application(didFinishLaunching)`; the initial controller is made and becomes the window's
/// root; `scene(_:willConnectTo:)`; the window becomes key and visible; the app becomes active.
/// High confidence.
@MainActor
public struct AppLaunch {
  /// The storyboard that Info.plist names.
  public var storyboardName: String?
  /// Made for the scene, when the app has the scene life cycle.
  public var sceneDelegate: (any UIWindowSceneDelegate)?

  public init(storyboardName: String?, sceneDelegate: (any UIWindowSceneDelegate)? = nil) {
    self.storyboardName = storyboardName
    self.sceneDelegate = sceneDelegate
  }

  /// Starts the app in the current session and returns its window, if it made one.
  @discardableResult
  public func start(delegate: (any UIApplicationDelegate)?) -> UIWindow? {
    let application = Session.current.application
    application.delegate = delegate
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    let window =
      if let sceneDelegate { connectScene(sceneDelegate) } else { makeWindow(for: delegate) }
    delegate?.applicationDidBecomeActive(application)
    return window
  }

  private func makeWindow(for delegate: (any UIApplicationDelegate)?) -> UIWindow? {
    guard let root = initialController() else { return delegate?.window }
    let window = UIWindow(frame: UIScreen.main.bounds)
    delegate?.window = window
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  private func connectScene(_ sceneDelegate: any UIWindowSceneDelegate) -> UIWindow? {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: .windowApplication)
    let session = UISceneSession(configuration: configuration)
    let scene = UIWindowScene(session: session)
    scene.delegate = sceneDelegate
    Session.current.application.connectedScenes.append(scene)
    var window: UIWindow?
    if let root = initialController() {
      let made = UIWindow(windowScene: scene)
      made.rootViewController = root
      sceneDelegate.window = made
      window = made
    }
    sceneDelegate.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
    window?.makeKeyAndVisible()
    sceneDelegate.sceneWillEnterForeground(scene)
    sceneDelegate.sceneDidBecomeActive(scene)
    return sceneDelegate.window ?? window
  }

  private func initialController() -> UIViewController? {
    guard let storyboardName else { return nil }
    let controller = UIStoryboard(name: storyboardName, bundle: nil)
      .instantiateInitialViewController()
    if controller == nil {
      // The text is UIKit's own; high confidence.
      Session.current.report(
        Diagnostic(
          .error, rule: "no-initial-controller",
          "Failed to instantiate the default view controller for UIMainStoryboardFile "
            + "'\(storyboardName)' - perhaps the designated entry point is not set?"))
    }
    return controller
  }
}
