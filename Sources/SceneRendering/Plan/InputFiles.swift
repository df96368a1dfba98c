import Diagnostics
import Foundation
import InterfaceBuilder
import Theatre

/// The documents that a call names, by themselves or by a folder that holds them.
struct InputFiles {
  /// In the order of the call; those of a folder sorted.
  private(set) var files: [File] = []
  /// The folders of the call.
  private(set) var folders: [String] = []
  private var known: Set<String> = []
  private let outside: [String]
  /// What cannot be looked through.
  private(set) var diagnostics: [Diagnostic] = []

  struct File: Sendable {
    let path: String
    /// Whether it was found in a folder rather than named: then it is passed over where it is of
    /// another system.
    let isFound: Bool
  }

  /// What tells a file from others of its name: where it is in the only folder of the call,
  /// wherever that lies, or the path as it was given.
  func identity(of path: String) -> String {
    guard let folder = folders.first, folders.count == 1, path.hasPrefix(folder + "/") else {
      return path
    }
    return String(path.dropFirst(folder.count + 1))
  }

  /// - Parameter outside: Folders that are not looked into, wherever they are.
  init(_ inputs: [String], without outside: [String], isWanted: (String) -> Bool) {
    self.outside = outside
    for input in inputs {
      if ResourceFile.isFolder(input) { addFolder(input, isWanted) } else { add(input) }
    }
  }

  private mutating func add(_ path: String) {
    take(File(path: path, isFound: false))
  }

  /// A file that is named twice, or named and in a folder too, is one.
  private mutating func take(_ file: File) {
    if known.insert(URL(fileURLWithPath: file.path).standardizedFileURL.path).inserted {
      files.append(file)
    }
  }

  private mutating func addFolder(_ path: String, _ isWanted: (String) -> Bool) {
    let folder = path == "/" ? path : path.droppingLastSlashes
    let index = ProjectIndex(folder: folder, without: outside)
    folders.append(folder)
    diagnostics += index.diagnostics
    let found = (index.storyboards + index.xibs).sorted()
    let wanted = found.filter { isWanted(String($0.dropFirst(folder.count + 1))) }
    if wanted.isEmpty {
      diagnostics.append(
        Diagnostic(
          .error, rule: "no-scenes",
          found.isEmpty
            ? "there is no storyboard and no xib in this folder"
            : "every storyboard and xib in this folder is left out",
          at: SourceLocation(file: path)))
    }
    for path in wanted { take(File(path: path, isFound: true)) }
  }
}

extension String {
  fileprivate var droppingLastSlashes: String {
    var text = self[...]
    while text.count > 1, text.last == "/" { text = text.dropLast() }
    return String(text)
  }
}
