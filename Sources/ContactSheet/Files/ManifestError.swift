/// Why a file is no manifest that this program takes.
public enum ManifestError: Error, Equatable, CustomStringConvertible {
  case tooLarge(bytes: Int, limit: Int)
  /// Cut off, changed, or never a manifest.
  case damaged(String)
  case unknownVersion(Int)
  /// Readable, but with a value that no run writes.
  case refused(String)

  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit):
      "the manifest has \(bytes) bytes, more than the \(limit) that are read"
    case .damaged(let reason):
      "the manifest is damaged: \(reason); render this part again"
    case .unknownVersion(let version):
      "the manifest is of version \(version), and this program reads version "
        + "\(RenderManifest.currentVersion); use the same program for all parts"
    case .refused(let reason):
      "the manifest is refused: \(reason)"
    }
  }
}
