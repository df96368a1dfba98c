import Foundation

extension AtomicFile {
  /// Writes the pieces, one after the other, under the name in an open folder.
  static func place(
    _ pieces: [UnsafeRawBufferPointer], as name: String, in folder: Int32
  ) throws(SystemFailure) {
    let part = PartName.next()
    defer { part.retire() }
    do throws(SystemFailure) {
      try write(pieces, to: part, in: folder)
      guard renameat(folder, part.text, folder, name) == 0 else { throw .last }
    } catch {
      unlinkat(folder, part.text, 0)
      throw error
    }
  }

  private static func write(
    _ pieces: [UnsafeRawBufferPointer], to part: PartName, in folder: Int32
  ) throws(SystemFailure) {
    let file = try open(part, in: folder)
    try FileSizeSignal.whileHeld { () throws(SystemFailure) in
      for piece in pieces { try file.writeAll(piece) }
    }
    try file.finish()
  }

  private static func open(_ part: PartName, in folder: Int32) throws(SystemFailure) -> Descriptor {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    do throws(SystemFailure) {
      return try Descriptor(opening: part.text, in: folder, flags, mode: 0o666)
    } catch  where error.code == EEXIST {
      // A process that had this process's number was killed and has left it.
      unlinkat(folder, part.text, 0)
      return try Descriptor(opening: part.text, in: folder, flags, mode: 0o666)
    }
  }

  /// Removes the parts that killed processes have left in a folder, and returns how many.
  ///
  /// Parts of processes that run are left, as far as this machine can see them: a folder that
  /// several machines write to at once is better cleaned when they are done.
  @discardableResult
  package static func removeLeftovers(in folder: String) -> Int {
    guard let folder = try? Descriptor(opening: folder, O_RDONLY | O_DIRECTORY) else { return 0 }
    return removeLeftovers(in: folder)
  }

  static func removeLeftovers(in folder: borrowing Descriptor) -> Int {
    let names = (try? folder.names()) ?? []
    return names.count { name in
      guard let part = PartName(name), part.isLeftOver else { return false }
      var status = stat()
      guard fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.isFile else {
        return false
      }
      return unlinkat(folder.number, name, 0) == 0
    }
  }
}
