import Foundation

/// Writes files that are there whole or not at all.
///
/// The bytes go to a hidden file in the same folder, `.flytower-PID-N.part`, which takes the final
/// name once it is complete and closed. So nobody ever sees half a file under the final name, even
/// if the disk fills up or the process is killed; after a loss of power that is up to the file
/// system, as nothing is forced to the disk. Any number of threads and processes may write at once.
package enum AtomicFile {
  /// Makes the folders on the way. A file that has these bytes already is left, with its times; any
  /// other is replaced by a new one, and so is a link, but not what it leads to.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try bytes.withUnsafeBufferPointer { buffer throws(FileError) in
      try write(UnsafeRawBufferPointer(buffer), to: path)
    }
  }

  package static func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(FileError) {
    do throws(SystemFailure) {
      let (folder, name) = try split(path)
      let parent = try open(folder)
      if try holds(bytes, name, in: parent.number) { return }
      try place([bytes], as: name, in: parent.number)
    } catch {
      throw FileError(.write, path, error)
    }
  }

  /// A path's folder, which may be empty for the working folder, and the last name.
  private static func split(_ path: String) throws(SystemFailure) -> (folder: String, name: String)
  {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = String(slash.map { path[path.utf8.index(after: $0)...] } ?? path[...])
    let folder = String(slash.map { path[...$0] } ?? "./")
    guard !path.isEmpty else { throw SystemFailure(ENOENT) }
    // The system would take the part before a zero for the name.
    guard !path.utf8.contains(0) else { throw SystemFailure(EINVAL) }
    guard !["", ".", ".."].contains(name) else { throw SystemFailure(EISDIR) }
    return (folder, name)
  }

  /// Opens a folder, made if need be.
  private static func open(_ folder: String) throws(SystemFailure) -> Descriptor {
    do throws(SystemFailure) {
      return try Descriptor(opening: folder, O_RDONLY | O_DIRECTORY)
    } catch  where error.code == ENOENT {
      try Folders.make(folder)
      return try Descriptor(opening: folder, O_RDONLY | O_DIRECTORY)
    }
  }

  /// Whether a file of the name has just these bytes. What can neither be left nor be replaced is an
  /// error.
  private static func holds(
    _ bytes: UnsafeRawBufferPointer, _ name: String, in folder: Int32
  ) throws(SystemFailure) -> Bool {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      guard errno == ENOENT else { throw .last }
      return false
    }
    if status.isFolder { throw SystemFailure(EISDIR) }
    if status.isLink { return false }
    guard status.isFile else { throw SystemFailure(ENOTSUP) }
    guard status.st_size == bytes.count else { return false }
    guard let old = try? Descriptor(opening: name, in: folder, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
      let present = try? old.bytes(atMost: bytes.count)
    else { return false }
    return present.withUnsafeBytes { isEqual($0, bytes) }
  }

  /// Whether two pieces of the same length hold the same bytes.
  private static func isEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer)
    -> Bool
  {
    guard left.count == right.count else { return false }
    guard let left = left.baseAddress, let start = right.baseAddress else { return true }
    return memcmp(left, start, right.count) == 0
  }
}
