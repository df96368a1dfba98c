import Foundation
import InterfaceBuilder
import Theatre

/// A project of many scenes: our own gallery, over and over under other names.
struct GeneratedProject {
  let folder: URL
  let sceneCount: Int

  /// Adds storyboards until there are so many scenes.
  init(in folder: URL, scenes wanted: Int) throws {
    self.folder = folder
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let storyboards = try Self.storyboards.map { file in
      try (file: file, scenes: Self.sceneCount(of: file))
    }
    let catalog = "Images.xcassets"
    try files.copyItem(
      at: Self.gallery.appending(path: catalog), to: folder.appending(path: catalog))
    var count = 0
    var copy = 0
    while count < wanted, !storyboards.isEmpty {
      copy += 1
      for (file, scenes) in storyboards where count < wanted {
        let name = "Part \(copy) \(file.lastPathComponent)"
        try files.copyItem(at: file, to: folder.appending(path: name))
        count += scenes
      }
    }
    sceneCount = count
  }

  /// Sorted by name.
  static var storyboards: [URL] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: gallery.path)
        .filter { $0.hasSuffix(".storyboard") }.sorted().map { gallery.appending(path: $0) }
    }
  }

  private static let gallery = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Documentation/Gallery").standardizedFileURL

  private static func sceneCount(of file: URL) throws -> Int {
    try Document(bytes: Array(Data(contentsOf: file)), file: file.path)
      .sceneUnits.map(\.scenes.count).reduce(0, +)
  }
}
