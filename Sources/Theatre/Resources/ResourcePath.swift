/// The parts of a resource's path that decide what it is for.
struct ResourcePath {
  /// The folder that holds it, or the one above when that is a folder of a language.
  let place: String
  /// `Base`, `en`, `mul`; nil for a file of all languages.
  let language: String?
  /// The name without ending.
  let stem: String

  init(_ path: String) {
    let folder = ProjectFolder.parent(of: path)
    let isLocalized = folder.hasSuffix(".lproj")
    place = isLocalized ? ProjectFolder.parent(of: folder) : folder
    language =
      isLocalized
      ? folder.split(separator: "/").last.map { String($0.dropLast(".lproj".count)) } : nil
    let name = path.split(separator: "/").last.map(String.init) ?? path
    stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
