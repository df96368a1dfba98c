import Foundation

/// The collection of published storyboards beside the package, where there is one.
enum Corpus {
  /// The folder that holds it: named by the environment, or beside the package.
  static let folder: URL? = {
    let environment = ProcessInfo.processInfo.environment["FLYTOWER_CORPUS"]
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let places =
      environment.map { [URL(fileURLWithPath: $0)] } ?? [
        package.appendingPathComponent("../shared").standardizedFileURL,
        package.appendingPathComponent("../../shared").standardizedFileURL,
      ]
    return places.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("corpus").path)
    }
  }()

  static var isPresent: Bool { folder != nil }

  /// The paths of all its storyboards and xibs, sorted.
  static let files: [String] = {
    guard let folder else { return [] }
    return ["corpus", "corpus-containers"].flatMap { name in
      let path = folder.appendingPathComponent(name).path
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
        .map { path + "/" + $0 }
    }
  }()
}
