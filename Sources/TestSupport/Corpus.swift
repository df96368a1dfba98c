public import Foundation

/// The collection of published storyboards beside the package, where there is one.
public enum Corpus {
  /// The folder that holds it: named by `FLYTOWER_CORPUS`, or `shared` beside the package.
  public static let folder: URL? = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["FLYTOWER_CORPUS"]
    let places =
      named.map { [URL(fileURLWithPath: $0)] }
      ?? ["../shared", "../../shared"].map {
        package.appendingPathComponent($0).standardizedFileURL
      }
    return places.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("corpus").path)
    }
  }()

  /// Whether it is there.
  public static var isPresent: Bool { folder != nil }

  /// The paths of all its storyboards and xibs, sorted.
  public static let files: [String] = {
    guard let folder else { return [] }
    return ["corpus", "corpus-containers"].flatMap { name in
      let path = folder.appendingPathComponent(name).path
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
        .map { path + "/" + $0 }
    }
  }()
}
