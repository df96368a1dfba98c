import Foundation

/// Paths without links and without `.` and `..`, so that two of one file are equal.
enum RealPath {
  /// What of the path is not there is taken as it is written.
  static func of(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    var existing = url
    var rest: [String] = []
    while existing.path != "/", access(existing.path, F_OK) != 0 {
      rest.insert(existing.lastPathComponent, at: 0)
      existing.deleteLastPathComponent()
    }
    return ([existing.resolvingSymlinksInPath().path] + rest).joined(separator: "/")
      .replacing("//", with: "/")
  }
}
