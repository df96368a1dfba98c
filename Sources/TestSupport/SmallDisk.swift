import Foundation

/// A file system in memory, gone when the value and whatever a process has open on it are.
public final class SmallDisk {
  private let descriptor: Int32

  /// Whether this process may make one.
  public static let isAllowed = SmallDisk(byteCount: 1 << 16) != nil

  /// - Parameter file: The name of a file of one byte on a disk that can only be read.
  public init?(byteCount: Int, readOnlyWith file: String? = nil) {
    var pattern = Array((NSTemporaryDirectory() + "flytower-disk-XXXXXX").utf8CString)
    guard mkdtemp(&pattern) != nil else { return nil }
    defer { rmdir(pattern) }
    let options = "size=\(byteCount)"
    guard options.withCString({ mount("none", pattern, "tmpfs", 0, $0) }) == 0 else { return nil }
    defer { umount2(pattern, Int32(MNT_DETACH)) }
    descriptor = open(pattern, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if let file {
      guard FileManager.default.createFile(atPath: "\(path)/\(file)", contents: Data([1]))
      else { return nil }
      guard mount(nil, pattern, nil, UInt(MS_REMOUNT | MS_RDONLY), nil) == 0 else { return nil }
    }
  }

  deinit { close(descriptor) }

  /// A path for this process and those it starts.
  public var path: String { "/proc/\(getpid())/fd/\(descriptor)" }
}
