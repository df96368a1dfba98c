import Foundation
import Testing

@Suite struct XcodeProjectTests {
  static let names = ["EmbeddedSwapping", "SwitchViews"]

  @Test(arguments: names)
  func `the project has one target, an application named as the folder`(name: String) throws {
    let targets = try XcodeProject(named: name).objects("PBXNativeTarget")

    #expect(targets.count == 1)
    #expect(targets.first?["name"] as? String == name)
    #expect(targets.first?["productType"] as? String == "com.apple.product-type.application")
  }

  @Test(arguments: names)
  func `the synchronised folder of the target exists`(name: String) throws {
    let project = try XcodeProject(named: name)
    let groups = project.objects("PBXFileSystemSynchronizedRootGroup")
    let path = try #require(groups.first?["path"] as? String)

    var isDirectory: ObjCBool = false
    let folder = project.directory.appendingPathComponent(path).path
    #expect(FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory))
    #expect(isDirectory.boolValue)
    let target = try #require(project.objects("PBXNativeTarget").first)
    let synchronised = target["fileSystemSynchronizedGroups"] as? [String] ?? []
    #expect(synchronised.map { project.objects[$0]?["path"] as? String } == [path])
  }

  @Test(arguments: names)
  func `both configurations name an Info plist that exists and is no resource`(
    name: String
  ) throws {
    let project = try XcodeProject(named: name)
    let exceptions = project.objects("PBXFileSystemSynchronizedBuildFileExceptionSet")

    #expect(project.targetSettings.keys.sorted() == ["Debug", "Release"])
    for settings in project.targetSettings.values {
      let path = try #require(settings["INFOPLIST_FILE"])
      let file = project.directory.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
    #expect(exceptions.first?["membershipExceptions"] as? [String] == ["Info.plist"])
  }

  @Test(arguments: names)
  func `the project builds for iOS 15 or later`(name: String) throws {
    let project = try XcodeProject(named: name)
    let versions = project.objects("XCBuildConfiguration").compactMap {
      ($0["buildSettings"] as? [String: Any])?["IPHONEOS_DEPLOYMENT_TARGET"] as? String
    }

    #expect(versions == ["15.0", "15.0"])
  }

  @Test(arguments: names)
  func `every reference in the project leads to an object`(name: String) throws {
    let project = try XcodeProject(named: name)

    #expect(project.objects[project.rootIdentifier]?["isa"] as? String == "PBXProject")
    #expect(project.references.filter { project.objects[$0] == nil } == [])
    #expect(project.references.count == 19)
  }

  @Test(arguments: names)
  func `the scene manifest names the storyboard and the scene delegate`(name: String) throws {
    let file = try XcodeProject(named: name).directory.appendingPathComponent("\(name)/Info.plist")
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    let manifest = (list as? [String: Any])?["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]

    #expect(scenes?.first?["UISceneStoryboardFile"] as? String == "Main")
    #expect(
      scenes?.first?["UISceneDelegateClassName"] as? String
        == "$(PRODUCT_MODULE_NAME).SceneDelegate")
  }

  @Test(arguments: names)
  func `no line of the example speaks of anything but UIKit`(name: String) throws {
    let folder = try XcodeProject(named: name).directory.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let sources = files.filter { $0.pathExtension == "swift" }

    #expect(sources.count >= 5)
    for source in sources {
      let lines = try String(contentsOf: source, encoding: .utf8).split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix("import") } == ["import UIKit"])
      #expect(lines.allSatisfy { !$0.lowercased().contains("flytower") })
    }
  }
}
