public import Foundation

/// One running copy of an app's user interface.
@MainActor
open class UIScene: UIResponder {
  public let session: UISceneSession
  public final var delegate: (any UISceneDelegate)?

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  public final override var next: UIResponder? { Session.current.application }

  /// Why a scene was connected; nothing is known here.
  @MainActor
  public final class ConnectionOptions: NSObject {}
}

/// A scene made of windows.
@MainActor
public final class UIWindowScene: UIScene {
  public internal(set) var windows: [UIWindow] = []
  public var screen: UIScreen { Session.current.screen }
  public var traitCollection: UITraitCollection { Session.current.traits }
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}

/// What the system remembers of a scene.
@MainActor
public final class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let configuration: UISceneConfiguration
  public let role: Role

  init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    role = configuration.role
  }
}

/// How a scene is made: the names come from the app's Info.plist.
@MainActor
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?
  public var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

@MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
