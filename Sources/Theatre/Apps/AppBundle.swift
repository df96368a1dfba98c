public import Diagnostics
import Foundation
public import InterfaceBuilder
public import UIKit

/// The resources of an app as they lie in a folder: its storyboards and its Info.plist.
public struct AppBundle: Sendable {
  /// Storyboards by name, sorted.
  public private(set) var documents: [(name: String, document: Document)] = []
  /// What could not be read.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The storyboard to start with; `Main` unless Info.plist names another.
  public private(set) var storyboardName = "Main"
  /// The scene delegate's class without its module, when the app has the scene life cycle.
  public private(set) var sceneDelegateName: String?

  /// Reads the folder and those below it. Sources and other files are left alone.
  public init(folder: String) {
    let paths = (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
    for path in paths where path.hasSuffix(".storyboard") { read(folder + "/" + path) }
    readInfo(folder + "/Info.plist")
  }

  private mutating func read(_ path: String) {
    do {
      let document = try Document(contentsOf: path)
      documents.append((document.storyboardName, document))
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  private mutating func readInfo(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let info = list as? [String: Any]
    else {
      diagnostics.append(
        Diagnostic(
          .error, rule: "unreadable-file", "not a property list",
          at: SourceLocation(file: path)))
      return
    }
    if let name = info["UIMainStoryboardFile"] as? String { storyboardName = name }
    readScene(in: info)
  }

  private mutating func readScene(in info: [String: Any]) {
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    guard let scene = scenes?.first else { return }
    if let name = scene["UISceneStoryboardFile"] as? String { storyboardName = name }
    let delegate = scene["UISceneDelegateClassName"] as? String
    sceneDelegateName = delegate.flatMap { $0.split(separator: ".").last.map(String.init) }
  }
}

extension AppBundle {
  /// Starts the app in the session, whose connections know its classes.
  @MainActor
  public func start(in session: Session, module: String, delegate: () -> any UIApplicationDelegate)
  {
    for (name, document) in documents { session.documents[name] = document }
    session.perform {
      let object = sceneDelegateName.flatMap {
        session.connections.makeObject(named: $0, module: module)
      }
      AppLaunch(
        storyboardName: storyboardName, sceneDelegate: object as? any UIWindowSceneDelegate
      ).start(delegate: delegate())
    }
  }
}
