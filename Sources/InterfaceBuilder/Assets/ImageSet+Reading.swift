import Diagnostics

extension ImageSet {
  /// Files that an image of iOS can be made of.
  private static let formats = ["png", "jpg", "jpeg", "svg", "pdf"]

  init(_ contents: JSONNode, folder: String, reader: inout AssetReader) {
    self.folder = folder
    let properties = contents["properties"]
    renderingIntent =
      properties?["template-rendering-intent"]?.string.flatMap(RenderingIntent.init) ?? .automatic
    preservesVectors = properties?["preserves-vector-representation"]?.flag ?? false
    var variants: [Variant] = []
    for entry in contents["images"]?.elements ?? [] {
      if let variant = Self.variant(entry, folder: folder, reader: &reader) {
        variants.append(variant)
      }
    }
    self.variants = variants
  }

  private static func variant(
    _ entry: JSONNode, folder: String, reader: inout AssetReader
  ) -> Variant? {
    // An entry without a file is a place that the editor shows empty.
    guard let file = entry["filename"]?.string, !file.isEmpty else { return nil }
    guard reader.hasFile(file, in: folder, at: entry["filename"]?.line) else { return nil }
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard formats.contains(ending) else {
      reader.report(
        .warning, "unsupported", "images of format '\(ending)' are not supported", in: folder,
        line: entry.line)
      return nil
    }
    let scale = entry["scale"]?.string.flatMap { Int($0.prefix { $0 != "x" }) }
    let isVector = ending == "svg" || ending == "pdf"
    return Variant(
      file: file, scale: isVector ? nil : scale ?? 1, conditions: AssetConditions(entry),
      slicing: Slicing(entry["resizing"]))
  }
}
