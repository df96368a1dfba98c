import Diagnostics
import Foundation

/// Walks a catalog's folders in the order of their names.
struct AssetReader {
  /// Bounds of one catalog: assets and groups, levels of groups, bytes of one description.
  static let folderLimit = 20_000
  static let depthLimit = 32
  static let sizeLimit = 4 << 20

  let folder: String
  private(set) var images: [String: ImageSet] = [:]
  private(set) var colors: [String: ColorSet] = [:]
  private(set) var unsupported: [String: Int] = [:]
  private(set) var log = DiagnosticLog()
  private var folderCount = 0

  init(folder: String) { self.folder = folder }

  mutating func read() {
    guard ResourceFile.isFolder(folder) else {
      return log.report(.unreadable(folder, "there is no such catalog"))
    }
    readGroup(folder, prefix: "", depth: 0)
  }

  private mutating func readGroup(_ path: String, prefix: String, depth: Int) {
    guard depth <= Self.depthLimit else {
      return report(
        .error, "resource-limit", "groups are nested more than \(Self.depthLimit) deep", in: path)
    }
    for name in ResourceFile.names(in: path) where !name.hasPrefix(".") {
      let inner = path + "/" + name
      // A link may lead anywhere, even to a folder above.
      guard ResourceFile.kind(of: inner) == .folder else { continue }
      folderCount += 1
      guard folderCount <= Self.folderLimit else {
        return log.report(
          Diagnostic(
            .error, rule: "resource-limit",
            "the catalog has more than \(Self.folderLimit) assets; the rest is left out",
            at: SourceLocation(file: folder)), once: "limit")
      }
      readAsset(inner, name: name, prefix: prefix, depth: depth)
    }
  }

  private mutating func readAsset(_ path: String, name: String, prefix: String, depth: Int) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return readPlainGroup(path, name: name, prefix: prefix, depth: depth)
    }
    let asset = prefix + name[..<dot]
    switch name[name.index(after: dot)...] {
    case "imageset":
      guard let contents = contents(of: path) else { return }
      images[asset] = ImageSet(contents, folder: path, reader: &self)
    case "colorset":
      guard let contents = contents(of: path) else { return }
      colors[asset] = ColorSet(contents, folder: path, reader: &self)
    case "appiconset", "launchimage", "symbolset", "dataset", "textureset", "cubetextureset",
      "imagestack", "brandassets", "spriteatlas", "sticker", "stickerpack", "complicationset",
      "arresourcegroup", "mipmapset", "iconset", "watchface", "stickersequence", "arreferenceimage",
      "arreferenceobject", "gcdashboardimage", "gcleaderboard", "solidimagestack",
      "solidimagestacklayer", "imagestacklayer":
      unsupported[String(name[name.index(after: dot)...]), default: 0] += 1
    default: readPlainGroup(path, name: name, prefix: prefix, depth: depth)
    }
  }

  /// A group may do without a description.
  private mutating func readPlainGroup(
    _ path: String, name: String, prefix: String, depth: Int
  ) {
    var inner = prefix
    if ResourceFile.isThere(path + "/Contents.json"), let contents = contents(of: path),
      contents["properties"]?["provides-namespace"]?.flag == true
    {
      inner += name + "/"
    }
    readGroup(path, prefix: inner, depth: depth + 1)
  }

  private mutating func contents(of path: String) -> JSONNode? {
    let file = path + "/Contents.json"
    do {
      let bytes = try ResourceFile.read(file, limit: Self.sizeLimit)
      return try JSONReader.read(bytes)
    } catch let error as SyntaxError {
      log.report(.malformed(file, error))
    } catch let error as DocumentError {
      log.report(error.diagnostic)
    } catch {
      log.report(.unreadable(file, "cannot read the file"))
    }
    return nil
  }

  // MARK: - What images and colours ask

  /// Whether the asset's folder has the file; where it has not, that is a finding.
  mutating func hasFile(_ name: String, in path: String, at line: Int?) -> Bool {
    if name.contains("/") || name == ".." || ResourceFile.kind(of: path + "/" + name) == .link {
      report(.error, "missing-file", "'\(name)' lies outside the catalog", in: path, line: line)
      return false
    }
    if ResourceFile.isThere(path + "/" + name) { return true }
    report(.error, "missing-file", "there is no file '\(name)'", in: path, line: line)
    return false
  }

  mutating func report(
    _ severity: Severity, _ rule: String, _ message: String, in path: String, line: Int? = nil
  ) {
    log.report(
      Diagnostic(
        severity, rule: rule, message,
        at: SourceLocation(file: path + "/Contents.json", line: line)))
  }
}
