public import Foundation

/// The file of a manifest: one JSON text, the same bytes for the same manifest.
public enum ManifestFile {
  /// How many bytes a file may have. A run of 500 scenes in 8 looks takes about 30 MB.
  public static let largestSize = 512 << 20

  /// Keys are sorted, nothing is indented.
  public static func encode(_ manifest: RenderManifest) -> Data {
    var json = JSONText()
    json.write(manifest)
    return Data(json.bytes)
  }

  /// Reads what another machine wrote, and trusts none of it.
  public static func decode(_ file: Data) throws(ManifestError) -> RenderManifest {
    guard file.count <= largestSize else {
      throw .tooLarge(bytes: file.count, limit: largestSize)
    }
    let manifest = try parse(file)
    guard manifest.version == RenderManifest.currentVersion else {
      throw .unknownVersion(manifest.version)
    }
    try ManifestCheck.check(manifest)
    return manifest
  }

  /// A file of another version may also have another form: its version is the better answer.
  private static func parse(_ file: Data) throws(ManifestError) -> RenderManifest {
    do {
      return try JSONDecoder().decode(RenderManifest.self, from: file)
    } catch {
      let header = try? JSONDecoder().decode(Header.self, from: file)
      if let version = header?.version, version != RenderManifest.currentVersion {
        throw .unknownVersion(version)
      }
      throw .damaged(reason(error))
    }
  }

  private struct Header: Decodable {
    var version: Int
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "it cannot be read" }
    return switch error {
    case .keyNotFound(let key, let context):
      "\(place(context)) has no '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context)) is not of the right kind"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is not JSON"
    case .dataCorrupted(let context): "\(place(context)) is not of the right kind"
    @unknown default: "it cannot be read"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
    return path.isEmpty ? "it" : "'\(path.joined().drop { $0 == "." })'"
  }
}
