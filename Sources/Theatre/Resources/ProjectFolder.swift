import InterfaceBuilder

/// Finds the folder of the project that a file belongs to.
public enum ProjectFolder {
  /// The nearest folder above the file that holds a project of Xcode or a Swift package; without
  /// one the folder given for that case, or else the file's own, or the one that holds it when
  /// that is a folder of a language.
  public static func containing(_ file: String, otherwise given: String? = nil) -> String {
    var search = ProjectSearch()
    return search.folder(containing: file, otherwise: given)
  }

  /// A path without its last part; a relative path ends at the present folder.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// Looks for the projects of many files, each folder once.
public struct ProjectSearch {
  /// Folders looked at above a file.
  private static let reach = 32

  private var known: [String: Bool] = [:]

  public init() {}

  /// As `ProjectFolder.containing(_:otherwise:)`.
  public mutating func folder(containing file: String, otherwise given: String? = nil) -> String {
    let own = ProjectFolder.parent(of: file)
    var folder = own
    for _ in 0..<Self.reach {
      if holdsProject(folder) { return folder }
      let above = Self.folderAbove(folder)
      if above == folder { break }
      folder = above
    }
    return given ?? (own.hasSuffix(".lproj") ? ProjectFolder.parent(of: own) : own)
  }

  /// Goes on above the present folder, and above where a relative path leads out of it.
  private static func folderAbove(_ folder: String) -> String {
    if folder == "." { return ".." }
    let last = folder.split(separator: "/").last
    return last == ".." ? folder + "/.." : ProjectFolder.parent(of: folder)
  }

  private mutating func holdsProject(_ folder: String) -> Bool {
    if let answer = known[folder] { return answer }
    let answer = ResourceFile.names(in: folder).contains {
      $0.hasSuffix(".xcodeproj") || $0 == "Package.swift"
    }
    known[folder] = answer
    return answer
  }
}
