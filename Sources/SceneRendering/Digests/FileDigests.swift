/// The digests of files that count for scenes, each read once in a run.
///
/// A file that is found with another content later in the run is unsteady: nothing that rests on
/// it is kept.
@MainActor
final class FileDigests {
  /// nil for a file that cannot be read.
  private var known: [String: ContentDigest?] = [:]
  private var unsteady: Set<String> = []

  /// What the file holds; nil if it cannot be read.
  func digest(of path: String) -> ContentDigest? {
    if let digest = known[path] { return digest }
    let digest = try? ContentDigest(ofFile: path)
    known[path] = .some(digest)
    return digest
  }

  /// Somebody read the file for itself and found this.
  func note(_ path: String, _ digest: ContentDigest) {
    if let before = known[path], before != digest { unsteady.insert(path) }
    known[path] = .some(digest)
  }

  /// Whether the file was the same whenever it was read.
  func isSteady(_ path: String) -> Bool { !unsteady.contains(path) }
}
