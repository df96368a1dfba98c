import Foundation

/// An open file or folder, closed when nobody holds it any more.
struct Descriptor: ~Copyable {
  let number: Int32

  /// - Parameter folder: Where a relative name begins; by default in the working folder.
  init(
    opening name: String, in folder: Int32 = AT_FDCWD, _ flags: Int32, mode: mode_t = 0
  ) throws(SystemFailure) {
    // The system would take the part before a zero for the name.
    guard !name.utf8.contains(0) else { throw SystemFailure(EINVAL) }
    var number: Int32
    repeat {
      number = openat(folder, name, flags | O_CLOEXEC, mode)
    } while number < 0 && errno == EINTR
    guard number >= 0 else { throw .last }
    self.number = number
  }

  /// A folder, reached through links only as far as its name has slashes.
  init(folder name: String, in parent: Int32) throws(SystemFailure) {
    try self.init(opening: name, in: parent, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  }

  deinit { close(number) }

  /// Closes and says whether all that was written has arrived, as far as the system can tell.
  consuming func finish() throws(SystemFailure) {
    let result = close(number)
    let failure = SystemFailure.last
    discard self
    // After an interruption Linux has closed the file nevertheless.
    guard result == 0 || failure.code == EINTR else { throw failure }
  }
}

extension Descriptor {
  func status() throws(SystemFailure) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return status
  }

  func writeAll(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) {
    try Self.writeAll(bytes, to: number)
  }

  /// Writes to a descriptor that stays open.
  static func writeAll(_ bytes: UnsafeRawBufferPointer, to number: Int32) throws(SystemFailure) {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = write(number, start, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if count == 0 {
        throw SystemFailure(EIO)
      } else if errno == EAGAIN {
        waitForRoom(in: number)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// A pipe that others have set not to wait is full until its reader has read.
  private static func waitForRoom(in number: Int32) {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }

  /// Reads until the buffer is full or the file ends; returns the number of bytes.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(SystemFailure) -> Int {
    var total = 0
    while total < buffer.count, let start = buffer.baseAddress {
      let count = read(number, start + total, buffer.count - total)
      if count == 0 { break }
      if count > 0 {
        total += count
      } else if errno != EINTR {
        throw .last
      }
    }
    return total
  }

  /// At most so many bytes from here on.
  func bytes(atMost count: Int) throws(SystemFailure) -> [UInt8] {
    var failure: SystemFailure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(SystemFailure) {
        filled = try fill(UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// The names in a folder, sorted, without `.` and `..`.
  func names() throws(SystemFailure) -> [String] {
    // The stream closes what it reads, and a copy has the same place in the folder as the original.
    let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw .last }
    guard let stream = fdopendir(copy) else {
      close(copy)
      throw .last
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

extension stat {
  var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
