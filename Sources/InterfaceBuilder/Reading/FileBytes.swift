import Foundation

/// The bytes of a file of any sort that can be read to its end.
///
/// Reads at most one byte more than a document may have, so that an endless file ends too.
func readFile(_ path: String) throws(DocumentError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw unreadable(path) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw unreadable(path) }
  if status.st_mode & S_IFMT == S_IFDIR {
    throw .unreadable(path, "is a directory, not a storyboard or xib")
  }
  guard let bytes = readToEnd(descriptor, expecting: Int(status.st_size)) else {
    throw unreadable(path)
  }
  return bytes
}

private func unreadable(_ path: String) -> DocumentError {
  switch errno {
  case ENOENT: .unreadable(path, "there is no such file")
  case EACCES: .unreadable(path, "no permission to read the file")
  default: .unreadable(path, "cannot read the file: \(String(cString: strerror(errno)))")
  }
}

/// All that a descriptor has to give, up to the size limit; nil when reading fails.
private func readToEnd(_ descriptor: Int32, expecting size: Int) -> [UInt8]? {
  var bytes: [UInt8] = []
  var capacity = min(max(size, 0), Source.limit) + 1
  while bytes.count <= Source.limit {
    guard let piece = readPiece(descriptor, capacity) else { return nil }
    if piece.isEmpty { return bytes }
    if bytes.isEmpty { bytes = piece } else { bytes += piece }
    capacity = 1 << 16
  }
  return bytes
}

private func readPiece(_ descriptor: Int32, _ capacity: Int) -> [UInt8]? {
  var failed = false
  let piece = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
    let result = read(descriptor, buffer.baseAddress, capacity)
    failed = result < 0
    count = max(result, 0)
  }
  return failed ? nil : piece
}
