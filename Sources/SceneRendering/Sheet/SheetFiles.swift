package import ContactSheet
import Foundation

/// The page and the record that lie beside the pictures of a run.
package struct SheetFiles {
  package static let page = "index.html"
  /// What `flytower render merge` reads.
  package static let record = "render.json"

  private let manifest: RenderManifest

  package init(_ manifest: RenderManifest) { self.manifest = manifest }

  /// The two are made side by side.
  package func write(to folder: String) throws(FileError) {
    let files = parallelMap([Self.page, Self.record]) { [manifest] name in
      let bytes =
        name == Self.page
        ? Array(ContactSheetPage(manifest).html.utf8) : Array(ManifestFile.encode(manifest))
      return Self.write(bytes, to: folder + "/" + name)
    }
    if let failure = files.compactMap(\.self).first { throw failure }
  }

  private static func write(_ bytes: [UInt8], to path: String) -> FileError? {
    do throws(FileError) {
      try AtomicFile.write(bytes, to: path)
      return nil
    } catch {
      return error
    }
  }
}
