import ContactSheet
import Foundation

/// Joins the folders of a run that several machines made in parts into one, as one machine would
/// have made it.
package struct PartsMerge {
  private let folders: [String]
  private let manifest: RenderManifest
  /// The folder that has each picture, in the order of the parts.
  private let pictures: [(folder: String, path: String)]

  /// Reads the records of the parts; their order does not matter.
  package init(_ folders: [String]) throws(RenderingError) {
    self.folders = folders
    var parts: [ManifestMerge.Part] = []
    for folder in folders {
      parts.append(ManifestMerge.Part(name: folder, manifest: try Self.manifest(in: folder)))
    }
    do throws(ManifestMergeError) {
      manifest = try ManifestMerge(parts).merged()
    } catch {
      throw RenderingError(error.description)
    }
    pictures = parts.flatMap { part in
      part.manifest.scenes.flatMap(\.pictures).compactMap(\.path).map { (part.name, $0) }
    }
  }

  private static func manifest(in folder: String) throws(RenderingError) -> RenderManifest {
    let path = folder + "/" + SheetFiles.record
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RenderingError("'\(path)' cannot be read: it is written by flytower render")
    }
    do throws(ManifestError) {
      return try ManifestFile.decode(data)
    } catch {
      throw RenderingError("'\(path)' is no record of a run: \(error)")
    }
  }

  /// Copies the pictures to the folder and writes the page; calls the closure with each path.
  ///
  /// - Parameter isInterrupted: Asked before each picture whether to stop.
  /// - Returns: Whether it came to the end.
  package func write(
    to output: String, isInterrupted: () -> Bool, _ written: (String) -> Void
  ) throws(RenderingError) -> Bool {
    AtomicFile.removeLeftovers(below: output)
    for (folder, path) in pictures {
      guard !isInterrupted() else { return false }
      try copy(folder + "/" + path, to: output + "/" + path)
      written(output + "/" + path)
    }
    do throws(FileError) {
      try SheetFiles(manifest).write(to: output)
    } catch {
      throw RenderingError(error.description)
    }
    return true
  }

  private func copy(_ source: String, to target: String) throws(RenderingError) {
    guard let data = FileManager.default.contents(atPath: source) else {
      throw RenderingError("'\(source)' cannot be read: the record of its part names it")
    }
    do throws(FileError) {
      try AtomicFile.write(Array(data), to: target)
    } catch {
      throw RenderingError(error.description)
    }
  }
}
