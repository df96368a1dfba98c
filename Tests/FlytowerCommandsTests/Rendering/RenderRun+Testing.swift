import FlytowerCommands
import Foundation
import TestSupport

/// A small project and calls of `flytower render` over it.
@MainActor
final class RenderProject {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      Storyboard(
        StoryboardScene(
          "lobby", StoryboardView.label("Welcome", "welcome"),
          StoryboardView.button("Enter", "door", y: 50, shows: "hall")),
        StoryboardScene("hall", StoryboardView.label("Hall", "sign")),
        StoryboardScene("cellar", StoryboardView.label("Cellar", "stairs"))
      ).description, to: "App/Base.lproj/Main.storyboard")
    try folder.write(
      Storyboard(StoryboardScene("desk"), StoryboardScene("safe")).description,
      to: "App/Office/Office.storyboard")
    try folder.write(Self.cell, to: "App/Office/Cell.xib")
    try folder.write(
      Storyboard(StoryboardScene("foreign")).description, to: "App/Pods/Kit/Foreign.storyboard")
  }

  static let cell = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="one"><rect key="frame" x="0" y="0" width="60" height="40"/></view>
    <view id="two"><rect key="frame" x="0" y="0" width="30" height="20"/></view>
    </objects></document>
    """

  /// Renders the project's folder to the folder `out`, at one pixel a point.
  func render(_ options: String..., to out: String = "out") -> Call {
    Call(
      ["render", "\(folder.path)/App", "--output", "\(folder.path)/\(out)"]
        + (options.contains("--matrix") ? [] : ["--scale", "1"]) + options, in: folder)
  }

  /// The content of every file below the folder, by its path there.
  func files(in name: String) throws -> [String: Data] {
    let root = "\(folder.path)/\(name)"
    var files: [String: Data] = [:]
    for path in FileManager.default.subpaths(atPath: root) ?? [] {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[path] = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)"))
    }
    return files
  }
}
