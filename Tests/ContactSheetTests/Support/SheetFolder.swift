import ContactSheet
import Foundation

/// A folder with a page and its pictures, as a run leaves it. It goes when nobody holds it.
final class SheetFolder: Sendable {
  private let url: URL

  var page: URL { url.appending(path: "index.html") }

  /// Each picture of the manifest becomes a file of one grey pixel, unless it is left out.
  init(_ manifest: RenderManifest, without missing: String? = nil) throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "contact-sheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(ContactSheetPage(manifest).html.utf8).write(to: page)
    let paths = manifest.scenes.flatMap(\.pictures).compactMap(\.path)
    for path in paths where path != missing {
      let file = URL(filePath: url.path + "/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Self.pixel.write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A GIF: the shortest picture there is.
  private static let pixel = Data([
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0x90, 0x90, 0x90, 0, 0, 0, 0x2C,
    0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
  ])
}
