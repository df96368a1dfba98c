import CairoBackend
import Foundation
import TestSupport

/// A project of some hundred scenes, so that a run of it takes long enough to be disturbed.
final class LargeProject {
  let folder: TemporaryFolder

  private static let documents = 15
  private static let scenesOfEach = 10
  static let sceneCount = documents * scenesOfEach

  init() throws {
    folder = try TemporaryFolder()
    for number in 0..<Self.documents {
      let scenes = (0..<Self.scenesOfEach).map { Self.scene(number * Self.scenesOfEach + $0) }
      try folder.write(Storyboard(scenes).description, to: "App/Floor\(number).storyboard")
    }
  }

  private static func scene(_ number: Int) -> StoryboardScene {
    let color = """
      <color key="backgroundColor" red="\(Double(number % 7) / 7)" green="0.5" blue="0.3" \
      alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      """
    return StoryboardScene(
      "room\(number)", size: (393, 852),
      StoryboardView.element("view", "wall\(number)", y: 700, color),
      StoryboardView.label("Room \(number)", "sign\(number)", y: 100),
      StoryboardView.button("Leave \(number)", "door\(number)", y: 200))
  }

  /// The arguments of a run into a folder of the project's.
  func arguments(to out: String, _ options: String...) -> [String] {
    ["render", "\(folder.path)/App", "--output", "\(folder.path)/\(out)", "--scale", "3"] + options
  }

  func tree(_ name: String) -> FileTree { FileTree("\(folder.path)/\(name)") }
}

/// The files below a folder, as they are now.
struct FileTree: Equatable {
  /// The content of each by its path there.
  let files: [String: Data]

  init(_ root: String) {
    var files: [String: Data] = [:]
    for path in FileManager.default.subpaths(atPath: root) ?? [] {
      var isFolder: ObjCBool = false
      let full = "\(root)/\(path)"
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[path] = FileManager.default.contents(atPath: full) ?? Data()
    }
    self.files = files
  }

  var pictures: [String] { files.keys.filter { $0.hasSuffix(".png") }.sorted() }
  var parts: [String] { files.keys.filter { $0.hasSuffix(".part") }.sorted() }

  /// The pictures that are not a whole PNG.
  var brokenPictures: [String] { pictures.filter { !Self.isWholePNG(files[$0] ?? Data()) } }

  private static func isWholePNG(_ data: Data) -> Bool {
    let end = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82] as [UInt8]
    guard data.suffix(end.count).elementsEqual(end) else { return false }
    return (try? ImageFileDecoder().image(Array(data), name: "", scale: 1)) != nil
  }
}
