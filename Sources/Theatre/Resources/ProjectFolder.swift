import InterfaceBuilder

/// Finds the folder of the project that a file belongs to.
public enum ProjectFolder {
  /// Folders looked at above a file.
  private static let reach = 32

  /// The nearest folder above the file that holds a project of Xcode or a Swift package; without
  /// one the folder given for that case, or else the file's own, or the one that holds it when
  /// that is a folder of a language.
  public static func containing(_ file: String, otherwise given: String? = nil) -> String {
    let own = parent(of: file)
    var folder = own
    for _ in 0..<reach {
      if holdsProject(folder) { return folder }
      let above = folderAbove(folder)
      if above == folder { break }
      folder = above
    }
    return given ?? (own.hasSuffix(".lproj") ? parent(of: own) : own)
  }

  /// Goes on above the present folder, and above where a relative path leads out of it.
  private static func folderAbove(_ folder: String) -> String {
    if folder == "." { return ".." }
    let last = folder.split(separator: "/").last
    return last == ".." ? folder + "/.." : parent(of: folder)
  }

  private static func holdsProject(_ folder: String) -> Bool {
    ResourceFile.names(in: folder).contains {
      $0.hasSuffix(".xcodeproj") || $0 == "Package.swift"
    }
  }

  /// A path without its last part; a relative path ends at the present folder.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
