import Diagnostics
import Foundation

/// What readers of resources ask of files.
package enum ResourceFile {
  /// The whole file, if it has no more than `limit` bytes.
  package static func read(_ path: String, limit: Int) throws(DocumentError) -> [UInt8] {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw .unreadable(path, "is not an ordinary file")
    }
    if Int(status.st_size) > limit {
      throw .unreadable(path, "the file has more than \(limit >> 10) kB")
    }
    return try readFile(path)
  }

  package static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What a path is by itself: a link is not followed.
  package enum Kind {
    case folder, link, other
  }

  package static func kind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// What lies in a folder, sorted; nothing where it cannot be read.
  package static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

extension Diagnostic {
  static func unreadable(_ file: String, _ message: String) -> Diagnostic {
    Diagnostic(.error, rule: "unreadable-file", message, at: SourceLocation(file: file))
  }

  /// A resource that breaks the rules of its format at a line.
  static func malformed(_ file: String, _ error: SyntaxError) -> Diagnostic {
    Diagnostic(
      .error, rule: "malformed-resource", error.message,
      at: SourceLocation(file: file, line: error.line))
  }
}
