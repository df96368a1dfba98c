package import ContactSheet
import Foundation

/// The page and the record that lie beside the pictures of a run.
package struct SheetFiles {
  package static let page = "index.html"
  /// What `flytower render merge` reads.
  package static let record = "render.json"

  private let manifest: RenderManifest

  package init(_ manifest: RenderManifest) { self.manifest = manifest }

  package func write(to folder: String) throws(FileError) {
    try AtomicFile.write(
      Array(ContactSheetPage(manifest).html.utf8), to: folder + "/" + Self.page)
    try AtomicFile.write(
      Array(ManifestFile.encode(manifest)), to: folder + "/" + Self.record)
  }
}
