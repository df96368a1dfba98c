import Foundation

/// The running app: its windows, its first responder, and the way of events and actions.
@MainActor
open class UIApplication: UIResponder {
  /// Held strongly here: nobody else holds the delegate of an app.
  public final var delegate: (any UIApplicationDelegate)?
  /// Visible windows, back to front.
  public private(set) final var windows: [UIWindow] = []
  public internal(set) final weak var keyWindow: UIWindow?
  public internal(set) final var connectedScenes: [UIWindowScene] = []
  final weak var firstResponder: UIResponder?
  private final var ignoringInteraction = 0

  public static var shared: UIApplication { Session.current.application }

  /// Fingers that are down are taken away, so that no control stays held; low confidence.
  public final func beginIgnoringInteractionEvents() {
    if !isIgnoringInteractionEvents {
      for window in windows { window.cancelTouches() }
    }
    ignoringInteraction += 1
  }

  public final func endIgnoringInteractionEvents() {
    ignoringInteraction = max(0, ignoringInteraction - 1)
  }

  public final var isIgnoringInteractionEvents: Bool { ignoringInteraction > 0 }

  open func sendEvent(_ event: UIEvent) {
    guard !isIgnoringInteractionEvents else { return }
    let windows = (event.allTouches ?? []).compactMap(\.window)
    for window in windows { window.sendEvent(event) }
  }

  /// Calls the action on the target; without one, on the first object of the responder chain
  /// that has it. False when nobody does.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = receiver(of: action, target: target, sender: sender) else { return false }
    return ActionCall(action, on: receiver, from: sender, for: event).perform()
  }

  private func receiver(of action: Selector, target: Any?, sender: Any?) -> NSObject? {
    if let target { return target as? NSObject }
    let start = firstResponder ?? sender as? UIResponder
    return start?.chain.first { $0.canPerformAction(action, withSender: sender) }
  }

  final func windowDidChangeVisibility(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    guard !window.isHidden else { return }
    let place = windows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
    windows.insert(window, at: place ?? windows.count)
  }

  /// The delegate, when it can take part in the responder chain.
  public final override var next: UIResponder? { delegate as? UIResponder }
}

/// An app's own part of its life.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: session.configuration.name, sessionRole: session.role)
  }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
