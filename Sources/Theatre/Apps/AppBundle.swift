public import Diagnostics
import Foundation
public import InterfaceBuilder
public import UIKit

/// The resources of an app as they lie in a folder: its storyboards and its Info.plist.
public struct AppBundle: Sendable {
  /// Storyboards by name, in the order of their paths. Of several languages the base counts, and
  /// without one the first.
  public private(set) var documents: [(name: String, document: Document)] = []
  /// Xibs by name, likewise.
  public private(set) var xibs: [(name: String, document: Document)] = []
  /// What could not be read.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The storyboard to start with: the one that Info.plist names, or else `Main` if it is there.
  public var storyboardName: String? {
    namedStoryboard ?? (documents.contains { $0.name == "Main" } ? "Main" : nil)
  }
  private var namedStoryboard: String?
  /// The scene delegate's class without its module, when the app has the scene life cycle.
  public private(set) var sceneDelegateName: String?

  /// Reads the folder and those below it. Sources and other files are left alone.
  public init(folder: String) {
    let paths = (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    let base = paths.filter { $0.contains("Base.lproj/") }
    for path in base + paths.filter({ !base.contains($0) }) { read(folder + "/" + path) }
    readInfo(folder + "/Info.plist")
  }

  private mutating func read(_ path: String) {
    do {
      let document = try Document(contentsOf: path)
      let name = document.storyboardName
      if document.kind == .xib {
        if !xibs.contains(where: { $0.name == name }) { xibs.append((name, document)) }
      } else if !documents.contains(where: { $0.name == name }) {
        documents.append((name, document))
      }
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
    if let name = info["UIMainStoryboardFile"] as? String { namedStoryboard = name }
    readScene(in: info)
  }

  private mutating func readScene(in info: [String: Any]) {
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    guard let scene = scenes?.first else { return }
    if let name = scene["UISceneStoryboardFile"] as? String { namedStoryboard = name }
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
    for (name, xib) in xibs { session.xibs[name] = xib }
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
