import Foundation

/// Runs the body with an empty folder that is gone afterwards.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = NSTemporaryDirectory() + "flytower-" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}

/// The bytes of a file; nil without one.
func bytes(of path: String) -> [UInt8]? {
  FileManager.default.contents(atPath: path).map { Array($0) }
}

/// The names in a folder, sorted.
func names(in folder: String) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
}

/// All that is in a folder, sorted.
func paths(in folder: String) -> [String] {
  (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
}
