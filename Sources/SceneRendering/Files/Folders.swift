import Foundation

/// Makes folders.
enum Folders {
  /// Makes a folder and those above it; what is there already is left.
  static func make(_ path: String) throws(SystemFailure) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    let failure = SystemFailure.last
    guard failure.code == ENOENT, let above = parent(of: path) else { throw failure }
    try make(above)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// The folder that a path's last name stands in; nil for a single name and for the root.
  private static func parent(of path: String) -> String? {
    let trimmed = path.utf8.reversed().drop { $0 == UInt8(ascii: "/") }
    let rest = trimmed.drop { $0 != UInt8(ascii: "/") }
    let above = String(decoding: rest.reversed(), as: UTF8.self)
    return above.isEmpty || above.utf8.count >= path.utf8.count ? nil : above
  }
}
