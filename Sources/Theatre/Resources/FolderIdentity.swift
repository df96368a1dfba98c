import Foundation

/// What tells a folder from all others, whatever its path.
struct FolderIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// nil where nothing is.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
