import CYaml

/// More than any project has to say, less than any machine minds.
let longestConfiguration = 1 << 20

/// The whole of a file. Special files are refused before they are opened: a pipe would wait.
func readConfiguration(_ path: String) throws(ConfigurationError) -> [UInt8] {
  var status = stat()
  guard stat(path, &status) == 0 else { throw unreadable(path) }
  if status.isKind(S_IFDIR) {
    throw ConfigurationError(path, "is a folder, not a configuration file")
  }
  guard status.isKind(S_IFREG) else {
    throw ConfigurationError(path, "is not an ordinary file")
  }
  guard let stream = fopen(path, "rb") else { throw unreadable(path) }
  defer { fclose(stream) }
  guard let bytes = readToEnd(stream) else { throw unreadable(path) }
  return bytes
}

extension stat {
  /// Whether the file is of the kind, such as `S_IFDIR`.
  func isKind(_ kind: Int32) -> Bool { st_mode & mode_t(S_IFMT) == mode_t(kind) }
}

private func unreadable(_ path: String) -> ConfigurationError {
  if access(path, F_OK) != 0 { return ConfigurationError(path, "there is no such file") }
  if access(path, R_OK) != 0 { return ConfigurationError(path, "no permission to read the file") }
  return ConfigurationError(path, "cannot read the file")
}

/// All that a stream has to give, up to just over the limit; nil when reading fails.
private func readToEnd(_ stream: UnsafeMutablePointer<FILE>) -> [UInt8]? {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count <= longestConfiguration {
    let count = fread(&buffer, 1, buffer.count, stream)
    bytes += buffer[..<count]
    if count < buffer.count { return ferror(stream) == 0 ? bytes : nil }
  }
  return bytes
}
