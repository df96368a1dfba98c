package import Diagnostics
import Foundation

/// Why a file or a folder could not be read or written.
package struct FileError: Error, Hashable, Sendable {
  package let action: Action
  package let path: String
  package let cause: Cause

  package init(_ action: Action, _ path: String, _ cause: Cause) {
    self.action = action
    self.path = path
    self.cause = cause
  }

  init(_ action: Action, _ path: String, _ failure: SystemFailure) {
    self.init(action, path, Cause(failure.code))
  }

  package enum Action: String, Hashable, Sendable {
    case read, write
  }

  package enum Cause: Hashable, Sendable {
    case noSpace, tooLarge, readOnly, notPermitted, folderInTheWay, fileInTheWay, notAFile
    case nameTooLong, notFound, linksInCircles, tooManyOpenFiles, noMemory
    /// An error number of the system without a word of ours.
    case other(Int32)

    package init(_ code: Int32) {
      self = Self.named[code] ?? .other(code)
    }

    private static let named: [Int32: Cause] = [
      ENOSPC: .noSpace, EDQUOT: .noSpace, EFBIG: .tooLarge, EROFS: .readOnly,
      EACCES: .notPermitted, EPERM: .notPermitted, EISDIR: .folderInTheWay,
      ENOTDIR: .fileInTheWay, ENAMETOOLONG: .nameTooLong, ENOENT: .notFound,
      ELOOP: .linksInCircles, EMFILE: .tooManyOpenFiles, ENFILE: .tooManyOpenFiles,
      ENOMEM: .noMemory, ENOTSUP: .notAFile,
    ]
  }
}

extension FileError: CustomStringConvertible {
  /// A sentence without a final period.
  package var description: String {
    "'\(path)' cannot be \(action == .read ? "read" : "written"): \(cause)"
  }

  /// The sentence as a finding at the file, with what would put it right.
  package func diagnostic(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      severity, rule: action == .read ? "unreadable-file" : "unwritable-file",
      "cannot \(action.rawValue) the file: \(cause)", at: SourceLocation(file: path),
      hint: cause.hint)
  }
}

extension FileError.Cause: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSpace: "no space is left on the disk, or none that the quota allows"
    case .tooLarge: "it would be larger than files may be here"
    case .readOnly: "the file system is read-only"
    case .notPermitted: "there is no permission"
    case .folderInTheWay: "a folder stands in its place"
    case .fileInTheWay: "a part of its path is a file, not a folder"
    case .notAFile: "what stands in its place is neither a file nor a folder"
    case .nameTooLong: "its name or path is too long"
    case .notFound: "there is no such file or folder"
    case .linksInCircles: "its path leads through too many links"
    case .tooManyOpenFiles: "too many files are open"
    case .noMemory: "there is not enough memory"
    case .other(let code): String(cString: strerror(code))
    }
  }

  var hint: String? {
    switch self {
    case .noSpace: "free some space, or write to another disk"
    case .tooLarge: "raise the limit (ulimit -f), or write to another file system"
    case .readOnly, .notPermitted: "choose another folder, or change who may write there"
    case .folderInTheWay, .fileInTheWay, .notAFile: "move it away, or choose another folder"
    case .nameTooLong: "choose a shorter path"
    case .tooManyOpenFiles: "raise the limit (ulimit -n)"
    case .notFound, .linksInCircles, .noMemory, .other: nil
    }
  }
}
