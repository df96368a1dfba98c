import Foundation

extension AtomicFile {
  /// Makes a folder that files can be written to, and those above it.
  package static func makeFolder(_ path: String) throws(FileError) {
    do throws(SystemFailure) {
      try Folders.make(path)
      _ = try Descriptor(opening: path, O_RDONLY | O_DIRECTORY)
      guard access(path, W_OK) == 0 else { throw SystemFailure.last }
    } catch {
      throw FileError(.write, path, error)
    }
  }

  /// Removes the parts that killed processes have left in a folder and those right in it.
  package static func removeLeftovers(below folder: String) {
    removeLeftovers(in: folder)
    guard let names = try? Descriptor(opening: folder, O_RDONLY | O_DIRECTORY).names() else {
      return
    }
    for name in names where !name.hasPrefix(".") { removeLeftovers(in: folder + "/" + name) }
  }
}
