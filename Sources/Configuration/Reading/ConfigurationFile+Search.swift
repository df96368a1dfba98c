import CYaml
public import Diagnostics

extension ConfigurationFile {
  /// The configuration nearest to a file or a folder: in its folder or in one of those above.
  ///
  /// At most `limit` folders are looked into. One that holds `.git` is the last: what lies above
  /// belongs to another project. Where a folder has both spellings, `.flytower.yml` counts, and
  /// `log` hears of the other.
  public static func path(
    above file: String, upTo limit: Int = 32, log: inout DiagnosticLog
  ) -> String? {
    var folder = FolderPath(file)
    if !isFolder(file) { folder.ascend() }
    for _ in 0..<limit {
      if let path = path(in: folder, log: &log) { return path }
      if access(folder.path(of: ".git"), F_OK) == 0 { return nil }
      let below = FileIdentity(folder.description)
      folder.ascend()
      // Above the root is the root.
      if let below, below == FileIdentity(folder.description) { return nil }
    }
    return nil
  }

  private static func path(in folder: FolderPath, log: inout DiagnosticLog) -> String? {
    let found = [".flytower.yml", ".flytower.yaml"].map(folder.path).filter {
      access($0, F_OK) == 0
    }
    if let second = found.dropFirst().first {
      log.report(.secondFile(second, beside: found[0]), once: second)
    }
    return found.first
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.isKind(S_IFDIR)
  }
}

/// A folder by its path, which may be relative.
private struct FolderPath: CustomStringConvertible {
  private let isAbsolute: Bool
  private var parts: [Substring]

  init(_ path: String) {
    isAbsolute = path.utf8.first == UInt8(ascii: "/")
    parts = path.split(separator: "/").filter { $0 != "." }
  }

  mutating func ascend() {
    if let last = parts.last, last != ".." {
      parts.removeLast()
    } else if !isAbsolute || !parts.isEmpty {
      parts.append("..")
    }
  }

  func path(of name: String) -> String {
    (isAbsolute ? "/" : "") + (parts + [name[...]]).joined(separator: "/")
  }

  var description: String { path(of: ".") }
}

/// What tells a folder from all others, whatever its path.
private struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

extension Diagnostic {
  fileprivate static func secondFile(_ second: String, beside first: String) -> Diagnostic {
    Diagnostic(
      .warning, rule: "second-configuration", "'\(first)' counts, and this file does not",
      at: SourceLocation(file: second), hint: "keep one of the two")
  }
}
